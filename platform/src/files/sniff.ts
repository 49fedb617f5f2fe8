import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from './file-name';

interface Kind {
  readonly found: readonly string[];
  readonly contentType: string;
}

const service = 'application/vnd.openxmlformats-officedocument';

const kinds: Readonly<Record<string, Kind>> = {
  jpg: { found: ['jpg'], contentType: 'image/jpeg' },
  png: { found: ['png'], contentType: 'image/png' },
  webp: { found: ['webp'], contentType: 'image/webp' },
  pdf: { found: ['pdf'], contentType: 'application/pdf' },
  zip: { found: ['zip'], contentType: 'application/zip' },
  rar: { found: ['rar'], contentType: 'application/vnd.rar' },
  eps: { found: ['eps', 'ps'], contentType: 'application/postscript' },
  // Illustrator writes PDF or PostScript.
  ai: { found: ['pdf', 'eps', 'ps', 'ai'], contentType: 'application/postscript' },
  psd: { found: ['psd'], contentType: 'image/vnd.adobe.photoshop' },
  mp4: { found: ['mp4', 'm4v'], contentType: 'video/mp4' },
  // The content is beyond the first bytes.
  docx: { found: ['docx', 'zip'], contentType: `${service}.wordprocessingml.document` },
  xlsx: { found: ['xlsx', 'zip'], contentType: `${service}.spreadsheetml.sheet` },
  xls: { found: ['cfb'], contentType: 'application/vnd.ms-excel' },
  pptx: { found: ['pptx', 'zip'], contentType: `${service}.presentationml.presentation` },
  // Text; see `isHarmlessDrawing`.
  svg: { found: ['xml', 'svg', ''], contentType: 'image/svg+xml' },
};

/** PDF readers tolerate this prefix, from mails or printers. */
const maxBytesBeforePdf = 1_024;
/** Other types before a PDF would make a polyglot. */
const otherKinds = /<[a-z!?/]|^MZ|PK\x03\x04|PK\x05\x06|Rar!\x1a|7z\xbc\xaf|%!PS|\x7fELF|#!/i;

function isPdfBehindOthers(head: Buffer): boolean {
  const at = head.indexOf('%PDF-');
  return at > 0 && at <= maxBytesBeforePdf && !otherKinds.test(head.toString('latin1', 0, at));
}

async function kindOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head);
  return found?.ext ?? (isPdfBehindOthers(head) ? 'pdf' : '');
}

export interface SniffedType {
  readonly extension: string;
  readonly contentType: string;
}

/**
 * The type, if extension and first bytes agree on an accepted one (S8).
 * @param head at least 4,100 bytes, or the whole file
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
