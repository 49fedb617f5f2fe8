import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { type RarFile, rarFive, rarFour } from '../testing/hand-made-rar';
import { aPdf } from '../testing/sample-pdf';
import { unpackArchive } from './unpack-archive';
import { unpackZip } from './unpack-zip';
import type { UnpackLimits } from './unpacking';

type Files = readonly RarFile[];

async function zip(files: Files): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, content, linkTo } of files) {
    const mode = linkTo === undefined ? 0o100644 : 0o120777;
    archive.addBuffer(Buffer.from(linkTo ?? content), name, { mode });
  }
  archive.end();
  return buffer(archive.outputStream as never);
}

const makers: readonly (readonly [string, string, (files: Files) => Buffer | Promise<Buffer>])[] = [
  ['a ZIP', 'zip', zip],
  ['a RAR 5', 'rar', rarFive],
  ['a RAR 4', 'rar', rarFour],
];

const limits: UnpackLimits = {
  accepts: ['zip', 'rar'],
  keeps: ['pdf'],
  maxEntries: 6,
  maxEntryBytes: 3 * 1024 * 1024,
  maxRatio: 200,
  maxExpandedBytes: 8 * 1024 * 1024,
};
const tooLarge = {
  ok: false,
  code: 'archive_too_large',
  details: { maxFiles: limits.maxEntries, maxBytes: limits.maxExpandedBytes },
};

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpacking-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function unpack(filename: string, content: Uint8Array, changes: Partial<UnpackLimits> = {}) {
  const path = join(folder, String((count += 1)));
  writeFileSync(path, content);
  return unpackArchive({ path, filename }, { ...limits, ...changes }, `${path}.files`);
}

async function entriesOf(filename: string, content: Uint8Array, changes: Partial<UnpackLimits> = {}) {
  const unpacking = await unpack(filename, content, changes);
  if (!unpacking.ok) throw new Error(unpacking.code);
  return unpacking.entries;
}

const pdf = (name: string, more: Partial<RarFile> = {}): RarFile => ({ name, content: aPdf(name), ...more });
const large = (name: string, bytes: number): RarFile => ({
  name,
  content: Buffer.concat([aPdf(), Buffer.alloc(bytes, 'x')]),
});

describe.each(makers)('unpacking %s', (_, extension, make) => {
  const called = `informes.${extension}`;

  it('[R-PRT-06] [W16] keeps the PDF files, and reports why the others are refused', async () => {
    const files = [
      pdf('101 Gran Vía.pdf'),
      pdf('mes/102.PDF'),
      { name: '103.docx', content: Buffer.from('x') },
      { name: '104.pdf', content: Buffer.from('<html>') },
      { name: '105.zip', content: Buffer.from('PK') },
    ];
    const entries = await entriesOf(called, await make(files));
    expect(entries.map(({ filename, reason }) => [filename, reason])).toEqual([
      ['101 Gran Vía.pdf', undefined],
      ['102.PDF', undefined],
      ['103.docx', 'not_a_pdf'],
      ['104.pdf', 'content_refused'],
      ['105.zip', 'archive'],
    ]);
    const paths = entries.flatMap((entry) => ('path' in entry ? [entry.path] : []));
    expect(paths.map((path) => readFileSync(path).equals(aPdf('101 Gran Vía.pdf')))).toEqual([true, false]);
    const [path = ''] = paths;
    expect(readdirSync(join(path, '..'))).toHaveLength(2);
  });

  it('[S9] refuses a link, a duplicate name and a name that hides its extension, one by one', async () => {
    const hidden = pdf('101\u202efdp.pdf');
    const files = [pdf('1.pdf', { linkTo: '/etc/passwd' }), pdf('2.pdf'), pdf('a/2.PDF'), hidden];
    const entries = await entriesOf(called, await make(files));
    expect(entries.map(({ reason }) => reason)).toEqual(['link', undefined, 'double', 'name_refused']);
    expect(entries.at(-1)?.filename).toBe('101·fdp.pdf');
  });

  it('[W16] neither lists nor counts what Mac and Windows pack beside the files', async () => {
    const shadows = ['.DS_Store', '__MACOSX/._1.pdf', 'mes/._1.pdf', 'mes/Thumbs.db', 'desktop.ini'];
    const made = await make([
      ...shadows.map((name) => ({ name, content: Buffer.from('x') })),
      pdf('mes/1.pdf'),
    ]);
    expect(await entriesOf(called, made, { maxEntries: 1 })).toMatchObject([{ filename: '1.pdf' }]);
    const none = await make(shadows.map((name) => ({ name, content: Buffer.from('x') })));
    expect(await entriesOf(called, none)).toEqual([]);
  });

  it('[S9] refuses a file that is larger than one may be, and keeps the others', async () => {
    const entries = await entriesOf(called, await make([large('1.pdf', 3_200_000), pdf('2.pdf')]), {
      maxRatio: 10_000,
    });
    expect(entries.map(({ reason }) => reason)).toEqual(['too_large', undefined]);
  });

  it.each(['../1.pdf', 'mes/../../1.pdf', '/tmp/1.pdf'])(
    '[S9] refuses all of it when a name leads out of its folder: %s',
    async (name) => {
      const made = await make([pdf(name.replace(/^\//, '@').replaceAll('..', '@@')), pdf('2.pdf')]);
      const unpacking = await unpack(
        called,
        extension === 'zip' ? renamed(made, name) : await make([pdf(name)]),
      );
      expect(unpacking).toEqual({ ok: false, code: 'archive_broken' });
    },
  );

  it('[S9] refuses all of it when there are too many files, or they would be too large together', async () => {
    const seven = Array.from({ length: 7 }, (_none, at) => pdf(`${at}.pdf`));
    expect(await unpack(called, await make(seven))).toEqual(tooLarge);
    const three = [1, 2, 3].map((at) => large(`${at}.pdf`, 2_900_000));
    expect(await unpack(called, await make(three), { maxRatio: 10_000 })).toMatchObject(tooLarge);
  });

  it('[S9] refuses one that was cut short', async () => {
    const made = await make([pdf('1.pdf'), pdf('2.pdf')]);
    const cut = made.subarray(0, made.length - 300);
    expect(await unpack(called, cut)).toMatchObject({ ok: false });
  });

  it('[W15] goes by its content and not by its name', async () => {
    const other = extension === 'zip' ? 'informes.rar' : 'informes.zip';
    expect(await unpack(other, await make([pdf('1.pdf')]))).toEqual({
      ok: false,
      code: 'file_content_refused',
    });
  });
});

function renamed(made: Buffer, name: string): Buffer {
  const placeholder = name.replace(/^\//, '@').replaceAll('..', '@@');
  return Buffer.from(made.toString('latin1').replaceAll(placeholder, name), 'latin1');
}

describe.each([
  ['5', rarFive],
  ['4', rarFour],
] as const)('unpacking a RAR %s', (_, make) => {
  it('[S9] refuses what needs a password, in part or with all of its names', async () => {
    const encrypted = { ok: false, code: 'archive_encrypted' };
    expect(await unpack('a.rar', make([pdf('1.pdf', { isEncrypted: true })]))).toEqual(encrypted);
    expect(await unpack('a.rar', make([pdf('1.pdf')], { hasEncryptedHeaders: true }))).toEqual(encrypted);
  });

  it('[S9] refuses one of several volumes', async () => {
    expect(await unpack('a.rar', make([pdf('1.pdf')], { isVolume: true }))).toEqual({
      ok: false,
      code: 'archive_of_several_volumes',
    });
  });

  it('[S9] refuses a file whose size or digest differs from its header', async () => {
    const broken = { ok: false, code: 'archive_broken' };
    expect(await unpack('a.rar', make([pdf('1.pdf', { declaredBytes: 10 })]))).toEqual(broken);
    expect(await unpack('a.rar', make([pdf('1.pdf', { declaredDigest: 1 })]))).toEqual(broken);
    expect(await unpack('a.rar', make([pdf('1.pdf', { declaredBytes: 2 ** 32 - 1 })]))).toMatchObject({
      code: 'archive_too_large',
    });
  });
});

describe('unpacking a RAR', () => {
  it('omits folders', async () => {
    const folders = [{ name: 'mes', content: Buffer.alloc(0), isFolder: true }, pdf('mes/1.pdf')];
    expect((await entriesOf('a.rar', rarFive(folders))).map(({ filename }) => filename)).toEqual(['1.pdf']);
  });

  it('[S9] refuses all of it for any one file that needs a password', async () => {
    const files = [pdf('1.pdf'), { name: 'notas.txt', content: Buffer.from('x'), isEncrypted: true }];
    expect(await unpack('a.rar', rarFive(files))).toEqual({ ok: false, code: 'archive_encrypted' });
  });

  const grown: RarFile = {
    name: '2.pdf',
    content: randomBytes(10_000),
    declaredBytes: 2_500_000,
    windowGigabytes: 1,
  };

  it('[S9] refuses a file that declares too large a growth, without unpacking it', async () => {
    const entries = await entriesOf('a.rar', rarFive([large('1.pdf', 30_000), grown]));
    expect(entries.map(({ reason }) => reason)).toEqual([undefined, 'too_repetitive']);
  });

  it('[S9] goes by all files together where they are packed together', async () => {
    const solid = { isSolid: true };
    expect(await unpack('a.rar', rarFive([large('1.pdf', 30_000), grown], solid))).toMatchObject({
      ok: false,
    });
    expect(await unpack('a.rar', rarFive([grown], solid))).toEqual(tooLarge);
  });
});

describe('unpacking a ZIP', () => {
  function changed(made: Buffer, signature: string, change: (copy: Buffer, at: number) => void): Buffer {
    const copy = Buffer.from(made);
    for (let at = copy.indexOf(signature); at !== -1; at = copy.indexOf(signature, at + 4)) change(copy, at);
    return copy;
  }

  it('omits folders, which count all the same', async () => {
    const archive = (folders: number) => {
      const made = new ZipFile();
      for (let at = 0; at < folders; at += 1) made.addEmptyDirectory(`mes-${at}`);
      made.addBuffer(aPdf(), '1.pdf');
      made.end();
      return buffer(made.outputStream as never);
    };
    expect(await entriesOf('a.zip', await archive(5))).toMatchObject([{ filename: '1.pdf' }]);
    expect(await unpack('a.zip', await archive(6))).toEqual(tooLarge);
  });

  it('[S9] refuses what needs a password, and one of several volumes', async () => {
    const made = await zip([pdf('1.pdf')]);
    const flagged = changed(made, 'PK\u0003\u0004', (copy, at) =>
      copy.writeUInt16LE(copy.readUInt16LE(at + 6) | 1, at + 6),
    );
    const locked = changed(flagged, 'PK\u0001\u0002', (copy, at) =>
      copy.writeUInt16LE(copy.readUInt16LE(at + 8) | 1, at + 8),
    );
    expect(await unpack('a.zip', locked)).toEqual({ ok: false, code: 'archive_encrypted' });
    const volume = changed(made, 'PK\u0005\u0006', (copy, at) => copy.writeUInt16LE(3, at + 4));
    expect(await unpack('a.zip', volume)).toEqual({ ok: false, code: 'archive_of_several_volumes' });
  });

  it('[R15] blames a disk that does not take its files, and not the archive', async () => {
    const path = join(folder, 'without-folder');
    writeFileSync(path, await zip([pdf('1.pdf')]));
    await expect(unpackZip(path, limits, join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('[S9] refuses a file that grows too much, and all of it when it grows too much together', async () => {
    const zeros = (name: string): RarFile => ({ name, content: Buffer.alloc(2_500_000) });
    const noise = { name: '2.txt', content: randomBytes(60_000) };
    const entries = await entriesOf('a.zip', await zip([zeros('1.pdf'), noise]));
    expect(entries.map(({ reason }) => reason)).toEqual(['too_repetitive', 'not_a_pdf']);
    expect(await unpack('a.zip', await zip([zeros('1.pdf'), zeros('2.pdf')]))).toMatchObject(tooLarge);
  });
});
