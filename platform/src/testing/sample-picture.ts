import sharp from 'sharp';

/** 60 × 40 pixels, with author and rotation in its metadata. */
export function aPicture(format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> {
  const background = { r: 197, g: 55, b: 31 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Nuria Vidal' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}
