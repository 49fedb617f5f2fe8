import sharp from 'sharp';
import { maxPixelsAtOnce } from './picture-header';

/**
 * A small JPEG of any picture, for mail programs.
 * @param size box in pixels; never enlarged
 * @returns `null` for what cannot be decoded
 */
export async function shrinkPicture(
  picture: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array | null> {
  try {
    return await sharp(picture, { limitInputPixels: maxPixelsAtOnce })
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer();
  } catch {
    // The decoder refuses by throwing.
    return null;
  }
}
