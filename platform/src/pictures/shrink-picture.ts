import sharp from 'sharp';
import { maxPixelsAtOnce } from './picture-header';

/**
 * A small JPEG for mail programs.
 * @param size box in pixels; never enlarged
 * @returns `null` for an invalid picture
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
    // Decoders throw for broken pictures.
    return null;
  }
}
