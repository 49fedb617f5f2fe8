import {
  arrowOf,
  type Benchmark,
  type BrandType,
  brandTypes,
  type ClientShare,
  type ComparedFeature,
  comparedFeatures,
  type DiagnosticBrand,
  type IntensityByType,
  intensityFields,
  isTooMuch,
  noRatings,
  ownChainId,
  percentText,
  type Ratings,
  type SegmentId,
  type Swot,
  swotFields,
  totalShare,
  type WeekPart,
  weekParts,
  wholeShare,
} from '@portal/contracts/areas/diagnostic';

/** `3,20 %`; `-` for none, which differs from `0,00 %` (R-DIA-34). */
export const inPercent = (value: number | null): string =>
  value === null ? percentText(null) : `${percentText(value)}\u00A0%`;

/** Decimals beyond these are rounding errors. */
const shareFormat = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 12, useGrouping: false });
const typedNumber = /^\d{1,7}([.,]\d{1,12})?$/;

/** `33.3` → `33,3`. */
export const shareText = (share: number): string => shareFormat.format(share);

/** A typed number of zero or more; 0 for blank, `null` for anything else (R-DIA-19). */
export function shareOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return typedNumber.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Pixels of a radar, both ways (R-DIA-30, R-CON-21). */
export const radarSize = 250;

interface Pair {
  readonly own: number | null;
  readonly other: number | null;
}

type Standing<Of> =
  | { readonly key: 'none' | 'alike' }
  | { readonly key: 'alone'; readonly best: Of }
  | { readonly key: 'mixed'; readonly best: Of; readonly worst: Of }
  | { readonly key: 'above'; readonly best: Of }
  | { readonly key: 'below'; readonly worst: Of };

type Known<Of> = Of & { readonly own: number; readonly other: number };

const isKnown = <Of extends Pair>(pair: Of): pair is Known<Of> => pair.own !== null && pair.other !== null;

const highest = <Of>(all: readonly Of[], first: Of, measure: (each: Of) => number) =>
  all.reduce((best, each) => (measure(each) > measure(best) ? each : best), first);

/**
 * The figures furthest above and below those of others; else the highest own one.
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

/** `flat`: changes too small to count (R-DIA-35). */
type Trend<Of> =
  | { readonly key: 'none' | 'flat' }
  | { readonly key: 'mixed'; readonly best: Of; readonly worst: Of }
  | { readonly key: 'rising'; readonly best: Of }
  | { readonly key: 'falling'; readonly worst: Of };

/** Of equal changes the first counts. */
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

/** A segment of guests; shares are text while they are edited. */
export interface TypedShare {
  readonly segment: SegmentId;
  readonly week: string;
  readonly weekend: string;
  readonly daypart: ClientShare['daypart'];
}

const numbersOf = (rows: readonly TypedShare[]) =>
  rows.map(({ week, weekend }) => ({ week: shareOf(week) ?? 0, weekend: shareOf(weekend) ?? 0 }));

/** R-DIA-20. */
export const totalOf = (rows: readonly TypedShare[], part: WeekPart): number =>
  totalShare(numbersOf(rows), part);

/** R-DIA-19. */
export function shareProblem(typed: string): 'over_whole' | 'not_number' | undefined {
  const share = shareOf(typed);
  if (share === null) return 'not_number';
  return isTooMuch(share) ? 'over_whole' : undefined;
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

/** Unchanged if it is no number. */
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

/** `null` while all are zero. */
export function largest(rows: readonly TypedShare[], part: WeekPart) {
  const shares = rows.map((row) => ({ segment: row.segment, share: shareOf(row[part]) ?? 0 }));
  const [first] = shares.toSorted((one, other) => other.share - one.share);
  return first === undefined || first.share === 0 ? null : first;
}

/** `null` with too few restaurants. */
export const medianIn = (benchmark: Benchmark | null, segment: SegmentId, part: WeekPart): number | null =>
  benchmark?.clients.find(({ cluster_id: id }) => id === segment)?.[part].median ?? null;

/** Percent; keeps the bars of small shares short. */
const minExtent = 50;

/** Percent of the longest bar. */
export const extentOf = (rows: readonly TypedShare[]): number =>
  Math.max(minExtent, ...numbersOf(rows).flatMap(({ week, weekend }) => [week, weekend]));

export const changedSegments = (
  before: readonly TypedShare[],
  after: readonly TypedShare[],
): readonly SegmentId[] =>
  after.flatMap((row, index) => (JSON.stringify(row) === JSON.stringify(before[index]) ? [] : [row.segment]));

export interface ComparisonState {
  /** Of the own chain. */
  readonly own: Ratings;
  readonly rivals: readonly { readonly brandId: string; readonly ratings: Ratings }[];
}

/** R-DIA-22. */
export interface BrandGroup {
  readonly type: BrandType;
  /** R-DIA-24. */
  readonly field: keyof IntensityByType;
  readonly chosen: readonly DiagnosticBrand[];
  readonly others: readonly DiagnosticBrand[];
}

/** By type and name; direct competitors first, type 0 last. */
export function groupsOf(
  brands: readonly DiagnosticBrand[],
  chosenIds: readonly string[],
): readonly BrandGroup[] {
  const order = [...brandTypes.filter((type) => type !== 0), 0] as const;
  return order.map((type) => {
    const own = brands
      .filter((brand) => brand.type === type)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
    return {
      type,
      field: intensityFields[type],
      chosen: own.filter((brand) => chosenIds.includes(brand.brand_id)),
      others: own.filter((brand) => !chosenIds.includes(brand.brand_id)),
    };
  });
}

/** Keeps the saved order: removing and adding again is no change. */
export function toggled(chosen: readonly string[], id: string, saved: readonly string[]): readonly string[] {
  const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  return [...saved.filter((each) => next.includes(each)), ...next.filter((each) => !saved.includes(each))];
}

export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly ratings: Ratings;
}

/** R-DIA-29. */
export function columnsOf(
  { own, rivals }: ComparisonState,
  brands: readonly DiagnosticBrand[],
  ownName: string,
): readonly ComparedColumn[] {
  const known = rivals.flatMap(({ brandId, ratings }) => {
    const brand = brands.find((each) => each.brand_id === brandId);
    return brand === undefined ? [] : [{ id: brandId, name: brand.name, ratings }];
  });
  return [{ id: ownChainId, name: ownName, ratings: own }, ...known];
}

export function rated(
  comparison: ComparisonState,
  id: string,
  feature: ComparedFeature,
  rating: number | null,
): ComparisonState {
  const change = (ratings: Ratings): Ratings => ({ ...ratings, [feature]: rating });
  if (id === ownChainId) return { ...comparison, own: change(comparison.own) };
  const rivals = comparison.rivals.map((rival) =>
    rival.brandId === id ? { ...rival, ratings: change(rival.ratings) } : rival,
  );
  return { ...comparison, rivals };
}

export const compared = (comparison: ComparisonState, brandId: string): ComparisonState => ({
  ...comparison,
  rivals: [...comparison.rivals, { brandId, ratings: noRatings }],
});

/** Those after it move up. */
export const uncompared = (comparison: ComparisonState, brandId: string): ComparisonState => ({
  ...comparison,
  rivals: comparison.rivals.filter((rival) => rival.brandId !== brandId),
});

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export function featurePairs(
  columns: readonly ComparedColumn[],
): readonly (Pair & { readonly feature: ComparedFeature })[] {
  const [own, ...rivals] = columns;
  return comparedFeatures.map((feature) => ({
    feature,
    own: own?.ratings[feature] ?? null,
    other: mean(rivals.flatMap(({ ratings }) => ratings[feature] ?? [])),
  }));
}

export const swotToWire = ({ strengths, ...others }: Swot) => ({
  [swotFields.strengths]: strengths,
  ...others,
});

/** The wire has three places; free ones are `null` (R-DIA-29). */
export function comparisonToWire({ own, rivals }: ComparisonState) {
  const rows = rivals.map(({ brandId, ratings: features }) => ({ brand_id: brandId, features }));
  const [rest1 = null, rest2 = null, rest3 = null] = rows;
  return { mcd: { features: own }, rest1, rest2, rest3 };
}
