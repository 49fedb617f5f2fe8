import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { resourceUploads } from '@portal/contracts/areas/resources';
import { findEnd, readAt } from '@portal/platform/files/archive-end';
import { ambiguousArchives, honestArchives } from './ambiguous-archives';
import { faultsOf } from './check-here';
import { wholeFiles } from './good-files';
import { handMade } from './hand-made-archive';
import { hostileArchives } from './hostile-archives';
import { bad, type CorpusFile, good } from './hostile-file';
import { disguisedFiles } from './hostile-names';

const { UploadResourceFile } = resourceUploads;
const extensions = ['zip', 'docx', 'xlsx', 'pptx'];
const isArchive = ({ name }: CorpusFile) => extensions.some((extension) => name.endsWith(`.${extension}`));

async function wholeArchives(): Promise<CorpusFile[]> {
  const whole = Object.entries(await wholeFiles());
  return whole.map(([kind, content]) => good(`whole ${kind}`, `cartel.${kind}`, content));
}

describe('[S8] [S9] the checks of what is in an archive', () => {
  it('decide every file as expected', async () => {
    const made = await Promise.all([wholeArchives(), disguisedFiles(), hostileArchives()]);
    const files = [...made.flat(), ...ambiguousArchives(), ...honestArchives()];
    expect(await faultsOf(files.filter(isArchive), UploadResourceFile)).toEqual([]);
  }, 300_000);
});

describe('[S9] the end of an archive', () => {
  const archive = handMade([{ name: 'a.txt', content: 'hola' }]);

  async function reading<T>(content: Buffer, read: (file: FileHandle) => Promise<T>): Promise<T> {
    const folder = mkdtempSync(join(tmpdir(), 'ends-'));
    writeFileSync(join(folder, 'a.zip'), content);
    const file = await open(join(folder, 'a.zip'));
    try {
      return await read(file);
    } finally {
      await file.close();
      rmSync(folder, { recursive: true });
    }
  }

  it('directly follows the directory, which others find by its length', async () => {
    const end = archive.length - 22;
    const apart = Buffer.concat([archive.subarray(0, end), Buffer.alloc(30), archive.subarray(end)]);
    const files = [good('an archive', 'a.zip', archive), bad('bytes before its end', 'a.zip', apart)];
    expect(await faultsOf(files, UploadResourceFile)).toEqual([]);
  });

  it('is not invented where it is missing or incomplete', async () => {
    for (const content of [Buffer.alloc(0), Buffer.alloc(100), archive.subarray(0, -1)])
      await expect(reading(content, findEnd)).rejects.toThrow(RangeError);
    expect(await reading(archive, findEnd)).toMatchObject({ end: archive.length, entries: 1 });
  });

  it('ends what is read, and so does that of the file', async () => {
    const bytes = (position: number, length: number, end = archive.length) =>
      reading(archive, (file) => readAt(file, Buffer.alloc(length), { position, end }));
    expect(await bytes(2, 8, 10)).toEqual(archive.subarray(2, 10));
    for (const position of [3, 10, -1, NaN, Infinity])
      await expect(bytes(position, 8, 10)).rejects.toThrow('behind the end');
    const beyond = archive.length + 8;
    await expect(bytes(archive.length, 8, beyond)).rejects.toThrow('a file that ends early');
  });
});
