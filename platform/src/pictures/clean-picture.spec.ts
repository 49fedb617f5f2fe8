import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aPicture } from '../testing/sample-picture';
import { cleanPicture } from './clean-picture';

const maxPixels = 40_000_000;

describe('a picture that somebody brings', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    '[S8] loses its metadata and is turned upright: %s',
    async (format) => {
      const given = await aPicture(format);
      const cleaned = await cleanPicture(given, { contentType: `image/${format}`, maxPixels });
      if (!cleaned) throw new Error('the picture was refused');
      const metadata = await sharp(cleaned).metadata();
      expect(given.includes('Nuria Vidal')).toBe(true);
      expect(Buffer.from(cleaned).includes('Nuria Vidal')).toBe(false);
      expect(metadata).toMatchObject({ format, width: 40, height: 60 });
      expect(metadata.exif).toBeUndefined();
    },
  );

  it('[S8] is refused when it is broken', async () => {
    const whole = await aPicture('png');
    const half = whole.subarray(0, whole.length / 2);
    expect(await cleanPicture(half, { contentType: 'image/png', maxPixels })).toBeNull();
  });

  it('[S8] is refused when it is not what it was taken for', async () => {
    const png = await aPicture('png');
    expect(await cleanPicture(png, { contentType: 'image/jpeg', maxPixels })).toBeNull();
    expect(await cleanPicture(png, { contentType: 'image/gif', maxPixels })).toBeNull();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await cleanPicture(drawing, { contentType: 'image/png', maxPixels })).toBeNull();
  });

  it('[S8] is refused when it has too many pixels', async () => {
    const given = await aPicture('jpeg');
    expect(await cleanPicture(given, { contentType: 'image/jpeg', maxPixels: 60 * 40 - 1 })).toBeNull();
    expect(await cleanPicture(given, { contentType: 'image/jpeg', maxPixels: 60 * 40 })).not.toBeNull();
  });
});
