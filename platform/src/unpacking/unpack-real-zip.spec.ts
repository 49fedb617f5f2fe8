import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { checkContent } from '../files/check-content';
import { aPdf } from '../testing/sample-pdf';
import { unpackArchive } from './unpack-archive';
import type { UnpackLimits } from './unpacking';

/* Made by current programs, see fixtures/README.md. */

const fixtures = join(import.meta.dirname, 'fixtures');
const names = readdirSync(fixtures).filter((name) => name.endsWith('.zip'));
const limits: UnpackLimits = {
  accepts: ['zip'],
  keeps: ['pdf'],
  maxEntries: 3,
  maxRatio: 200,
  maxEntryBytes: 1_000_000,
  maxExpandedBytes: 1_000_000,
};
const folder = mkdtempSync(join(tmpdir(), 'real-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inspect = (filename: string) =>
  checkContent({ path: join(fixtures, filename), filename }, { accepts: ['zip'] }, '');

async function unpack(filename: string, maxEntries = limits.maxEntries) {
  const unpacking = await unpackArchive(
    { path: join(fixtures, filename), filename },
    { ...limits, maxEntries },
    join(folder, filename),
  );
  if (!unpacking.ok) return unpacking;
  return unpacking.entries
    .map((entry) => [entry.filename, 'path' in entry ? readFileSync(entry.path, 'latin1') : entry.reason])
    .sort();
}

const methods: Readonly<Record<string, string>> = {
  '7zip-bzip2.zip': 'bzip2',
  '7zip-deflate64.zip': 'Deflate64',
  '7zip-lzma.zip': 'LZMA',
  '7zip-ppmd.zip': 'PPMd',
  'python-lzma.zip': 'LZMA',
};
const small = ['of-a-mac', 'with-backslashes', 'with-sizes-behind', 'with-utf8-flag-in-directory'];
const isSmall = (name: string) => small.includes(name.replace('.zip', ''));

describe('an archive of a program of today', () => {
  it.each(Object.entries(methods))(
    '[W16] is refused by the name of a method that is not read: %s',
    async (name, method) => {
      const refused = { ok: false, code: 'archive_method_refused', details: { method } };
      expect(await unpack(name)).toEqual(refused);
      expect(await inspect(name)).toEqual(refused);
    },
  );

  it.each(names.filter((name) => !(name in methods) && !isSmall(name)))(
    '[R-PRT-06] is read, with the names as they were typed: %s',
    async (name) => {
      expect(await inspect(name)).toEqual({ ok: true, contentType: 'application/zip' });
      expect(await unpack(name)).toEqual([
        ['São João 1.pdf', aPdf('1').toString('latin1')],
        ['Ávila 2.pdf', aPdf('2').toString('latin1')],
      ]);
    },
  );

  it.each(small)('[W16] is read, and shadows in it neither listed nor counted: %s', async (name) => {
    expect(await inspect(`${name}.zip`)).toEqual({ ok: true, contentType: 'application/zip' });
    expect(await unpack(`${name}.zip`, 1)).toEqual([['101.pdf', expect.stringContaining('%PDF')]]);
  });
});
