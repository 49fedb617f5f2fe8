import type { Column, ColumnContract, ColumnValue } from '@portal/contracts';
import type { Problem, ReadRow, ReadSheet, Reference, References } from './import-jobs';
import { ProblemList } from './problem-list';
import { textKey } from './text-key';

export interface ResolvedRow {
  readonly row: number;
  readonly place: string;
  readonly cells: readonly ColumnValue[];
}

interface Resolving {
  readonly contract: ColumnContract;
  readonly references: References;
  readonly letters: readonly string[];
  readonly problems: ProblemList;
}

const problemIn = (
  { letters }: Resolving,
  { row }: ReadRow,
  [index, column]: readonly [number, Column | null],
  more: Partial<Problem>,
): Problem => ({
  row,
  column: letters[index] ?? '',
  field: column?.key ?? '',
  code: '',
  value: '',
  expected: '',
  ...more,
});

function referenceOf(references: References, column: Column, text: ColumnValue, place: string) {
  if (column.type !== 'reference' || text === null) return undefined;
  const known = references[column.to] ?? {};
  const key = textKey(String(text));
  return known[`${place} ${key}`] ?? known[key];
}

interface Place {
  readonly place: string;
  readonly reference: Reference;
}

function placeIn(row: ReadRow, index: number, resolving: Resolving): Place | null {
  const { contract, references, problems } = resolving;
  const column = contract.columns[index] as Column;
  const text = row.cells[index] ?? null;
  const reference = referenceOf(references, column, text, '');
  if (reference && !reference.isAmbiguous) return { place: String(reference.value), reference };
  const unknown = column.type === 'reference' ? column.unknown : '';
  const code = reference ? 'site_ambiguous' : unknown;
  problems.add(problemIn(resolving, row, [index, column], { code, value: String(text) }));
  return null;
}

/** By exactly one filled column; `null` after a reported problem. */
function placeOf(row: ReadRow, resolving: Resolving): Place | null {
  const { contract, problems } = resolving;
  const indexes = contract.place.map((key) => contract.columns.findIndex((column) => column.key === key));
  if (indexes.some((index) => row.broken.includes(index))) return null;
  const [index, more] = indexes.filter((at) => row.cells[at] !== null);
  if (index === undefined) {
    problems.add(problemIn(resolving, row, [indexes[0] ?? 0, null], { code: 'place_missing' }));
    return null;
  }
  if (more === undefined) return placeIn(row, index, resolving);
  const value = String(row.cells[more]);
  const at = [more, contract.columns[more] ?? null] as const;
  problems.add(problemIn(resolving, row, at, { code: 'place_double', value }));
  return null;
}

function checkFixed(
  row: ReadRow,
  cells: readonly ColumnValue[],
  fixes: Readonly<Record<string, string | number>>,
  resolving: Resolving,
): void {
  resolving.contract.columns.forEach((column, index) => {
    const expected = fixes[column.key];
    const value = cells[index] ?? null;
    if (!column.checkOnly || value === null || expected === undefined || value === expected) return;
    const code = column.differs ?? 'value_wrong';
    const shown = String(row.cells[index] ?? '');
    resolving.problems.add(
      problemIn(resolving, row, [index, column], { code, value: shown, expected: String(expected) }),
    );
  });
}

/** `null` if anything is invalid. */
function resolveRow(row: ReadRow, resolving: Resolving): ResolvedRow | null {
  const { contract, references, problems } = resolving;
  const found = placeOf(row, resolving);
  const before = problems.count;
  const fixes: Record<string, string | number> = { ...found?.reference.fixes };
  const cells = contract.columns.map((column, index): ColumnValue => {
    const text = row.cells[index] ?? null;
    if (column.type !== 'reference' || text === null || contract.place.includes(column.key)) return text;
    const reference = referenceOf(references, column, text, found?.place ?? '');
    if (!reference) {
      problems.add(problemIn(resolving, row, [index, column], { code: column.unknown, value: String(text) }));
      return null;
    }
    Object.assign(fixes, reference.fixes);
    return reference.value;
  });
  checkFixed(row, cells, fixes, resolving);
  const isFine = found !== null && row.broken.length === 0 && problems.count === before;
  return isFine ? { row: row.row, place: found.place, cells } : null;
}

/** Identifies a row within its place. */
export const distinctKey = (cells: readonly ColumnValue[], indexes: readonly number[]): string =>
  indexes.map((index) => textKey(String(cells[index] ?? ''))).join('\n');

function checkDoubles(rows: readonly ResolvedRow[], resolving: Resolving): void {
  const { contract, problems } = resolving;
  const indexes = contract.distinct.map((key) => contract.columns.findIndex((column) => column.key === key));
  const first = new Map<string, number>();
  for (const { row, place, cells } of rows) {
    const key = `${place}\n${distinctKey(cells, indexes)}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, row);
    else
      problems.add({
        row,
        column: '',
        field: '',
        code: 'row_double',
        value: '',
        expected: String(before),
      });
  }
}

function checkMaximum(rows: readonly ResolvedRow[], resolving: Resolving): void {
  const { contract, problems } = resolving;
  for (const { column: key, value, most } of contract.atMost ?? []) {
    const index = contract.columns.findIndex((column) => column.key === key);
    const counts = new Map<string, number>();
    for (const { row, place, cells } of rows) {
      if (cells[index] !== value) continue;
      const count = (counts.get(place) ?? 0) + 1;
      counts.set(place, count);
      if (count <= most) continue;
      const at = [index, contract.columns[index] ?? null] as const;
      problems.add(
        problemIn(resolving, { row, cells, broken: [] }, at, {
          code: 'too_many_compared',
          value: String(value),
          expected: String(most),
        }),
      );
    }
  }
}

/** Resolves references; reports problems and skips invalid rows. */
export function resolveRows(
  { rows, letters, problems: found, problemCount }: ReadSheet,
  contract: ColumnContract,
  references: References,
): {
  readonly rows: readonly ResolvedRow[];
  readonly problems: readonly Problem[];
  readonly problemCount: number;
} {
  const problems = new ProblemList();
  problems.add(...found);
  problems.addCount(problemCount - found.length);
  const resolving = { contract, references, letters, problems };
  const resolved = rows.flatMap((row) => resolveRow(row, resolving) ?? []);
  checkDoubles(resolved, resolving);
  checkMaximum(resolved, resolving);
  return { rows: resolved, problems: problems.sorted(), problemCount: problems.count };
}
