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
import { shareOf, shareText } from './draft/share-text';

/** A share that is no number counts as nothing. */
const numbersOf = (rows: readonly TypedShare[]) =>
  rows.map(({ week, weekend }) => ({ week: shareOf(week) ?? 0, weekend: shareOf(weekend) ?? 0 }));

/** What a column makes up (R-DIA-20). */
export const totalOf = (rows: readonly TypedShare[], part: WeekPart): number =>
  totalShare(numbersOf(rows), part);

export type ShareProblem = 'over_100' | 'not_number';

/** What is wrong with a share as soon as it is typed (R-DIA-19). */
export function shareProblem(typed: string): ShareProblem | undefined {
  const share = shareOf(typed);
  if (share === null) return 'not_number';
  return isTooMuch(share) ? 'over_100' : undefined;
}

/** Whether something typed is no share, which keeps the table from being saved (R-DIA-19). */
export const isUnread = (rows: readonly TypedShare[]): boolean =>
  rows.some(({ week, weekend }) => [week, weekend].some((typed) => shareOf(typed) === null));

/** Whether a column is not 100: it is saved as incomplete (R-DIA-20, AMB-90). */
export const isIncomplete = (rows: readonly TypedShare[]): boolean =>
  weekParts.some((part) => totalOf(rows, part) !== wholeShare);

export const withShare = (
  rows: readonly TypedShare[],
  segment: SegmentId,
  change: Partial<TypedShare>,
): readonly TypedShare[] => rows.map((row) => (row.segment === segment ? { ...row, ...change } : row));

/** A number as everybody writes it, once it is left; anything else stays as it was typed. */
export function tidyShare(typed: string): string {
  const share = shareOf(typed);
  return share === null ? typed : shareText(share);
}

export const tidyRows = (rows: readonly TypedShare[]): readonly TypedShare[] =>
  rows.map((row) => ({ ...row, week: tidyShare(row.week), weekend: tidyShare(row.weekend) }));

export const clientsToWire = (rows: readonly TypedShare[]) =>
  rows.map(({ segment, week, weekend, daypart }) => ({
    cluster_id: segment,
    week: shareOf(week) ?? 0,
    weekend: shareOf(weekend) ?? 0,
    daypart: daypart ?? '',
  }));

/** The kind of guests with the largest share; `null` while nothing is said. */
export function largest(rows: readonly TypedShare[], part: WeekPart) {
  const shares = rows.map((row) => ({ segment: row.segment, share: shareOf(row[part]) ?? 0 }));
  const [first] = shares.toSorted((one, other) => other.share - one.share);
  return first === undefined || first.share === 0 ? null : first;
}

/** What the others of the region have; `null` where too few stand behind it. */
export const medianIn = (benchmark: Benchmark | null, segment: SegmentId, part: WeekPart): number | null =>
  benchmark?.clients.find(({ cluster_id: id }) => id === segment)?.[part].median ?? null;

/** The least that the longest bar stands for, so that small shares look small. */
const minExtent = 50;

/** What the longest bar of the table stands for. */
export const extentOf = (rows: readonly TypedShare[]): number =>
  Math.max(minExtent, ...numbersOf(rows).flatMap(({ week, weekend }) => [week, weekend]));

/** The kinds of guests that differ. */
export const changedSegments = (
  one: readonly TypedShare[],
  other: readonly TypedShare[],
): readonly SegmentId[] =>
  other.flatMap((row, index) => (JSON.stringify(row) === JSON.stringify(one[index]) ? [] : [row.segment]));
