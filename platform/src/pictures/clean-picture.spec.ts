import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aPicture } from '../testing/sample-picture';
import { cleanPicture } from './clean-picture';

const folder = mkdtempSync(join(tmpdir(), 'clean-picture-'));
const target = join(folder, 'made');
afterAll(() => rmSync(folder, { recursive: true }));

function landed(content: Uint8Array): string {
  const path = join(folder, 'landed');
  writeFileSync(path, content);
  return path;
}

describe('an uploaded picture', () => {
  it.each([
    ['jpg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('[S8] loses its metadata and is turned upright: %s', async (extension, format) => {
    const given = await aPicture(format);
    expect(await cleanPicture(landed(given), extension, { target })).toEqual({ width: 40, height: 60 });
    const cleaned = readFileSync(target);
    const metadata = await sharp(cleaned).metadata();
    expect(given.includes('Nuria Vidal')).toBe(true);
    expect(cleaned.includes('Nuria Vidal')).toBe(false);
    expect(metadata).toMatchObject({ format, width: 40, height: 60 });
    expect(metadata.exif).toBeUndefined();
  });

  it('[S8] is refused when it is broken, or of a kind that is not accepted', async () => {
    rmSync(target, { force: true });
    const whole = await aPicture('png');
    const half = landed(whole.subarray(0, whole.length / 2));
    expect(await cleanPicture(half, 'png', { target })).toBeNull();
    expect(await cleanPicture(landed(whole), 'gif', { target })).toBeNull();
    expect(existsSync(target)).toBe(false);
  });

  it('[R15] is no fault of its own when there is no place to write it', async () => {
    const path = landed(await aPicture('png'));
    const nowhere = join(folder, 'missing', 'made');
    await expect(cleanPicture(path, 'png', { target: nowhere })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
