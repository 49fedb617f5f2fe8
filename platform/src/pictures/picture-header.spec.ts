import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { checkHeader, defaultMaxPixels, maxPixelsAtOnce } from './picture-header';

const folder = mkdtempSync(join(tmpdir(), 'picture-header-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tomato' } });

async function found(picture: Sharp, format: string, maxPixels = defaultMaxPixels) {
  const path = join(folder, 'picture');
  await picture.toFile(path);
  return checkHeader(path, format, maxPixels);
}

describe('[S8] the header of a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('names its format: %s', async (format) => {
    expect(await found(plain(60, 40).toFormat(format), format)).toBe('taken');
    expect(await found(plain(60, 40).toFormat(format), format === 'png' ? 'jpeg' : 'png')).toBe('other');
  });

  it('lets as many pixels pass as the call takes, and not one more', async () => {
    expect(await found(plain(60, 40).jpeg(), 'jpeg', 60 * 40)).toBe('taken');
    expect(await found(plain(60, 40).jpeg(), 'jpeg', 60 * 40 - 1)).toBe('too-large');
  });

  it('[S8] lets a picture pass that is decoded line by line, where an interlaced one is too much', async () => {
    const side = Math.ceil(Math.sqrt(maxPixelsAtOnce)) + 1;
    const poster = 10 * maxPixelsAtOnce;
    expect(await found(plain(side, side).png(), 'png', poster)).toBe('taken');
    expect(await found(plain(side, side).png(), 'png')).toBe('too-large');
    expect(await found(plain(side, side).png({ progressive: true }), 'png', poster)).toBe('too-large');
    expect(await found(plain(side, side).jpeg({ progressive: true }), 'jpeg', poster)).toBe('too-large');
  });

  it('is rejected where it is missing', async () => {
    await expect(checkHeader(join(folder, 'missing'), 'png', 9)).rejects.toThrow();
  });
});
