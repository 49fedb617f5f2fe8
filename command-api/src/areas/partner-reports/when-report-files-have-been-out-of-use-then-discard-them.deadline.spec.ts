import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { allViews, Role } from '@portal/contracts';
import { reportFileExpiries } from '@portal/contracts/areas/partner-reports';
import { TemporaryArea } from '@portal/platform/files/temporary-area';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { uploadSweep } from '../../sweep-uploads';
import { createWriteSide } from '../../write-side';

/** From now on: the store of files says by the clock of the machine how old they are. */
const start = new Date().toISOString();
const minutesFrom = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();
const deletedAt = minutesFrom(start, 24 * 60);
const due = minutesFrom(deletedAt, 30 * 24 * 60);
const lastMoment = minutesFrom(due, -1);
const after = minutesFrom(due, 1);
const name = 'when-report-files-have-been-out-of-use-then-discard-them';
const by = { actor: testActor(Role.Partner, { userId: 16, restaurants: [] }), correlationId: 'request-1' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expiry-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function open() {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const clock = testClock(start);
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const keys = new MemoryKeyStore();
  const side = createWriteSide({ market: 'ES', events, codec: plainCodec, secrets, keys, now: clock.now });
  const files = new DiskFileStore(join(folder, 'files'));
  const temporary = new TemporaryArea(join(folder, 'temporary'));
  const sweep = uploadSweep({ runner: side.runner, events, files, temporary, now: clock.now });
  const { bindings, runner } = side;
  const own = bindings['partner-reports'];

  /** A PDF comes by itself. @returns the key of its file */
  async function bring(filename: string): Promise<string> {
    const file = await files.put(Buffer.from(`%PDF ${filename}`));
    const input = { month: '2026-11', archive: null, entries: [{ filename, file, reason: null }] };
    expect(await runner.run(own.RecordPartnerReports, input, by)).toMatchObject({ ok: true });
    return file.key;
  }
  const settled = () => running.retryParked(name, '');
  const running = await side.startReactions({ views, wakeAfter: clock.wakeAfter });
  return {
    ...{ bring, running, events },
    remove: (id: string) => runner.run(own.DeletePartnerReport, { id }, by),
    restore: (...ids: string[]) => runner.run(own.RestorePartnerReports, { ids }, by),
    isKept: async (key: string) => (await files.size(key)) !== null,
    /** Lets time pass, and looks through the files then. */
    async passUntil(at: string) {
      await settled();
      clock.jumpTo(at);
      clock.ring();
      await settled();
      await sweep();
    },
    waiting: () => views.count(reportFileExpiries.name, {}),
  };
}

describe('the file of a report', () => {
  it('[R13] is kept for thirty days after the report was deleted, and gone then; another is not', async () => {
    const portal = await open();
    const [gone, kept] = [await portal.bring('101.pdf'), await portal.bring('102.pdf')];
    await portal.passUntil(deletedAt);
    await portal.remove('11-2026-1');
    await portal.passUntil(lastMoment);
    expect(await portal.isKept(gone)).toBe(true);
    await portal.passUntil(after);
    await portal.running.stop();
    expect([await portal.isKept(gone), await portal.isKept(kept)]).toEqual([false, true]);
    expect(await portal.restore('11-2026-1')).toMatchObject({
      rejection: { rejected: 'report_file_removed' },
    });
    const last = (await portal.events.readStream('partnerReports-11-2026')).at(-1);
    expect([last?.type, last?.metadata.at]).toEqual(['PartnerReportFilesDiscarded', due]);
    expect(await portal.waiting()).toBe(0);
  });

  it('[U5] [R13] stays when the report was restored in time', async () => {
    const portal = await open();
    const key = await portal.bring('101.pdf');
    await portal.passUntil(deletedAt);
    await portal.remove('11-2026-1');
    await portal.passUntil(lastMoment);
    expect(await portal.restore('11-2026-1')).toMatchObject({ ok: true });
    await portal.passUntil(after);
    await portal.running.stop();
    expect(await portal.isKept(key)).toBe(true);
  });

  it('[R-PRT-09] [R13] is gone thirty days after another one came for the report', async () => {
    const portal = await open();
    const former = await portal.bring('101.pdf');
    await portal.passUntil(deletedAt);
    const current = await portal.bring('101.PDF');
    await portal.passUntil(lastMoment);
    expect(await portal.isKept(former)).toBe(true);
    await portal.passUntil(after);
    await portal.running.stop();
    expect([await portal.isKept(former), await portal.isKept(current)]).toEqual([false, true]);
  });
});
