import { readFile } from 'node:fs/promises';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { type Archive, type PackedEntry, withArchive } from '../files/archive-reader';
import { type SheetCell, sheetCell, WorkbookRefused, type WorkbookSheet } from './workbook';
import { workbookFacts, workbookParts } from './xlsx-facts';

/** Bytes of a part in memory; twenty thousand rows have half of it. */
const maxPartBytes = 32 * 1024 * 1024;
const readParts = /\.(?:xml|rels)$/i;

/** Ends of parts: the reader accepts truncated sheets. */
const ends: readonly (readonly [part: RegExp, end: RegExp])[] = [
  [/^xl\/worksheets\/[^/]+\.xml$/i, /<\/(?:[\w-]+:)?worksheet\s*>\s*$/],
  [/^xl\/sharedStrings\.xml$/i, /<(?:\/(?:[\w-]+:)?sst\s*|(?:[\w-]+:)?sst[^<>]*\/)>\s*$/],
];
const tailLength = 200;

async function endOf({ unpack }: Archive, entry: PackedEntry, characters: number): Promise<string> {
  let text = '';
  await unpack(entry, async (content) => {
    for await (const piece of content)
      text = (text + piece.subarray(-characters).toString('latin1')).slice(-characters);
  });
  return text;
}

/**
 * Texts of the `workbookParts`.
 * @throws WorkbookRefused for a part too large (S10) or truncated
 */
async function checkParts(archive: Archive): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>();
  for (const entry of archive.entries) {
    const { name, bytes } = entry;
    if (readParts.test(name) && bytes > maxPartBytes) throw new WorkbookRefused('workbook_too_large');
    const end = ends.find(([part]) => part.test(name))?.[1];
    if (workbookParts.has(name)) parts.set(name, await endOf(archive, entry, bytes));
    if (end && !end.test(await endOf(archive, entry, tailLength)))
      throw new WorkbookRefused('workbook_unreadable');
  }
  return parts;
}

type Cells = NonNullable<Sheet['cells']>;

const formulaRows = (cells: Cells): ReadonlySet<number> =>
  new Set(
    [...cells].flatMap(([key, { formula, value }]) =>
      formula !== undefined && value === null ? [Number(key.split(',')[0])] : [],
    ),
  );

const blankRow: readonly SheetCell[] = [];

function toSheet(sheet: Sheet, isCalculatedOnOpening: boolean): WorkbookSheet {
  const {
    name,
    rows,
    cells = new Map(),
    merges = [],
    hidden,
    veryHidden,
    rowDefs = new Map(),
    columns = [],
  } = sheet;
  const withFormulas = formulaRows(cells);
  // A million formatted empty rows make no cells.
  const isBlank = (values: readonly unknown[], row: number) =>
    values.every((value) => value === null) && !withFormulas.has(row);
  const last = rows.findLastIndex((values, row) => !isBlank(values, row));
  const toRow = (values: readonly unknown[], row: number) =>
    values.map((value, column) => {
      const cell = cells.get(`${row},${column}`);
      const isFormula = cell?.formula !== undefined;
      const known = isFormula && isCalculatedOnOpening ? null : value;
      return sheetCell(known, { format: cell?.style?.numFmt, isError: cell?.type === 'error', isFormula });
    });
  return {
    name,
    hidden: hidden === true || veryHidden === true,
    hiddenRows: new Set([...rowDefs].flatMap(([row, def]) => (def.hidden ? [row] : []))),
    hiddenColumns: new Set([...columns.keys()].filter((at) => columns[at]?.hidden)),
    rows: rows
      .slice(0, last + 1)
      .map((values, row) => (isBlank(values, row) ? blankRow : toRow(values, row))),
    merges: merges.map(({ startRow, endRow, startCol, endCol }) => ({
      startRow,
      endRow,
      startColumn: startCol,
      endColumn: endCol,
    })),
  };
}

/**
 * Sheets of a checked archive.
 * @throws WorkbookRefused
 */
export async function readXlsxSheets(path: string): Promise<WorkbookSheet[]> {
  const { parts, end } = await withArchive(path, async (archive) => ({
    parts: await checkParts(archive),
    end: archive.end,
  }));
  // The reader searches the end in the last 64 KiB only.
  const content = new Uint8Array(await readFile(path)).subarray(0, end);
  try {
    const { others, isCalculatedOnOpening } = workbookFacts(parts);
    const { sheets } = await readXlsx(content, {
      readStyles: true,
      sheets: (_info, index) => !others.has(index),
    });
    return sheets.map((sheet) => toSheet(sheet, isCalculatedOnOpening));
  } catch {
    throw new WorkbookRefused('workbook_unreadable');
  }
}
