import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hasForeignTail } from './picture-tail';

/** A poster of two square metres at print quality has 350 million; nothing is made of what is decoded. */
const maxPixels = 400_000_000;
/** A larger picture is looked at in its whole only by the decoder. */
const tailBytes = 256 * 1024 * 1024;

const formats: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp' };

/**
 * Whether a picture that is kept as it is – for printing – can be decoded to its end, and is nothing else besides (S8).
 * @param bytes its length
 */
export async function isWholePicture(path: string, extension: string, bytes: number): Promise<boolean> {
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
    const { format } = await sharp(path, options).metadata();
    if (format !== formats[extension]) return false;
    await sharp(path, options).resize(16, 16, { fit: 'inside' }).raw().toBuffer();
    return bytes > tailBytes || !(await hasForeignTail(await readFile(path), extension));
  } catch {
    // The decoder refuses by throwing.
    return false;
  }
}
