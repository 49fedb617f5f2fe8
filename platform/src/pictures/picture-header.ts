import sharp from 'sharp';

/** Default limit of a picture of a call (S8). */
export const defaultMaxPixels = 40_000_000;

/** Interlaced pictures and all WebP are decoded in memory as a whole: at most 8 bytes a pixel. */
export const maxPixelsAtOnce = 40_000_000;

/** Checks the first bytes of a picture: another format, too many pixels, or fine. */
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
