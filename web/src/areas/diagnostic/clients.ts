import {
  type Benchmark,
  isTooMuch,
  type SegmentId,
  totalShare,
  type WeekPart,
  weekParts,
  wholeShare,
} from '@portal/contracts/areas/diagnostic';
import type { TypedShare } from './draft/diagnostic-state';
import { shareOf, shareText } from './figures';

const numbersOf = (rows: readonly TypedShare[]) =>
  rows.map(({ week, weekend }) => ({ week: shareOf(week) ?? 0, weekend: shareOf(weekend) ?? 0 }));

/** Percent of a column (R-DIA-20). */
export const totalOf = (rows: readonly TypedShare[], part: WeekPart): number =>
  totalShare(numbersOf(rows), part);

/** The error of a typed share (R-DIA-19). */
export function shareProblem(typed: string): 'over_100' | 'not_number' | undefined {
  const share = shareOf(typed);
  if (share === null) return 'not_number';
  return isTooMuch(share) ? 'over_100' : undefined;
}

/** Prevents saving (R-DIA-19). */
export const hasInvalid = (rows: readonly TypedShare[]): boolean =>
  rows.some(({ week, weekend }) => shareOf(week) === null || shareOf(weekend) === null);

/** Columns other than 100 are saved as incomplete (R-DIA-20, AMB-90). */
export const isIncomplete = (rows: readonly TypedShare[]): boolean =>
  weekParts.some((part) => totalOf(rows, part) !== wholeShare);

export const withShare = (
  rows: readonly TypedShare[],
  segment: SegmentId,
  change: Partial<TypedShare>,
): readonly TypedShare[] => rows.map((row) => (row.segment === segment ? { ...row, ...change } : row));

/** In the usual format; unchanged if it is no number. */
export function normalizedShare(typed: string): string {
  const share = shareOf(typed);
  return share === null ? typed : shareText(share);
}

export const normalizedRows = (rows: readonly TypedShare[]): readonly TypedShare[] =>
  rows.map((row) => ({ ...row, week: normalizedShare(row.week), weekend: normalizedShare(row.weekend) }));

export const clientsToWire = (rows: readonly TypedShare[]) =>
  rows.map(({ segment, week, weekend, daypart }) => ({
    cluster_id: segment,
    week: shareOf(week) ?? 0,
    weekend: shareOf(weekend) ?? 0,
    daypart: daypart ?? '',
  }));

/** The segment with the largest share; `null` without any. */
export function largest(rows: readonly TypedShare[], part: WeekPart) {
  const shares = rows.map((row) => ({ segment: row.segment, share: shareOf(row[part]) ?? 0 }));
  const [first] = shares.toSorted((one, other) => other.share - one.share);
  return first === undefined || first.share === 0 ? null : first;
}

/** The median of the region; `null` with too few restaurants. */
export const medianIn = (benchmark: Benchmark | null, segment: SegmentId, part: WeekPart): number | null =>
  benchmark?.clients.find(({ cluster_id: id }) => id === segment)?.[part].median ?? null;

/** Percent of the longest bar at least, so that small shares look small. */
const minExtent = 50;

/** Percent of the longest bar. */
export const extentOf = (rows: readonly TypedShare[]): number =>
  Math.max(minExtent, ...numbersOf(rows).flatMap(({ week, weekend }) => [week, weekend]));

/** The segments that differ. */
export const changedSegments = (
  before: readonly TypedShare[],
  after: readonly TypedShare[],
): readonly SegmentId[] =>
  after.flatMap((row, index) => (JSON.stringify(row) === JSON.stringify(before[index]) ? [] : [row.segment]));
