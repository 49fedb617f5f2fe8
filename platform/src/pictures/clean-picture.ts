import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** The pictures that people may bring, by extension, and how each is written again. */
const encoders: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: 88 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 88 }),
};

/** Made this large, cut in the middle where its shape differs, and a JPEG on white (S8). */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const asJpegOf = (image: Sharp, size: PictureSize): Sharp =>
  image
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true });

async function encodeAnew(path: string, encode: (image: Sharp) => Sharp) {
  try {
    // Its header was checked: the limit on pixels is the call's.
    const image = sharp(path, { limitInputPixels: false, failOn: 'error' }).autoOrient();
    return await encode(image).toBuffer({ resolveWithObject: true });
  } catch {
    // The decoder refuses by throwing; a picture that cannot be decoded is refused whatever the reason.
    return null;
  }
}

/**
 * Re-encodes a picture whose header was checked, upright and without metadata (S8). Of an animation the
 * first picture stays.
 * @returns its size, or `null` for a broken or forbidden picture
 */
export async function cleanPicture(
  path: string,
  extension: string,
  { target, size }: { readonly target: string; readonly size?: PictureSize | undefined },
): Promise<PictureSize | null> {
  const encode = encoders[extension];
  if (!encode) return null;
  const made = await encodeAnew(path, size ? (image) => asJpegOf(image, size) : encode);
  if (!made) return null;
  await writeFile(target, made.data);
  return { width: made.info.width, height: made.info.height };
}
