import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FileReferences } from '@portal/platform/files/file-references';
import { sweepFiles } from '@portal/platform/files/file-sweep';
import { TemporaryArea } from '@portal/platform/files/temporary-area';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { buildPortal } from '../programs/portal-process';
import { readLogOnDisk } from './log-on-disk';
import { retryingClient } from './retrying-client';
import { beginUpload, sendHalf } from './resuming-client';
import { until } from '../programs/until';
import { startProcessUnderTest, type ProcessUnderTest } from './process-under-test';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

/* R13: crashes during uploads, resumable and single. */

const mebibyte = 1024 * 1024;
const document_ = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
/** Build and restarts on a busy machine. */
const timeoutMs = 300_000;

let world: WorldOnDisk;
let underTest: ProcessUnderTest;
/** Files of the fixture. */
let filesBefore: number;
beforeAll(buildPortal, timeoutMs);
beforeAll(async () => {
  world = await makeWorldOnDisk('ES');
  filesBefore = events('FileUploaded').length;
  underTest = await startProcessUnderTest(world);
}, timeoutMs);
afterAll(() => rmSync(world.dataDir, { recursive: true }));

/** File store keys with digests. */
function stored(): ReadonlyMap<string, string> {
  const files = readdirSync(join(world.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, sha256(readFileSync(join(parentPath, name)))]),
  );
}

/** Bytes of unfinished uploads. */
function landed(): number {
  const files = readdirSync(join(world.dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0);
}

/** Kills once more than `bytes` have arrived. */
async function killWhenLanded(bytes: number): Promise<void> {
  await until('a half has landed', async () => landed() > bytes);
  await underTest.killNow();
}

const events = (type: string) => readLogOnDisk(world.dataDir).rows.filter((row) => row.type === type);
const recorded = () => events('FileUploaded').map(({ data }) => (data as { key: string }).key);

describe('a portal that dies while a file is being sent to it', () => {
  it(
    '[R13] [R-ARS-16] [U9] has what it acknowledged of an upload in pieces, and takes the rest once',
    async () => {
      const content = document_(6 * mebibyte);
      const before = recorded();
      const upload = await beginUpload(underTest.url, world.administrator, { name: 'carta.pdf', content });
      expect(await upload.send(2 * mebibyte)).toBe(2 * mebibyte);
      const half = upload.sendHalfOfRemaining();
      await killWhenLanded(2 * mebibyte + 64 * 1024);
      await half.broken;
      const offset = await upload.ask();
      expect(offset).toBeGreaterThanOrEqual(2 * mebibyte);
      expect(offset).toBeLessThan(content.length);
      // Next crash: stored but not recorded.
      const dying = underTest.nextDeath('file:after-appearing');
      await until('the portal is away', () =>
        fetch(`${underTest.url}/livez`).then(
          () => false,
          () => true,
        ),
      );
      const [key] = await Promise.all([upload.resume(), dying]);
      expect(recorded().filter((each) => !before.includes(each))).toEqual([key]);
      expect(stored().get(key)).toBe(sha256(content));
      const { administrator } = world;
      const { send } = retryingClient(underTest.url, administrator);
      await send('resource/1/update', 'menu-of-six-mebibytes', { id: 1, file: key });
      const fetched = () =>
        fetch(`${underTest.url}/api/resource/1/versions/2/file`, { headers: { ...administrator } });
      await until('the version is there', async () => (await fetched()).ok);
      expect(sha256(Buffer.from(await (await fetched()).arrayBuffer()))).toBe(sha256(content));
    },
    timeoutMs,
  );

  it(
    '[R13] [R-API-64] keeps nothing of an upload at once that was cut, and all of the one that is sent again',
    async () => {
      const content = document_(3 * mebibyte);
      const before = { keys: recorded(), files: stored().size, landed: landed() };
      const frame = 'frontera';
      const head = `--${frame}\r\ncontent-disposition: form-data; name="file"; filename="arte.pdf"\r\n\r\n`;
      const half = sendHalf(`${underTest.url}/api/uploader/files`, {
        method: 'POST',
        headers: { ...world.restaurant, 'content-type': `multipart/form-data; boundary=${frame}` },
        body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${frame}--\r\n`)]),
      });
      await killWhenLanded(before.landed + 64 * 1024);
      await half.broken;
      expect([recorded(), stored().size]).toEqual([before.keys, before.files]);
      const again = retryingClient(underTest.url, world.restaurant);
      const key = await again.upload(
        'uploader/files',
        'arte-de-tres-mebibytes',
        new Blob([content]),
        'arte.pdf',
      );
      expect(recorded()).toEqual([...before.keys, key]);
      expect(stored().get(key)).toBe(sha256(content));
    },
    timeoutMs,
  );

  it('[R13] leaves nothing behind that the sweep does not take, and the sweep takes nothing that was recorded', async () => {
    expect(await underTest.stop()).toMatchObject({ code: 0 });
    const log = new SqliteEventStore(join(world.dataDir, 'events.db'));
    const files = new DiskFileStore(join(world.dataDir, 'files'));
    const removed = await sweepFiles({
      references: new FileReferences(log),
      files,
      temporary: new TemporaryArea(join(world.dataDir, 'uploads')),
      now: () => new Date(Date.now() + 25 * 3_600_000),
      discard: async () => undefined,
    });
    await log.close();
    // The second crash left a stored, unrecorded file.
    expect(removed).toHaveLength(1);
    expect(landed()).toBe(0);
    const digests = stored();
    for (const { data } of events('FileUploaded')) {
      const { key, sha256: digest } = data as { key: string; sha256: string };
      expect(digests.get(key)).toBe(digest);
    }
    expect(events('UploadCounted')).toHaveLength(events('FileUploaded').length - filesBefore);
  });
});
