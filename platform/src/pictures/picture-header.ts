import sharp from 'sharp';

/** Of a picture that a call takes, unless it says otherwise (S8). */
export const defaultMaxPixels = 40_000_000;

/** Interlaced pictures, and all of WebP, are in memory as a whole while they are decoded: 8 bytes a pixel at most. */
export const maxPixelsAtOnce = 40_000_000;

/** What the first bytes of a picture say about it: another format, too much of it, or nothing wrong. */
export type HeaderFinding = 'other' | 'too-large' | 'taken';

/**
 * Reads nothing but the header (S8).
 * @param format as sharp calls it
 * @throws when there is none
 */
export async function checkHeader(path: string, format: string, maxPixels: number): Promise<HeaderFinding> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.format !== format) return 'other';
  const isDecodedAtOnce = header.isProgressive || format === 'webp';
  const most = isDecodedAtOnce ? Math.min(maxPixels, maxPixelsAtOnce) : maxPixels;
  return header.width * header.height > most ? 'too-large' : 'taken';
}
