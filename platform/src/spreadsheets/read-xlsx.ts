import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import type { ReadEntry } from '../files/archive-layout';
import { type Archive, unpack, withArchive } from '../files/archive-reader';
import { isPercentFormat, type SheetCell, sheetCell, WorkbookRefused, type WorkbookSheet } from './workbook';

/** Bytes of a part that is read as a whole: texts, styles, a sheet. Twenty thousand rows of figures have half of it. */
const maxPartBytes = 32 * 1024 * 1024;
/** The parts that the reader takes into memory. */
const readParts = /\.(?:xml|rels)$/i;

/** Parts whose end says that nothing is missing: the reader takes what there is of a sheet that was cut off. */
const ends: readonly (readonly [part: RegExp, end: RegExp])[] = [
  [/^xl\/worksheets\/[^/]+\.xml$/i, /<\/(?:[\w-]+:)?worksheet\s*>\s*$/],
  [/^xl\/sharedStrings\.xml$/i, /<(?:\/(?:[\w-]+:)?sst\s*|(?:[\w-]+:)?sst[^<>]*\/)>\s*$/],
];
const tailLength = 200;

/** Whether a part ends as such a part does. */
async function isWhole(archive: Archive, entry: ReadEntry): Promise<boolean> {
  const end = ends.find(([part]) => part.test(entry.fileName))?.[1];
  if (!end) return true;
  let tail = '';
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      tail = (tail + chunk.subarray(-tailLength).toString('latin1')).slice(-tailLength);
      done();
    },
  });
  await unpack(archive, entry, target);
  return end.test(tail);
}

/** @throws WorkbookRefused where a part alone would take more memory than there is (S10), or has no end */
async function checkParts(path: string): Promise<void> {
  await withArchive(path, async (archive) => {
    for await (const entry of archive.eachEntry()) {
      if (readParts.test(entry.fileName) && entry.uncompressedSize > maxPartBytes)
        throw new WorkbookRefused('workbook_too_large');
      if (!(await isWhole(archive, entry))) throw new WorkbookRefused('workbook_unreadable');
    }
  });
}

type Cells = NonNullable<Sheet['cells']>;

/** Rows in which a formula stands without a value, and perhaps nothing else. */
const formulaRows = (cells: Cells): ReadonlySet<number> =>
  new Set(
    [...cells].flatMap(([key, { formula, value }]) =>
      formula !== undefined && value === null ? [Number(key.split(',')[0])] : [],
    ),
  );

const blankRow: readonly SheetCell[] = [];

function toSheet({ name, rows, cells = new Map(), merges = [], hidden, veryHidden }: Sheet): WorkbookSheet {
  const formats = new Map<string, boolean>();
  const isPercent = (format: string | undefined): boolean => {
    if (format === undefined) return false;
    const known = formats.get(format) ?? isPercentFormat(format);
    formats.set(format, known);
    return known;
  };
  const withFormulas = formulaRows(cells);
  // A million of rows may be formatted and empty: no cell is made for those.
  const isBlank = (values: readonly unknown[], row: number) =>
    values.every((value) => value === null) && !withFormulas.has(row);
  const last = rows.findLastIndex((values, row) => !isBlank(values, row));
  const toRow = (values: readonly unknown[], row: number) =>
    values.map((value, column) => {
      const cell = cells.get(`${row},${column}`);
      return sheetCell(value, {
        isPercent: isPercent(cell?.style?.numFmt),
        isError: cell?.type === 'error',
        isFormula: cell?.formula !== undefined,
      });
    });
  return {
    name,
    hidden: hidden === true || veryHidden === true,
    rows: rows
      .slice(0, last + 1)
      .map((values, row) => (isBlank(values, row) ? blankRow : toRow(values, row))),
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
  await checkParts(path);
  const content = new Uint8Array(await readFile(path));
  try {
    const { sheets } = await readXlsx(content, { readStyles: true });
    return sheets.map(toSheet);
  } catch {
    // The reader refuses by throwing: a part is missing, its XML is broken, a cell lies outside of what a sheet has.
    throw new WorkbookRefused('workbook_unreadable');
  }
}
