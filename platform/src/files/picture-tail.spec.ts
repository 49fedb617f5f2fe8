import { describe, expect, it } from '@jest/globals';
import { hasForeignTail } from './picture-tail';

const megabytes = (count: number) => count * 1024 * 1024;
const jpegStart = Buffer.from([0xff, 0xd8]);
const jpegEnd = Buffer.from([0xff, 0xd9]);
const scan = Buffer.from([0xff, 0xda, 0x00, 0x02]);
const jpeg = (body: Buffer) => Buffer.concat([jpegStart, body, jpegEnd]);
const script = Buffer.from('<script>alert(1)</script>');

/** One that has nothing but escaped bytes, which each stop the search for its end. */
const escapes = () => Buffer.concat([scan, Buffer.alloc(megabytes(4), Buffer.from([0xff, 0x00]))]);
const emptyComments = () => Buffer.alloc(megabytes(8), Buffer.from([0xff, 0xfe, 0x00, 0x02]));
const emptyChunks = () =>
  Buffer.concat([
    Buffer.alloc(8),
    Buffer.alloc(megabytes(24), Buffer.from('\0\0\0\0teXt0000', 'latin1')),
    Buffer.from('\0\0\0\0IEND0000', 'latin1'),
  ]);

/** The answer, and how often everybody else had a turn until it came. */
async function looked(bytes: Buffer, extension: string) {
  let mutex = 0;
  let next = setImmediate(function turn() {
    mutex += 1;
    next = setImmediate(turn);
  });
  const foreign = await hasForeignTail(bytes, extension);
  clearImmediate(next);
  return { foreign, mutex };
}

describe('what is attached to a picture', () => {
  it('[S8] is found wherever it lies, and padding is nothing', async () => {
    for (const padding of [0, 5, megabytes(1) - 3, megabytes(3) + 7]) {
      const whole = Buffer.concat([jpeg(scan), Buffer.alloc(padding)]);
      expect(await hasForeignTail(whole, 'jpg')).toBe(false);
      expect(await hasForeignTail(Buffer.concat([whole, script]), 'jpg')).toBe(true);
    }
    expect(await hasForeignTail(jpeg(script), 'jpg')).toBe(false);
    const program = Buffer.from('MZ');
    expect(await hasForeignTail(Buffer.concat([jpeg(scan), program]), 'jpg')).toBe(true);
    const chance = [jpeg(scan), Buffer.alloc(megabytes(1)), program];
    expect(await hasForeignTail(Buffer.concat(chance), 'jpg')).toBe(false);
  });

  it.each([
    ['a scan of escapes', () => jpeg(escapes()), 'jpg'],
    ['millions of empty comments', () => jpeg(emptyComments()), 'jpg'],
    ['a million empty chunks', emptyChunks, 'png'],
    ['a long tail', () => Buffer.concat([jpeg(scan), Buffer.alloc(megabytes(20), '<htm? ')]), 'jpg'],
  ])('[S8] %s leaves everybody else their turns', async (_, make, extension) => {
    const picture = make();
    const { foreign, mutex } = await looked(picture, extension);
    expect({ foreign, often: mutex >= 15 }).toEqual({ foreign: false, often: true });
    expect(await hasForeignTail(Buffer.concat([picture, script]), extension)).toBe(true);
  });
});
