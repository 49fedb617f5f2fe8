import type { Column, ColumnContract } from '@portal/contracts';
import { maxShownValue, type Problem } from './import-jobs';
import type { SheetCell, WorkbookSheet } from '../spreadsheets/workbook';
import { isBlankCell, shownCell } from './read-cell';
import { textKey } from './text-key';

/** Titles may precede the headings. */
const maxTitleRows = 10;

export interface FoundColumns {
  readonly headingRow: number;
  readonly columns: readonly (Column | null)[];
}

/** From 0: `B`, `AA`. */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return (before < 0 ? '' : columnLetters(before)) + String.fromCharCode(65 + (column % 26));
}

const wordsOf = ({ key, heading, aliases = [] }: Column): readonly string[] => [
  key,
  ...Object.values(heading),
  ...aliases,
];

const headingKeys = ({ columns }: ColumnContract): ReadonlyMap<string, Column> =>
  new Map(columns.flatMap((column) => wordsOf(column).map((word) => [textKey(word), column] as const)));

const textOf = (cell: SheetCell): string => (cell === null ? '' : shownCell(cell, maxShownValue));

function columnsIn(row: readonly SheetCell[], keys: ReadonlyMap<string, Column>): (Column | null)[] {
  return row.map((cell) => keys.get(textKey(textOf(cell))) ?? null);
}

const missingIn = ({ columns }: ColumnContract, found: readonly (Column | null)[]): readonly Column[] =>
  columns.filter((column) => !column.optional && !found.includes(column));

/** The first row with all headings, else with most. */
export function findColumns({ rows }: WorkbookSheet, contract: ColumnContract): FoundColumns {
  const keys = headingKeys(contract);
  const candidates = rows.slice(0, maxTitleRows).map((row, headingRow) => {
    const columns = columnsIn(row, keys);
    return { headingRow, columns, known: columns.filter((column) => column !== null).length };
  });
  const whole = candidates.find(({ columns }) => missingIn(contract, columns).length === 0);
  const best = [...candidates].sort((one, other) => other.known - one.known)[0];
  return whole ?? best ?? { headingRow: 0, columns: [] };
}

/** Whether all required columns are there. */
export const hasColumns = (contract: ColumnContract, { columns }: FoundColumns): boolean =>
  missingIn(contract, columns).length === 0;

/** Up to the last non-empty column. */
export function widthOf({ rows }: WorkbookSheet): number {
  let width = 0;
  for (const row of rows) width = Math.max(width, row.findLastIndex((cell) => !isBlankCell(cell)) + 1);
  return width;
}

const cellAt = ({ rows }: WorkbookSheet, row: number, column: number): SheetCell =>
  rows[row]?.[column] ?? null;

function headingCode(sheet: WorkbookSheet, { headingRow, columns }: FoundColumns, at: number): string | null {
  const column = columns[at] ?? null;
  if (column !== null) return columns.indexOf(column) < at ? 'heading_double' : null;
  const isUsed = sheet.rows.some((_, row) => row >= headingRow && !isBlankCell(cellAt(sheet, row, at)));
  return isUsed ? 'heading_unknown' : null;
}

function headingProblem(sheet: WorkbookSheet, found: FoundColumns, at: number): Problem | null {
  const { headingRow, columns } = found;
  const code = headingCode(sheet, found, at);
  if (code === null) return null;
  const column = columns[at] ?? null;
  return {
    row: headingRow + 1,
    column: columnLetters(at),
    field: column?.key ?? '',
    code,
    value: textOf(cellAt(sheet, headingRow, at)),
    expected: column === null ? '' : columnLetters(columns.indexOf(column)),
  };
}

export function headingProblems(
  sheet: WorkbookSheet,
  contract: ColumnContract,
  found: FoundColumns,
): Problem[] {
  const row = found.headingRow + 1;
  const missing = missingIn(contract, found.columns).map(({ key, heading }): Problem => ({
    row,
    column: '',
    field: key,
    code: 'heading_missing',
    value: '',
    expected: heading.CAST,
  }));
  const places = Array.from({ length: widthOf(sheet) }, (_, at) => at);
  return [...missing, ...places.flatMap((at) => headingProblem(sheet, found, at) ?? [])];
}
