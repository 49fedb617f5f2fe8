import { open, stat } from 'node:fs/promises';
import type { UploadContract } from '@portal/contracts';
import { lookThrough } from './archive-check';
import { isHarmlessDrawing } from './drawing-check';
import { isWholePicture } from './picture-check';
import { sniff, type SniffedType } from './sniff';

/** What file-type needs to see. */
const headBytes = 4_100;
const gibibyte = 1024 ** 3;

/** A file on the disk of this machine, as it came. */
export interface LandedFile {
  readonly path: string;
  /** Plain. */
  readonly filename: string;
}

type Limits = Pick<UploadContract, 'accepts' | 'picture' | 'maxExpandedBytes'>;
type Check = (path: string, extension: string, limits: Limits) => Promise<boolean>;

const isTakenArchive: Check = async (path, _extension, { maxExpandedBytes = 2 * gibibyte }) =>
  (await lookThrough(path, { maxExpandedBytes })) !== null;

/** The part that makes an Office archive a document of its kind. */
const mainParts: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

/** A document of Office is an archive with certain entries, and carries no macros. */
const isOfficeDocument: Check = async (path, extension, { maxExpandedBytes = 2 * gibibyte }) => {
  const names = await lookThrough(path, { maxExpandedBytes });
  const main = mainParts[extension] ?? '';
  return (
    names !== null &&
    names.includes('[Content_Types].xml') &&
    names.includes(main) &&
    !names.some((name) => /vbaProject\.bin$/i.test(name))
  );
};

/** A picture that is made anew is decoded then. */
const isPicture: Check = async (path, extension, { picture }) =>
  picture !== undefined || isWholePicture(path, extension, (await stat(path)).size);

const checks: Readonly<Record<string, Check>> = {
  zip: isTakenArchive,
  docx: isOfficeDocument,
  xlsx: isOfficeDocument,
  pptx: isOfficeDocument,
  jpg: isPicture,
  png: isPicture,
  webp: isPicture,
  svg: isHarmlessDrawing,
};

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The type of a landed file, when its name, its first bytes and – where a program of ours can read it – all of it say
 * that it is one of the accepted kinds and harmless (S8, S9).
 * @returns `null` for everything else
 */
export async function checkContent(file: LandedFile, limits: Limits): Promise<SniffedType | null> {
  const type = await sniff(file.filename, await headOf(file.path), limits.accepts);
  if (!type) return null;
  const check = checks[type.extension];
  return check === undefined || (await check(file.path, type.extension, limits)) ? type : null;
}
