import { describe, expect, it } from '@jest/globals';
import { hasForeignTail } from './picture-tail';

const script = Buffer.from('<script>');
const none = Buffer.alloc(0);
/** Bytes in hexadecimal. */
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

const scan = 'ffda 0002';
const jpeg = (body: string, end = 'ffd9') => hex(`ffd8 ${body} ${end}`);

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}
const png = (...chunks: readonly Buffer[]) => Buffer.concat([Buffer.alloc(8), ...chunks]);

/** @param size as the file says it */
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
    ['after its chunks', 'png', png(chunk('tEXt', Buffer.from('IEND')), chunk('IEND', none))],
    ['after an even number of bytes', 'webp', webp(6, Buffer.from('WEBPaa'))],
    ['after the byte that makes them even', 'webp', webp(5, Buffer.from('WEBPa\0'))],
  ])('is %s: what comes then is found (%s)', async (_where, extension, picture) => {
    expect(await hasForeignTail(picture, extension)).toBe(false);
    for (const tail of [script, Buffer.from('MZ')])
      expect(await hasForeignTail(Buffer.concat([picture, tail]), extension)).toBe(true);
  });

  it.each([
    ['notes of a JPEG', 'jpg', jpeg(`ffe1 000a ${script.toString('hex')}`)],
    ['a table between two scans', 'jpg', jpeg(`${scan} 11 ffc4 0006 ffd9 4d5a ${scan}`)],
    ['a text of a PNG', 'png', png(chunk('tEXt', script), chunk('IEND', none))],
    ['a WebP', 'webp', webp(12, Buffer.concat([Buffer.from('WEBP'), script]))],
  ])('is not within %s', async (_where, extension, picture) => {
    expect(await hasForeignTail(picture, extension)).toBe(false);
  });

  it.each([
    ['no bytes', 'jpg', none],
    ['one byte', 'jpg', hex('ff')],
    ['another beginning', 'jpg', Buffer.concat([hex('ffd7 ffd9'), script])],
    ['notes that are cut off', 'jpg', hex('ffd8 ffe0 00')],
    ['no marker', 'jpg', Buffer.concat([hex('ffd8 00d9'), script])],
    ['no marker, and more behind it', 'jpg', Buffer.concat([hex('ffd8 00e0 0002 ffd9'), script])],
    ['no marker behind notes', 'jpg', Buffer.concat([hex('ffd8 ffe0 0002 00 ffd9'), script])],
    ['no end of a scan', 'jpg', Buffer.concat([hex(`ffd8 ${scan}`), script])],
    ['no last chunk', 'png', Buffer.concat([png(chunk('tEXt', none)), script])],
    ['less than its head', 'webp', Buffer.from('RIFF')],
    ['an end that it has not', 'webp', webp(99, script)],
    ['a kind that nobody reads', 'gif', script],
  ])('is nowhere where there is %s', async (_what, extension, picture) => {
    expect(await hasForeignTail(picture, extension)).toBe(false);
  });

  it('is right behind the head of a WebP that says it is empty', async () => {
    expect(await hasForeignTail(webp(0, Buffer.from('MZxx')), 'webp')).toBe(true);
  });
});
