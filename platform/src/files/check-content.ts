import { open } from 'node:fs/promises';
import type { ContentLimits, Inspection } from '../content-checks/inspections';
import { cleanPicture } from '../pictures/clean-picture';
import { inspectArchive } from './archive-check';
import { isHarmlessDrawing } from './drawing-check';
import type { LandedFile } from './landed-file';
import { lockedPdfs } from './locked-pdfs';
import { refusalOfPicture } from './picture-check';
import { endOfPicture } from './picture-end';
import { sniff, type SniffedType } from './sniff';
import { ArchiveRefused } from '../unpacking/unpacking';

const headBytes = 4_100;
const gibibyte = 1024 ** 3;

type Refused = Omit<Extract<Inspection, { readonly ok: false }>, 'ok'>;
type Check = (path: string, extension: string, limits: ContentLimits) => Promise<Refused | null>;

const contentRefused: Refused = { code: 'file_content_refused' };

async function checkEntries(
  path: string,
  { maxExpandedBytes = 2 * gibibyte }: ContentLimits,
  isRight: (names: readonly string[]) => boolean,
): Promise<Refused | null> {
  try {
    return isRight(await inspectArchive(path, { maxExpandedBytes })) ? null : contentRefused;
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    const { code, details } = error;
    return code === 'archive_method_refused' ? { code, details } : contentRefused;
  }
}

const checkArchive: Check = (path, _extension, limits) => checkEntries(path, limits, () => true);

const mainParts: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

const checkDocument: Check = (path, extension, limits) =>
  checkEntries(
    path,
    limits,
    (names) =>
      names.includes('[Content_Types].xml') &&
      names.includes(mainParts[extension] ?? '') &&
      !names.some((name) => /vbaProject\.bin$/i.test(name)),
  );

/** Re-encoded pictures are decoded then. */
const checkPicture: Check = async (path, extension, { picture, maxPixels }) => {
  const code = await refusalOfPicture(path, extension, { isKept: picture === undefined, maxPixels });
  return code && { code };
};

const checkPdf: Check = async (path) =>
  (await lockedPdfs([path])).has(path) ? { code: 'pdf_encrypted' } : null;

const checkDrawing: Check = async (path) => ((await isHarmlessDrawing(path)) ? null : contentRefused);

const checks: Readonly<Record<string, Check>> = {
  zip: checkArchive,
  docx: checkDocument,
  xlsx: checkDocument,
  pptx: checkDocument,
  jpg: checkPicture,
  png: checkPicture,
  webp: checkPicture,
  svg: checkDrawing,
  pdf: checkPdf,
};

/** Enough to find the type. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function make(
  path: string,
  { extension, contentType }: SniffedType,
  { size }: NonNullable<ContentLimits['picture']>,
  target: string,
): Promise<Inspection> {
  const picture = await cleanPicture(path, extension, { target, size });
  if (!picture) return { ok: false, ...contentRefused };
  return { ok: true, made: target, picture, contentType: size ? 'image/jpeg' : contentType };
}

/**
 * Checks name, first bytes and, where parsable, all content (S8, S9).
 * @param target path for a re-encoded picture
 */
export async function checkContent(
  { path, filename }: LandedFile,
  limits: ContentLimits,
  target: string,
): Promise<Inspection> {
  const type = await sniff(filename, await headOf(path), limits.accepts);
  if (!type) return { ok: false, ...contentRefused };
  const check = checks[type.extension];
  const refused = await check?.(path, type.extension, limits);
  if (refused) return { ok: false, ...refused };
  if (limits.picture && check === checkPicture) return make(path, type, limits.picture, target);
  const bytes = endOfPicture(path, type.extension);
  return { ok: true, contentType: type.contentType, ...(bytes !== null && { bytes }) };
}
