import type { DifferenceCounts, DifferenceMark } from '@portal/contracts/areas/imports';

/** Which rows of a file are shown: its mistakes first, then what it changes, then what stays. */
export const rowFilters = ['wrong', 'new', 'changed', 'gone', 'same'] as const;
export type RowFilter = 'wrong' | DifferenceMark;
export type RowCounts = Readonly<Record<RowFilter, number>>;

export const rowCounts = (counts: DifferenceCounts, problems: number): RowCounts => ({
  ...counts,
  wrong: problems,
});

/** By their weight in the decision: mistakes, then what another value replaces, then the rest. */
const byWeight: readonly RowFilter[] = ['wrong', 'changed', 'new', 'gone', 'same'];

/** What is shown before anybody chooses; nothing at all in a file without rows. */
export const firstFilter = (counts: RowCounts): RowFilter =>
  byWeight.find((filter) => counts[filter] > 0) ?? 'same';
