import sharp, { type Sharp } from 'sharp';

/** The pictures that people may bring, by content type, and how each is written again. */
const encoders: Readonly<Record<string, { readonly format: string; encode(image: Sharp): Sharp }>> = {
  'image/jpeg': { format: 'jpeg', encode: (image) => image.jpeg({ quality: 88 }) },
  'image/png': { format: 'png', encode: (image) => image.png() },
  'image/webp': { format: 'webp', encode: (image) => image.webp({ quality: 88 }) },
};

interface Limits {
  /** What its first bytes say that it is; nothing else is decoded. */
  readonly contentType: string;
  readonly maxPixels: number;
  /** Made this large, cut in the middle where its shape differs, and a JPEG on white (table 3.1). */
  readonly size?: { readonly width: number; readonly height: number };
}

const asJpegOf = (image: Sharp, size: { readonly width: number; readonly height: number }): Sharp =>
  image
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true });

/**
 * Decodes a picture and encodes it anew, upright and without any metadata: what is stored was made here (S8, table
 * 3.1). Of an animation the first picture stays.
 * @returns `null` for bytes that are no picture of that type, broken, or with more pixels than allowed
 */
export async function cleanPicture(
  bytes: Uint8Array,
  { contentType, maxPixels, size }: Limits,
): Promise<Uint8Array | null> {
  const encoder = encoders[contentType];
  if (!encoder) return null;
  try {
    const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (format !== encoder.format) return null;
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    return await (size ? asJpegOf(image, size) : encoder.encode(image)).toBuffer();
  } catch {
    // The decoder refuses by throwing; a picture that cannot be decoded is refused whatever the reason.
    return null;
  }
}
