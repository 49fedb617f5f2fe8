import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import yazl from 'yazl';
import type { ContentLimits } from '../content-checks/inspections';
import { isClosedSoon, isOpen } from '../testing/open-files';
import { checkContent } from './check-content';
import { refusalOfPicture } from './picture-check';

const folder = mkdtempSync(join(tmpdir(), 'contents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const accepts = ['jpg', 'png', 'webp', 'svg', 'pdf', 'zip', 'docx', 'xlsx', 'pptx'];
const refused = { ok: false, code: 'file_content_refused' };

function checked(filename: string, content: Buffer, limits: Partial<ContentLimits> = {}) {
  const path = join(folder, filename);
  writeFileSync(path, content);
  return checkContent({ path, filename }, { accepts, ...limits }, `${path}.made`);
}
async function anArchive(names: readonly string[]): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const name of names) archive.addBuffer(Buffer.from('x'), name);
  archive.end();
  return buffer(archive.outputStream);
}
const aPicture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#c5371f' } })
    .toFormat(format)
    .toBuffer();

const service = 'application/vnd.openxmlformats-officedocument';
const documents = [
  ['docx', 'word/document.xml', `${service}.wordprocessingml.document`],
  ['xlsx', 'xl/workbook.xml', `${service}.spreadsheetml.sheet`],
  ['pptx', 'ppt/presentation.xml', `${service}.presentationml.presentation`],
] as const;
const types = '[Content_Types].xml';

describe('[S8] [S9] a document of Office', () => {
  it.each(documents)('(%s) has its parts, and no macros', async (extension, main, contentType) => {
    const check = async (names: readonly string[]) => checked(`a.${extension}`, await anArchive(names));
    expect(await check([types, main])).toEqual({ ok: true, contentType });
    expect(await check([types, main, 'vbaProject.bin.png'])).toEqual({ ok: true, contentType });
    expect(await check([main])).toEqual(refused);
    expect(await check([types])).toEqual(refused);
    expect(await check([types, main, 'VBAPROJECT.BIN'])).toEqual(refused);
  });

  it('unpacks to no more than the call takes', async () => {
    const content = await anArchive([types, 'word/document.xml']);
    expect(await checked('a.docx', content, { maxExpandedBytes: 2 })).toMatchObject({ ok: true });
    expect(await checked('a.docx', content, { maxExpandedBytes: 1 })).toEqual(refused);
    expect(await checked('a.zip', content, { maxExpandedBytes: 2 })).toMatchObject({ ok: true });
    expect(await checked('a.zip', content, { maxExpandedBytes: 1 })).toEqual(refused);
  });
});

describe('[S8] a picture', () => {
  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
  ] as const)(
    '(%s) is kept unchanged, re-encoded, or made a JPEG of a size',
    async (extension, format, contentType) => {
      const check = async (limits: Partial<ContentLimits>) =>
        checked(`a.${extension}`, await aPicture(format), limits);
      const made = join(folder, `a.${extension}.made`);
      expect(await check({})).toEqual({ ok: true, contentType });
      expect(existsSync(made)).toBe(false);
      const picture = { width: 8, height: 6 };
      expect(await check({ picture: {} })).toEqual({ ok: true, made, picture, contentType });
      expect((await sharp(made).metadata()).format).toBe(format);
      expect(await check({ picture: { size: { width: 4, height: 4 } } })).toEqual({
        ok: true,
        made,
        picture: { width: 4, height: 4 },
        contentType: 'image/jpeg',
      });
      expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 4, height: 4 });
    },
  );

  it('that cannot be decoded is refused, whether kept or re-encoded', async () => {
    const broken = (await aPicture('png')).subarray(0, 60);
    for (const picture of [undefined, {}])
      expect(await checked('a.png', broken, picture && { picture })).toEqual(refused);
  });

  it('is of the format in its name, according to the decoder as well', async () => {
    const path = join(folder, 'b.png');
    writeFileSync(path, await aPicture('webp'));
    for (const isStored of [true, false])
      expect(await refusalOfPicture(path, 'png', { isKept: isStored })).toBe('file_content_refused');
    expect(await refusalOfPicture(path, 'webp', { isKept: true })).toBeNull();
  });

  it('has no more pixels than the call takes', async () => {
    const content = await aPicture('png');
    expect(await checked('a.png', content, { maxPixels: 48 })).toMatchObject({ ok: true });
    expect(await checked('a.png', content, { maxPixels: 47 })).toEqual({
      ok: false,
      code: 'picture_too_large',
    });
  });
});

describe('[S8] a file', () => {
  const pdf = Buffer.from('%PDF-1.7\n');

  it('is of one of the kinds that a call takes, by its name and by its first bytes', async () => {
    expect(await checked('a.pdf', pdf)).toEqual({ ok: true, contentType: 'application/pdf' });
    expect(await checked('a.pdf', pdf, { accepts: ['png'] })).toEqual(refused);
    expect(await checked('a.png', pdf)).toEqual(refused);
    expect(await checked('a.exe', pdf, { accepts: ['exe'] })).toEqual(refused);
    expect(await checked('a.pdf', Buffer.from('text'))).toEqual(refused);
    expect(await checked('a.pdf', Buffer.alloc(0))).toEqual(refused);
    expect(await checked('a.svg', Buffer.alloc(0))).toEqual(refused);
  });

  it('is closed again, taken or not', async () => {
    await checked('a.pdf', pdf);
    await checked('b.pdf', Buffer.from('x'));
    expect(isOpen(join(folder, 'b.pdf'))).toBe(false);
    for (const name of ['a.pdf', 'b.pdf']) expect(await isClosedSoon(join(folder, name))).toBe(true);
  });
});
