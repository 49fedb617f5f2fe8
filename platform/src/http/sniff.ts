import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';

/** What the bytes of a file may turn out to be, per extension that people give it. */
const contents: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
  zip: ['zip'],
  eps: ['eps', 'ps'],
  // Illustrator saves either PDF or PostScript under its own extension.
  ai: ['pdf', 'eps', 'ps', 'ai'],
};

export interface SniffedType {
  readonly extension: string;
  readonly contentType: string;
}

/**
 * The type of a file, when its extension and its first bytes agree on one of the accepted types (S8).
 * @param head at least the first 4,100 bytes, or all of a shorter file
 * @returns `null` for anything else; content that cannot be recognised is refused
 */
export async function sniff(
  filename: string,
  head: Uint8Array,
  accepts: readonly string[],
): Promise<SniffedType | null> {
  const given = extname(filename.normalize('NFC').trim()).slice(1).toLowerCase();
  const extension = given === 'jpeg' ? 'jpg' : given;
  if (!accepts.includes(extension)) return null;
  const found = await fileTypeFromBuffer(head);
  if (!found || !contents[extension]?.includes(found.ext)) return null;
  return { extension, contentType: found.mime };
}
