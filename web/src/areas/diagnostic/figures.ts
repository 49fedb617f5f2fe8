import { arrowOf, percentText } from '@portal/contracts/areas/diagnostic';

/** `3,20 %`; `-` for none, which differs from `0,00 %` (R-DIA-34). */
export const inPercent = (value: number | null): string =>
  value === null ? percentText(null) : `${percentText(value)}\u00A0%`;

/** Decimals beyond these are rounding errors. */
const shareFormat = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 12, useGrouping: false });
const typedNumber = /^\d{1,7}([.,]\d{1,12})?$/;

/** `33.3` → `33,3`, as it is typed here. */
export const shareText = (share: number): string => shareFormat.format(share);

/** A typed number of zero or more; 0 for blank, `null` for anything else (R-DIA-19). */
export function shareOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return typedNumber.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Pixels of a radar, both ways (R-DIA-30, R-CON-21). */
export const radarSize = 250;

export interface Pair {
  readonly own: number | null;
  readonly other: number | null;
}

/** Own figures compared with those of others. */
type Standing<Of> =
  | { readonly key: 'none' | 'alike' }
  | { readonly key: 'alone'; readonly best: Of }
  | { readonly key: 'mixed'; readonly best: Of; readonly worst: Of }
  | { readonly key: 'above'; readonly best: Of }
  | { readonly key: 'below'; readonly worst: Of };

type Known<Of> = Of & { readonly own: number; readonly other: number };

const isKnown = <Of extends Pair>(pair: Of): pair is Known<Of> => pair.own !== null && pair.other !== null;

/** The first of those with the highest measure. */
const highest = <Of>(all: readonly Of[], first: Of, measure: (each: Of) => number) =>
  all.reduce((best, each) => (measure(each) > measure(best) ? each : best), first);

/**
 * The figures furthest above and furthest below those of others; the highest own one where none can be compared.
 * @param noise differences up to this are none
 */
export function standingOf<Of extends Pair>(pairs: readonly Of[], noise = 0): Standing<Of> {
  const own = pairs.filter((pair) => pair.own !== null);
  const known = pairs.filter((pair) => isKnown(pair));
  const [firstOwn] = own;
  const [first] = known;
  if (firstOwn === undefined) return { key: 'none' };
  if (first === undefined) return { key: 'alone', best: highest(own, firstOwn, (pair) => pair.own ?? 0) };
  const lead = (pair: Known<Of>) => pair.own - pair.other;
  const best = highest(known, first, lead);
  const worst = highest(known, first, (pair) => -lead(pair));
  const isAbove = lead(best) > noise;
  const isBelow = -lead(worst) > noise;
  if (isAbove && isBelow) return { key: 'mixed', best, worst };
  if (isAbove) return { key: 'above', best };
  return isBelow ? { key: 'below', worst } : { key: 'alike' };
}

/** The largest and the smallest of some changes; `flat` where none counts as one (R-DIA-35). */
type Trend<Of> =
  | { readonly key: 'none' | 'flat' }
  | { readonly key: 'mixed'; readonly best: Of; readonly worst: Of }
  | { readonly key: 'rising'; readonly best: Of }
  | { readonly key: 'falling'; readonly worst: Of };

/** Compares unrounded changes; the first of equal ones counts. */
export function trendOf<Of extends { readonly value: number }>(changes: readonly Of[]): Trend<Of> {
  const [first] = changes;
  if (first === undefined) return { key: 'none' };
  const best = highest(changes, first, ({ value }) => value);
  const worst = highest(changes, first, ({ value }) => -value);
  const rises = arrowOf(best.value) === 'up';
  const falls = arrowOf(worst.value) === 'down';
  if (rises && falls) return { key: 'mixed', best, worst };
  if (rises) return { key: 'rising', best };
  return falls ? { key: 'falling', worst } : { key: 'flat' };
}
