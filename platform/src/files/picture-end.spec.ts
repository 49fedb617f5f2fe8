import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isOpen } from '../testing/open-files';
import { endOfPicture } from './picture-end';

const folder = mkdtempSync(join(tmpdir(), 'ends-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'picture');
function endOf(extension: string, ...parts: readonly Buffer[]) {
  writeFileSync(path, Buffer.concat(parts));
  return endOfPicture(path, extension);
}

const megabytes = (count: number) => count * 1024 * 1024;
const script = Buffer.from('<script>');
const none = Buffer.alloc(0);
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

const scan = 'ffda 0002';
const jpeg = (body: string, end = 'ffd9') => hex(`ffd8 ${body} ${end}`);

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}
const png = (...chunks: readonly Buffer[]) => Buffer.concat([Buffer.alloc(8), ...chunks]);

/** @param size as declared */
function webp(size: number, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(size);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

describe('[S8] where a picture ends by its own account', () => {
  it.each([
    ['after a scan', 'jpg', jpeg(scan)],
    ['after escaped bytes of a scan', 'jpg', jpeg(`${scan} ff00 7f7f`)],
    ['after the first restart of a scan', 'jpg', jpeg(`${scan} ffd0 7f7f`)],
    ['after the last restart of a scan', 'jpg', jpeg(`${scan} ffd7 7f7f`)],
    ['after bytes that fill up', 'jpg', jpeg(`${scan} ff`)],
    ['after a second scan', 'jpg', jpeg(`${scan} 1111 ffc4 0002 ${scan}`)],
    ['after notes', 'jpg', jpeg('ffe0 0004 1111')],
    ['after notes that hold an end', 'jpg', jpeg('ffe1 0004 ffd9')],
    ['after a table that holds an end', 'jpg', jpeg(`${scan} 11 ffc4 0006 ffd9 4d5a ${scan}`)],
    ['after bytes between two notes', 'jpg', jpeg('ffe0 0002 00 ffe0 0002')],
    ['after its chunks', 'png', png(chunk('tEXt', Buffer.from('IEND')), chunk('IEND', none))],
    ['after an even number of bytes', 'webp', webp(6, Buffer.from('WEBPaa'))],
    ['after the byte that makes them even', 'webp', webp(5, Buffer.from('WEBPa\0'))],
  ])('is %s (%s)', (_where, extension, picture) => {
    expect(endOf(extension, picture)).toBeNull();
    expect(endOf(extension, picture, Buffer.from('x'))).toBe(picture.length);
    expect(endOf(extension, picture, script, picture)).toBe(picture.length);
    expect(isOpen(path)).toBe(false);
  });

  it.each([
    ['no bytes', 'jpg', none],
    ['one byte', 'jpg', hex('ff')],
    ['notes that are cut off', 'jpg', hex('ffd8 ffe0 00')],
    ['no end of a scan', 'jpg', Buffer.concat([hex(`ffd8 ${scan}`), script])],
    ['no last chunk', 'png', Buffer.concat([png(chunk('tEXt', none)), script])],
    ['less than its head', 'webp', Buffer.from('RIFF')],
    ['no size', 'webp', webp(0, script)],
    ['an end that it has not', 'webp', webp(99, script)],
    ['a kind that has none', 'pdf', script],
  ])('is not found where there is %s', (_what, extension, picture) => {
    expect(endOf(extension, picture)).toBeNull();
  });

  it.each([
    [
      'a scan of escapes',
      'jpg',
      Buffer.concat([hex(scan), Buffer.alloc(megabytes(4), hex('ff00'))]),
      hex('ffd9'),
    ],
    ['millions of empty comments', 'jpg', Buffer.alloc(megabytes(8), hex('fffe0002')), hex('ffd9')],
    [
      'a scan without a marker',
      'jpg',
      Buffer.concat([hex(scan), Buffer.alloc(megabytes(3) - 3)]),
      hex('ffd9'),
    ],
    [
      'a million empty chunks',
      'png',
      Buffer.concat([Buffer.alloc(6), Buffer.alloc(megabytes(24), '\0\0\0\0teXt0000', 'latin1')]),
      chunk('IEND', none),
    ],
  ])('is found behind %s, piece by piece', (_what, extension, body, end) => {
    const picture = Buffer.concat([hex('ffd8'), body, end]);
    expect(endOf(extension, picture, script)).toBe(picture.length);
  });
});
