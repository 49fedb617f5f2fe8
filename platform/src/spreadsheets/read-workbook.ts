import { readFile } from 'node:fs/promises';
import { checkContent, headOf } from '../files/check-content';
import type { LandedFile } from '../files/landed-file';
import { extensionOf } from '../files/file-name';
import { compoundFile, isCompoundFile } from './compound-file';
import { readXlsSheets } from './read-xls';
import { readXlsxSheets } from './read-xlsx';
import { WorkbookRefused, type WorkbookSheet } from './workbook';

interface WorkbookLimits {
  readonly accepts: readonly string[];
  /** Of all parts of a workbook together, unpacked. */
  readonly maxExpandedBytes: number;
}

/** With a password, a workbook of today becomes a compound file. */
async function isEncrypted(path: string): Promise<boolean> {
  if (!isCompoundFile(await headOf(path))) return false;
  try {
    return (
      compoundFile(await readFile(path))
        ?.names()
        .includes('EncryptedPackage') ?? false
    );
  } catch {
    // Broken: what it is, is told by its content.
    return false;
  }
}

/**
 * The sheets of a workbook whose name and content agree (S8, S10). Formulas keep the value that was calculated last, and
 * nothing is fetched from anywhere.
 * @throws WorkbookRefused
 */
export async function readWorkbook(file: LandedFile, limits: WorkbookLimits): Promise<WorkbookSheet[]> {
  const extension = extensionOf(file.filename);
  if (extension === 'xlsx' && (await isEncrypted(file.path))) throw new WorkbookRefused('workbook_encrypted');
  const content = await checkContent(file, limits, '');
  if (!content.ok) throw new WorkbookRefused('file_content_refused');
  return extension === 'xls' ? readXlsSheets(file.path) : readXlsxSheets(file.path);
}
