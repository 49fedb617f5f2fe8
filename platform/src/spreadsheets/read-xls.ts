import { readFile } from 'node:fs/promises';
import { readXls, type Sheet } from 'hucre/xlsx';
import { compoundFile } from './compound-file';
import { sheetCell, WorkbookRefused, type WorkbookSheet } from './workbook';
import { xlsFacts, type XlsSheetFacts } from './xls-formats';

/** Rows of an old workbook at most; a reader that is lied to about them fills memory. */
const unreadable = new WorkbookRefused('workbook_unreadable');

function factsOf(content: Buffer) {
  const file = compoundFile(content);
  // An encrypted workbook of today is a compound file as well.
  if (file?.names().includes('EncryptedPackage')) throw new WorkbookRefused('workbook_encrypted');
  const stream = file?.stream('Workbook') ?? null;
  if (stream === null) throw unreadable;
  const facts = xlsFacts(stream);
  if (facts.encrypted) throw new WorkbookRefused('workbook_encrypted');
  return facts.sheets;
}

function toSheet({ name, rows }: Sheet, facts: XlsSheetFacts): WorkbookSheet {
  const read = Array.from(rows, (values, row) =>
    Array.from(values ?? [], (value, column) =>
      sheetCell(value, {
        isPercent: facts.percent.has(`${row},${column}`),
        ...{ isError: false, isFormula: false },
      }),
    ),
  );
  return { name, rows: read, hidden: facts.hidden, merges: facts.merges };
}

/**
 * The sheets of an old workbook (BIFF8).
 * @throws WorkbookRefused
 */
export async function readXlsSheets(path: string): Promise<WorkbookSheet[]> {
  const content = await readFile(path);
  try {
    const facts = factsOf(content);
    const { sheets } = await readXls(new Uint8Array(content));
    if (sheets.length !== facts.length) throw unreadable;
    return sheets.flatMap((sheet, at) => {
      const known = facts[at];
      return known?.isTable ? [toSheet(sheet, known)] : [];
    });
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error;
    // The reader refuses by throwing; a record may also end before its fields do.
    throw unreadable;
  }
}
