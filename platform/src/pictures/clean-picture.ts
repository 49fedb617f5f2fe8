import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const encoders: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: 88 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 88 }),
};

/** Fill this size, cropped centrally, as a JPEG on white (S8). */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const asJpegOf = (image: Sharp, size: PictureSize): Sharp =>
  image
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true });

async function reencode(path: string, encode: (image: Sharp) => Sharp) {
  try {
    const image = sharp(path, { limitInputPixels: false, failOn: 'error' }).autoOrient();
    return await encode(image).toBuffer({ resolveWithObject: true });
  } catch {
    // Decoders throw for broken pictures.
    return null;
  }
}

/**
 * Re-encodes a checked picture upright without metadata (S8); of an animation, the first frame.
 * @returns its size, or `null` for a broken picture
 */
export async function cleanPicture(
  path: string,
  extension: string,
  { target, size }: { readonly target: string; readonly size?: PictureSize | undefined },
): Promise<PictureSize | null> {
  const encode = encoders[extension];
  if (!encode) return null;
  const made = await reencode(path, size ? (image) => asJpegOf(image, size) : encode);
  if (!made) return null;
  await writeFile(target, made.data);
  return { width: made.info.width, height: made.info.height };
}
