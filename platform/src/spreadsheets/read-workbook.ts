import { readFile } from 'node:fs/promises';
import { checkContent, headOf } from '../files/check-content';
import type { LandedFile } from '../files/landed-file';
import { extensionOf } from '../files/file-name';
import { readXlsxSheets } from './read-xlsx';
import { WorkbookRefused, type WorkbookSheet } from './workbook';

interface WorkbookLimits {
  readonly accepts: readonly string[];
  readonly maxExpandedBytes: number;
}

/** MS-CFB: an old workbook, or an encrypted new one. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const oldReader = () => import('./read-xls');

async function isEncrypted(path: string): Promise<boolean> {
  const head = await headOf(path);
  if (!compoundFile.equals(head.subarray(0, compoundFile.length))) return false;
  return (await oldReader()).isEncryptedPackage(await readFile(path));
}

/**
 * Sheets of a workbook (S8, S10). Formulas keep their last value; nothing is fetched.
 * @throws WorkbookRefused
 */
export async function readWorkbook(file: LandedFile, limits: WorkbookLimits): Promise<WorkbookSheet[]> {
  const extension = extensionOf(file.filename);
  if (extension === 'xlsx' && (await isEncrypted(file.path))) throw new WorkbookRefused('workbook_encrypted');
  const content = await checkContent(file, limits, '');
  if (!content.ok) {
    const { code, details } = content;
    throw new WorkbookRefused(code === 'archive_method_refused' ? code : 'file_content_refused', details);
  }
  return extension === 'xls' ? (await oldReader()).readXlsSheets(file.path) : readXlsxSheets(file.path);
}
