import { type Column, type ColumnContract, exampleMark } from '@portal/contracts';
import type { SheetCell, WorkbookSheet } from '../spreadsheets/workbook';
import {
  columnLetters,
  findColumns,
  type FoundColumns,
  hasColumns,
  headingProblems,
  widthOf,
} from './find-columns';
import { maxShownValue, type Problem, type ReadRow, type ReadSheet } from './import-jobs';
import { ProblemList } from './problem-list';
import { isBlankCell, readCell, shownCell } from './read-cell';
import { textKey } from './text-key';

interface SheetLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
}

const isBlankRow = (row: readonly SheetCell[]): boolean => row.every(isBlankCell);
const hasContent = ({ rows }: WorkbookSheet): boolean => rows.some((row) => !isBlankRow(row));

const ofSheet = (code: string, more: Partial<Problem> = {}): Problem => ({
  row: 1,
  column: '',
  field: '',
  code,
  value: '',
  expected: '',
  ...more,
});

/** The only visible sheet with figures (W36). */
function chosenSheet(sheets: readonly WorkbookSheet[], contract: ColumnContract): WorkbookSheet | Problem {
  const visible = sheets.filter((sheet) => !sheet.hidden && hasContent(sheet));
  const fitting = visible.filter((sheet) => hasColumns(contract, findColumns(sheet, contract)));
  if (fitting.length > 1)
    return ofSheet('several_sheets', {
      value: fitting
        .map(({ name }) => name)
        .join(', ')
        .slice(0, maxShownValue),
    });
  return fitting[0] ?? visible[0] ?? ofSheet('no_rows');
}

/** Merged cells hide values of figures or headings. */
function mergeProblems({ merges }: WorkbookSheet, { headingRow, columns }: FoundColumns): Problem[] {
  return merges
    .filter(({ startColumn, endRow }) => endRow >= headingRow && startColumn < columns.length)
    .map(({ startRow, startColumn }) =>
      ofSheet('merged_cells', { row: startRow + 1, column: columnLetters(startColumn) }),
    );
}

const placesOf = ({ columns }: ColumnContract, found: FoundColumns): readonly number[] =>
  columns.map((column) => found.columns.indexOf(column));

interface Reading {
  readonly contract: ColumnContract;
  readonly places: readonly number[];
  readonly problems: ProblemList;
}

const problemAt = (at: number, row: number, column: Column, more: Partial<Problem>): Problem => ({
  row,
  column: columnLetters(at),
  field: column.key,
  code: '',
  value: '',
  expected: '',
  ...more,
});

function readRow(cells: readonly SheetCell[], row: number, { contract, places, problems }: Reading): ReadRow {
  const broken: number[] = [];
  const values = contract.columns.map((column, index) => {
    const at = places[index] ?? -1;
    if (at === -1) return null;
    const cell = cells[at] ?? null;
    const reading = readCell(cell, column);
    if (reading.code === undefined) return reading.value;
    const { code, expected = '' } = reading;
    problems.add(problemAt(at, row, column, { code, expected, value: shownCell(cell, maxShownValue) }));
    broken.push(index);
    return null;
  });
  return { row, cells: values, broken };
}

const isExample = (cells: readonly SheetCell[], places: readonly number[]): boolean =>
  places.some((at) => {
    const cell = cells[at];
    return typeof cell === 'string' && textKey(cell) === textKey(exampleMark);
  });

const nothing = (problems: readonly Problem[]): ReadSheet => ({
  rows: [],
  letters: [],
  hidden: { rows: 0, columns: 0 },
  problems,
  problemCount: problems.length,
});

/** Reads a workbook by its contract, with all problems. */
export function readSheet(
  sheets: readonly WorkbookSheet[],
  contract: ColumnContract,
  { maxRows, maxColumns }: SheetLimits,
): ReadSheet {
  const sheet = chosenSheet(sheets, contract);
  if ('code' in sheet) return nothing([sheet]);
  const found = findColumns(sheet, contract);
  if (widthOf(sheet) > maxColumns)
    return nothing([ofSheet('too_many_columns', { expected: String(maxColumns) })]);
  const problems = new ProblemList();
  problems.add(...headingProblems(sheet, contract, found), ...mergeProblems(sheet, found));
  if (!hasColumns(contract, found)) return nothing(problems.sorted());
  const places = placesOf(contract, found);
  const named = places.filter((_, index) => contract.place.includes(contract.columns[index]?.key ?? ''));
  const filled = sheet.rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells, row }) => row > found.headingRow + 1 && !isBlankRow(cells) && !isExample(cells, named));
  if (filled.length === 0) problems.add(ofSheet('no_rows', { row: found.headingRow + 1 }));
  if (filled.length > maxRows) {
    const { row = 1 } = filled[maxRows] ?? {};
    return nothing([ofSheet('too_many_rows', { row, expected: String(maxRows) })]);
  }
  const rows = filled.map(({ cells, row }) => readRow(cells, row, { contract, places, problems }));
  const letters = places.map((at) => (at === -1 ? '' : columnLetters(at)));
  const hidden = {
    rows: rows.filter(({ row }) => sheet.hiddenRows.has(row - 1)).length,
    columns: places.filter((at) => sheet.hiddenColumns.has(at)).length,
  };
  return { rows, letters, hidden, problems: problems.sorted(), problemCount: problems.count };
}
