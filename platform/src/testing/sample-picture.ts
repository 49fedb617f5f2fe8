import sharp from 'sharp';

/** For tests: a picture of 60 × 40 pixels whose metadata names its author and turns it a quarter. */
export function aPicture(format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> {
  const background = { r: 197, g: 55, b: 31 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Nuria Vidal' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}
