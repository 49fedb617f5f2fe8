import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastMonths, marketRecords, monthInPath, monthKey } from '@portal/contracts';
import type { PartnerReport, SentReport } from '@portal/contracts/areas/partner-reports';
import { FileReferences } from '@portal/platform/files/file-references';
import { sweepFiles } from '@portal/platform/files/file-sweep';
import { TemporaryArea } from '@portal/platform/files/temporary-area';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { buildPortal } from '../programs/portal-process';
import { until } from '../programs/until';
import { readLogOnDisk } from './log-on-disk';
import { startProcessUnderTest, type ProcessUnderTest } from './process-under-test';
import { retryingClient } from './retrying-client';
import { archiveForm, largeArchive } from './sent-archive';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

/* R13, W16: crashes while unpacking, storing and recording an archive. */

const timeoutMs = 300_000;
const count = 30;
const [current = '', earlier = ''] = lastMonths(new Date().toISOString(), marketRecords.ES.timeZone, 2);

let world: WorldOnDisk;
let underTest: ProcessUnderTest;
let archive: Buffer;
beforeAll(buildPortal, timeoutMs);
beforeAll(async () => {
  archive = largeArchive(count, 512);
  world = await makeWorldOnDisk('ES');
  underTest = await startProcessUnderTest(world);
}, timeoutMs);
afterAll(() => rmSync(world.dataDir, { recursive: true }));

const inFolder = (name: string) =>
  readdirSync(join(world.dataDir, name), { recursive: true, withFileTypes: true });
/** Temporary files of archives. */
const unpacked = () => inFolder('uploads').filter(({ parentPath }) => parentPath.endsWith('.files'));
const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const added = () =>
  readLogOnDisk(world.dataDir)
    .rows.filter(({ type }) => type === 'PartnerReportAdded')
    .map(({ data }) => data as { month: string; key: string; sha256: string });

const send = (month: string, key: string) =>
  retryingClient(underTest.url, world.partner).send('partner/report/add', key, {}, () => ({
    body: archiveForm(monthKey(month), archive),
    headers: {},
  }));
async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`${underTest.url}/api/partner/report${path}`, { headers: { ...world.partner } });
  return ((await answer.json()) as { data: T }).data;
}
/** Retries through the crash. */
async function sendThroughDeath(crashAt: string, month: string, key: string) {
  let sending: ReturnType<typeof send> | undefined;
  await underTest.nextDeath(crashAt, () => void (sending = send(month, key)));
  if (!sending) throw new Error(`it died before it was reached: ${crashAt}`);
  return sending;
}

/** All files stored and listed once. */
async function expectWhole(month: string, files: readonly SentReport[]): Promise<void> {
  expect(files.filter(({ reason }) => reason === null)).toHaveLength(count);
  const there = () => ask<PartnerReport[]>(`?month=${monthInPath(month)}&size=-1`);
  await until('all reports are listed', async () => (await there()).length >= count);
  const listed = await there();
  expect(listed.map(({ id }) => id).sort()).toEqual(files.map(({ id }) => id).sort());
  expect(added().filter((report) => report.month === month)).toHaveLength(count);
}

describe('a portal that crashes while unpacking an archive of reports', () => {
  it(
    '[W16] [R13] keeps nothing of one that it was unpacking, and takes all of it when it comes again',
    async () => {
      const broken = fetch(`${underTest.url}/api/partner/report/add`, {
        method: 'POST',
        headers: { ...world.partner, 'idempotency-key': 'archive-0001' },
        body: archiveForm(monthKey(current), archive),
      }).then(
        () => 'answered',
        () => 'broken',
      );
      await until('some of it is unpacked', async () => unpacked().length > 3);
      await underTest.killNow();
      expect(await broken).toBe('broken');
      expect(added()).toEqual([]);
      expect(await ask('/months')).toEqual([]);
      expect(await ask('?size=-1')).toEqual([]);
      // Next crash: while storing files.
      const { data, attempts } = await sendThroughDeath('file:after-appearing#10', current, 'archive-0001');
      expect(attempts).toBeGreaterThan(1);
      await expectWhole(current, data.files as readonly SentReport[]);
    },
    timeoutMs,
  );

  it(
    '[R2] [W16] answers for one that it had recorded and not answered for, without recording it again',
    async () => {
      // Append 1 counts files of the day, append 2 is the month.
      const { data } = await sendThroughDeath('append:after-commit#2', earlier, 'archive-0002');
      await expectWhole(earlier, data.files as readonly SentReport[]);
      const again = await send(earlier, 'archive-0002');
      expect(again.data).toEqual(data);
    },
    timeoutMs,
  );

  it('[R13] has the file of each report, and leaves nothing that the sweep does not take', async () => {
    expect(await underTest.stop()).toMatchObject({ code: 0 });
    const log = new SqliteEventStore(join(world.dataDir, 'events.db'));
    const removed = await sweepFiles({
      references: new FileReferences(log),
      files: new DiskFileStore(join(world.dataDir, 'files')),
      temporary: new TemporaryArea(join(world.dataDir, 'uploads')),
      now: () => new Date(Date.now() + 25 * 3_600_000),
      discard: async () => undefined,
    });
    await log.close();
    // Left by the crash while storing; a retry removes its own files.
    expect(removed).toHaveLength(10);
    expect(inFolder('uploads').filter(({ name, parentPath }) => /files$/.test(name + parentPath))).toEqual(
      [],
    );
    expect(inFolder('uploads').filter((entry) => entry.isFile())).toEqual([]);
    const stored = new Map(
      inFolder('files')
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => [name, join(parentPath, name)]),
    );
    for (const { key, sha256: digest } of added()) expect(sha256(stored.get(key) ?? '')).toBe(digest);
  });
});
