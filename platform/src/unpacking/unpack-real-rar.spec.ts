import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unpackArchive } from './unpack-archive';
import { unpackRar } from './unpack-rar';
import type { UnpackLimits } from './unpacking';

/* Made by RAR, see fixtures/README.md. The files are no PDFs. */

const fixtures = join(import.meta.dirname, 'fixtures');
const mebibyte = 1024 * 1024;
const limits: UnpackLimits = {
  accepts: ['rar'],
  keeps: ['bin', 'html', 'txt'],
  maxEntries: 50,
  maxRatio: 200,
  maxEntryBytes: 50 * mebibyte,
  maxExpandedBytes: 100 * mebibyte,
};

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'real-rar-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const freeFolder = () => join(folder, String((count += 1)));

async function unpacked(path: string, changes: Partial<UnpackLimits> = {}) {
  const target = freeFolder();
  mkdirSync(target);
  const entries = await unpackRar(path, { ...limits, ...changes }, target);
  return entries.map((entry) => ({
    name: entry.filename,
    reason: entry.reason,
    content: 'path' in entry ? readFileSync(entry.path) : Buffer.alloc(0),
  }));
}

/** Contents of `test.bin` (0), `test1.bin` (1), … in libarchive's tests. */
function expected(number: number, bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  for (let k = 1; k <= bytes / 4; k += 1)
    content.writeInt32LE(Math.max(0, k * k - 3 * k + 1 + number), (k - 1) * 4);
  return content;
}
const seven = [1_200, ...Array.from({ length: 6 }, () => 4_096)].map((bytes, number) => ({
  name: `test${number || ''}.bin`,
  reason: undefined,
  content: expected(number, bytes),
}));

function renamed(archive: string, from: string, to: string): string {
  const content = readFileSync(join(fixtures, archive));
  const at = content.indexOf(from);
  const isHeader = (start: number) => {
    const end = start + 5 + content.readUInt8(start + 4);
    return end > at && crc32(content.subarray(start + 4, end)) === content.readUInt32LE(start);
  };
  let start = at - 5;
  while (!isHeader(start)) start -= 1;
  content.write(to, at);
  content.writeUInt32LE(crc32(content.subarray(start + 4, start + 5 + content.readUInt8(start + 4))), start);
  const path = freeFolder();
  writeFileSync(path, content);
  return path;
}

describe('unpacking an archive that RAR made', () => {
  it('[R-PRT-06] gives the compressed files of RAR 5 as they were', async () => {
    expect(await unpacked(join(fixtures, 'rar5-compressed.rar'))).toEqual(seven);
  });

  it('[R-PRT-06] gives the files of a solid archive as they were', async () => {
    expect(await unpacked(join(fixtures, 'rar5-solid.rar'))).toEqual(seven);
  });

  it('[R-PRT-06] gives those of a solid archive that follow one that is not taken', async () => {
    const path = renamed('rar5-solid.rar', 'test1.bin', 'test1.doc');
    const [first, second, ...others] = await unpacked(path);
    expect(second).toMatchObject({ name: 'test1.doc', reason: 'not_a_pdf' });
    expect([first, ...others]).toEqual(seven.filter(({ name }) => name !== 'test1.bin'));
  });

  it('[R-PRT-06] [S9] gives the compressed files of RAR 4, once each; a link is refused, folders are nothing', async () => {
    const entries = await unpacked(join(fixtures, 'rar4-compressed.rar'), {
      keeps: ['html', 'txt', ''],
    });
    const [page, link, text, again] = entries;
    expect(entries.map(({ name, reason }) => [name, reason])).toEqual([
      ['LibarchiveAddingTest.html', undefined],
      ['testlink', 'link'],
      ['test.txt', undefined],
      ['LibarchiveAddingTest.html', 'double'],
    ]);
    expect(page?.content).toHaveLength(20_111);
    const words = page?.content.toString() ?? '';
    expect([words.slice(0, 9), words.trim().slice(-7)]).toEqual(['<!DOCTYPE', '</HTML>']);
    expect(text?.content.toString()).toBe('test text document\r\n');
    expect([link?.content, again?.content].map((content) => content?.length)).toEqual([0, 0]);
  });

  it('[S9] refuses one that grows more than it may, and no other', async () => {
    const path = join(fixtures, 'rar4-repetitive.rar');
    const [long, short] = await unpacked(path);
    expect([long?.content.length, short?.name]).toEqual([1_049_076, '2中文.txt']);
    await expect(unpacked(path, { maxRatio: 150 })).rejects.toMatchObject({ code: 'archive_too_large' });
  });

  it.each(
    ['encrypted', 'encrypted-names', 'solid-encrypted'].flatMap((kind) => [`rar4-${kind}`, `rar5-${kind}`]),
  )('[S9] refuses what needs a password: %s', async (name) => {
    const archive = { path: join(fixtures, `${name}.rar`), filename: 'informes.rar' };
    expect(await unpackArchive(archive, limits, freeFolder())).toEqual({
      ok: false,
      code: 'archive_encrypted',
    });
  });

  it.each(['rar4-last-volume', 'rar5-first-volume'])(
    '[S9] refuses one of several volumes: %s',
    async (name) => {
      const path = freeFolder();
      copyFileSync(join(fixtures, `${name}.rar`), path);
      expect(await unpackArchive({ path, filename: 'informes.rar' }, limits, `${path}.files`)).toEqual({
        ok: false,
        code: 'archive_of_several_volumes',
      });
    },
  );
});
