import { readFile } from 'node:fs/promises';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { withArchive } from '../files/archive-reader';
import { isPercentFormat, sheetCell, WorkbookRefused, type WorkbookSheet } from './workbook';

/** Bytes of a part that is read as a whole: texts, styles, a sheet. Twenty thousand rows of figures have half of it. */
const maxPartBytes = 32 * 1024 * 1024;
/** The parts that the reader takes into memory. */
const readParts = /\.(?:xml|rels)$/i;

/** @throws WorkbookRefused where a part alone would take more memory than there is (S10) */
async function refuseLargeParts(path: string): Promise<void> {
  await withArchive(path, async (archive) => {
    for await (const { fileName, uncompressedSize } of archive.eachEntry()) {
      if (readParts.test(fileName) && uncompressedSize > maxPartBytes)
        throw new WorkbookRefused('workbook_too_large');
    }
  });
}

function toSheet({ name, rows, cells, merges = [], hidden, veryHidden }: Sheet): WorkbookSheet {
  const formats = new Map<string, boolean>();
  const isPercent = (format: string | undefined): boolean => {
    if (format === undefined) return false;
    const known = formats.get(format) ?? isPercentFormat(format);
    formats.set(format, known);
    return known;
  };
  return {
    name,
    hidden: hidden === true || veryHidden === true,
    rows: rows.map((values, row) =>
      values.map((value, column) => {
        const cell = cells?.get(`${row},${column}`);
        return sheetCell(value, {
          isPercent: isPercent(cell?.style?.numFmt),
          isError: cell?.type === 'error',
          isFormula: cell?.formula !== undefined,
        });
      }),
    ),
    merges: merges.map(({ startRow, endRow, startCol, endCol }) => ({
      ...{ startRow, endRow, startColumn: startCol, endColumn: endCol },
    })),
  };
}

/**
 * The sheets of a workbook that was checked as an archive.
 * @throws WorkbookRefused
 */
export async function readXlsxSheets(path: string): Promise<WorkbookSheet[]> {
  await refuseLargeParts(path);
  const content = new Uint8Array(await readFile(path));
  try {
    const { sheets } = await readXlsx(content, { readStyles: true });
    return sheets.map(toSheet);
  } catch {
    // The reader refuses by throwing: a part is missing, its XML is broken, a cell lies outside of what a sheet has.
    throw new WorkbookRefused('workbook_unreadable');
  }
}
