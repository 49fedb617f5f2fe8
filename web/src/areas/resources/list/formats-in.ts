import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useMemo } from 'react';
import type { FilterOption } from '#ui/list/FilterChips';

/** How many pieces are looked at to tell which formats there are; the most that a list hands out at once. */
export const facetSize = 200;

interface Found {
  readonly rows: readonly ResourceSummary[];
  readonly total: number;
}

/** The formats that occur in a list, the most frequent first, with how many there are when all could be counted. */
function formatsIn({ rows, total }: Found): readonly FilterOption[] {
  const counts = new Map<string, { label: string; count: number }>();
  for (const { type } of rows) {
    if (type.name === '') continue;
    const value = String(type.id);
    counts.set(value, { label: type.name, count: (counts.get(value)?.count ?? 0) + 1 });
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b.count - a.count || a.label.localeCompare(b.label))
    .map(([value, { label, count }]) => ({ value, label, count: total > rows.length ? undefined : count }));
}

const nothing: readonly FilterOption[] = [];

/** The formats of a list as soon as it is there. */
export function useFormats(found: Found | undefined): readonly FilterOption[] {
  return useMemo(() => (found === undefined ? nothing : formatsIn(found)), [found]);
}
