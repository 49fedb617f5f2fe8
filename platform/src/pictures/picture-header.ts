import sharp from 'sharp';

/** Default limit of a call (S8). */
export const defaultMaxPixels = 40_000_000;

/** Interlaced pictures and WebP are decoded whole: up to 8 bytes a pixel. */
export const maxPixelsAtOnce = 40_000_000;

export type HeaderFinding = 'other' | 'too-large' | 'taken';

/**
 * Reads the header only (S8).
 * @param format as sharp calls it
 * @throws without a header
 */
export async function checkHeader(path: string, format: string, maxPixels: number): Promise<HeaderFinding> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.format !== format) return 'other';
  const isDecodedAtOnce = header.isProgressive || format === 'webp';
  const most = isDecodedAtOnce ? Math.min(maxPixels, maxPixelsAtOnce) : maxPixels;
  return header.width * header.height > most ? 'too-large' : 'taken';
}
