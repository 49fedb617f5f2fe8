import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from './file-name';

interface Kind {
  /** File types that are recognised by their first bytes. */
  readonly found: readonly string[];
  readonly contentType: string;
}

const service = 'application/vnd.openxmlformats-officedocument';

/** The kinds of files that are taken anywhere, per extension that people give them. */
const kinds: Readonly<Record<string, Kind>> = {
  jpg: { found: ['jpg'], contentType: 'image/jpeg' },
  png: { found: ['png'], contentType: 'image/png' },
  webp: { found: ['webp'], contentType: 'image/webp' },
  pdf: { found: ['pdf'], contentType: 'application/pdf' },
  zip: { found: ['zip'], contentType: 'application/zip' },
  rar: { found: ['rar'], contentType: 'application/vnd.rar' },
  eps: { found: ['eps', 'ps'], contentType: 'application/postscript' },
  // Illustrator saves either PDF or PostScript under its own extension.
  ai: { found: ['pdf', 'eps', 'ps', 'ai'], contentType: 'application/postscript' },
  psd: { found: ['psd'], contentType: 'image/vnd.adobe.photoshop' },
  mp4: { found: ['mp4', 'm4v'], contentType: 'video/mp4' },
  // What is in such an archive stands behind what is looked at here.
  docx: { found: ['docx', 'zip'], contentType: `${service}.wordprocessingml.document` },
  xlsx: { found: ['xlsx', 'zip'], contentType: `${service}.spreadsheetml.sheet` },
  xls: { found: ['cfb'], contentType: 'application/vnd.ms-excel' },
  pptx: { found: ['pptx', 'zip'], contentType: `${service}.presentationml.presentation` },
  // A drawing is text; `isHarmlessDrawing` reads all of it.
  svg: { found: ['xml', 'svg', ''], contentType: 'image/svg+xml' },
};

/** Readers find a PDF whose beginning lies behind so many bytes: a line break, or what a mail or a printer put there. */
const maxBytesBeforePdf = 1_024;
/** How files of other kinds begin, and pages: those before a PDF would be two things at once. */
const otherKinds = /<[a-z!?/]|^MZ|PK\x03\x04|PK\x05\x06|Rar!\x1a|7z\xbc\xaf|%!PS|\x7fELF|#!/i;

function isPdfBehindOthers(head: Buffer): boolean {
  const at = head.indexOf('%PDF-');
  return at > 0 && at <= maxBytesBeforePdf && !otherKinds.test(head.toString('latin1', 0, at));
}

/** Kind of a file by its first bytes; empty where they tell none. */
async function kindOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head);
  return found?.ext ?? (isPdfBehindOthers(head) ? 'pdf' : '');
}

export interface SniffedType {
  readonly extension: string;
  readonly contentType: string;
}

/**
 * The type of a file, when extension and first bytes agree on an accepted type (S8).
 * @param filename a plain name
 * @param head at least the first 4,100 bytes, or all of a shorter file
 * @returns `null` for anything else
 */
export async function sniff(
  filename: string,
  head: Buffer,
  accepts: readonly string[],
): Promise<SniffedType | null> {
  const extension = extensionOf(filename);
  const kind = kinds[extension];
  if (!kind || !accepts.includes(extension) || head.length === 0) return null;
  return kind.found.includes(await kindOf(head)) ? { extension, contentType: kind.contentType } : null;
}
