import sharp from 'sharp';
import type { ContentRefusal } from '../content-checks/inspections';
import { checkHeader, defaultMaxPixels } from '../pictures/picture-header';

const formats: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp' };

/** @throws for a broken picture */
async function decode(path: string): Promise<void> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  await sharp(path, options).resize(16, 16, { fit: 'inside' }).raw().toBuffer();
}

/**
 * Checks pixels, and full decoding where the picture is kept unchanged for printing (S8).
 * @returns the rejection, or `null`
 */
export async function refusalOfPicture(
  path: string,
  extension: string,
  {
    isKept,
    maxPixels = defaultMaxPixels,
  }: { readonly isKept: boolean; readonly maxPixels?: number | undefined },
): Promise<ContentRefusal | null> {
  try {
    const finding = await checkHeader(path, formats[extension] ?? '', maxPixels);
    if (finding === 'too-large') return 'picture_too_large';
    if (finding === 'other') return 'file_content_refused';
    if (!isKept) return null;
    await decode(path);
    return null;
  } catch {
    return 'file_content_refused';
  }
}
