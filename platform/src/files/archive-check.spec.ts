import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import yazl from 'yazl';
import { isClosedSoon } from '../testing/open-files';
import { ArchiveRefused } from '../unpacking/unpacking';
import { inspectArchive } from './archive-check';

const folder = mkdtempSync(join(tmpdir(), 'archives-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function anArchive(entries: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(entries)) archive.addBuffer(content, name);
  archive.end();
  return buffer(archive.outputStream);
}
const path = join(folder, 'a.zip');
function namesIn(archive: Buffer, maxExpandedBytes = 1024 ** 3) {
  writeFileSync(path, archive);
  return inspectArchive(path, { maxExpandedBytes }).catch(refusalOf);
}

/** @returns `null` for a refused archive */
function refusalOf(error: unknown): null {
  if (error instanceof ArchiveRefused) return null;
  throw error;
}

const attempts = 5;

async function microseconds(act: () => Promise<void>): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

const localHeader = 'PK\x03\x04';
const record = 'PK\x01\x02';
const sizeInHeader = 22;
const sizeInRecord = 24;
const headerBytes = 30;

function saying(archive: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(archive);
  lying.writeUInt32LE(bytes, sizeInHeader + archive.indexOf(localHeader, 0, 'latin1'));
  lying.writeUInt32LE(bytes, sizeInRecord + archive.indexOf(record, 0, 'latin1'));
  return lying;
}

describe('[S9] an archive', () => {
  it('is as large as all of its entries together', async () => {
    const archive = await anArchive({ 'a.txt': Buffer.alloc(600), 'b.txt': Buffer.alloc(600) });
    expect(await namesIn(archive, 1_200)).toEqual(['a.txt', 'b.txt']);
    expect(await namesIn(archive, 1_199)).toBeNull();
  });

  it.each(['a.zip', 'a.Z01', 'a/b.tar', 'a.jar', 'Icon\r.exe', 'aIcon\r'])(
    'has no entry of the name %j',
    async (name) => {
      expect(await namesIn(await anArchive({ [name]: Buffer.alloc(9) }))).toBeNull();
    },
  );

  it.each(['a.zip.txt', 'zip', 'azip', 'a.jar.pdf', 'á.txt', 'a/Icon\r', '__MACOSX/a/._Icon\r'])(
    'may have an entry of the name %j',
    async (name) => {
      expect(await namesIn(await anArchive({ [name]: Buffer.alloc(9) }))).toEqual([name]);
    },
  );

  it('may be as repetitive as it likes while it is small, and no more than 200 times its size then', async () => {
    const mebibyte = 1024 ** 2;
    expect(await namesIn(await anArchive({ zeros: Buffer.alloc(mebibyte) }))).toEqual(['zeros']);
    expect(await namesIn(await anArchive({ zeros: Buffer.alloc(mebibyte + 1) }))).toBeNull();
    const text = Buffer.from(Array.from({ length: 300_000 }, (_, n) => `${n} `).join(''));
    expect(await namesIn(await anArchive({ text }))).toEqual(['text']);
  });

  it('that declares a small size is not unpacked further than that', async () => {
    const size = 64 * 1024 ** 2;
    const archive = await anArchive({ zeros: Buffer.alloc(size) });
    const lying = saying(archive, 9);
    const packed = archive.subarray(headerBytes + 'zeros'.length, archive.indexOf(record, 0, 'latin1'));
    const toUnpack = await microseconds(async () => expect(inflateRawSync(packed)).toHaveLength(size));
    expect(await microseconds(async () => expect(await namesIn(lying)).toBeNull())).toBeLessThan(
      toUnpack / 2,
    );
  });

  it('is closed again, taken or not', async () => {
    const archive = await anArchive({ 'a.txt': Buffer.alloc(9) });
    for (const maxExpandedBytes of [9, 8]) {
      await namesIn(archive, maxExpandedBytes);
      expect(await isClosedSoon(path)).toBe(true);
    }
  });
});
