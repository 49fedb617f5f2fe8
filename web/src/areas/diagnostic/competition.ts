import { cleanText, initialOf } from '@portal/contracts';
import {
  type BrandType,
  brandTypes,
  type ComparedFeature,
  comparedFeatures,
  type DiagnosticBrand,
  type IntensityByType,
  intensityFields,
  noRatings,
  ownChainId,
  type Ratings,
} from '@portal/contracts/areas/diagnostic';
import type { ComparisonState } from './draft/diagnostic-state';
import type { Pair } from './figures';

/** A type of competitors with its brands (R-DIA-22). */
export interface BrandGroup {
  readonly type: BrandType;
  /** Of its intensity (R-DIA-24). */
  readonly field: keyof IntensityByType;
  readonly chosen: readonly DiagnosticBrand[];
  readonly others: readonly DiagnosticBrand[];
}

/** The brands by type and name: direct competitors first, type 0 last. */
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

/** Adds or removes a brand, in the saved order: removing and adding one again is no change. */
export function toggled(chosen: readonly string[], id: string, saved: readonly string[]): readonly string[] {
  const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  return [...saved.filter((each) => next.includes(each)), ...next.filter((each) => !saved.includes(each))];
}

/** `BN` of BURGER NORTE, `CA` of CAFÉ: two letters in place of a logo. */
export function initialsOf(name: string): string {
  const [first = '', second] = cleanText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return second === undefined ? initialOf(first, 2) : initialOf(first) + initialOf(second);
}

/** Names of the brands added or removed. */
export const changedBrands = (
  before: readonly string[],
  after: readonly string[],
  brands: readonly DiagnosticBrand[],
): readonly string[] =>
  [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))].flatMap(
    (id) => brands.find((brand) => brand.brand_id === id)?.name ?? [],
  );

/** Types whose intensity differs. */
export const changedTypes = (before: IntensityByType, after: IntensityByType): readonly BrandType[] =>
  brandTypes.filter((type) => before[intensityFields[type]] !== after[intensityFields[type]]);

/** A column of the comparison: the own chain or a competitor. */
export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly ratings: Ratings;
}

/** The own chain first, then the competitors that still exist (R-DIA-29). */
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

/** Names of the columns added, removed or rated differently. */
export function changedColumns(
  before: readonly ComparedColumn[],
  after: readonly ComparedColumn[],
): readonly string[] {
  const isSame = (one: ComparedColumn, other: ComparedColumn | undefined) =>
    other !== undefined &&
    comparedFeatures.every((feature) => one.ratings[feature] === other.ratings[feature]);
  const find = (columns: readonly ComparedColumn[], id: string) => columns.find((each) => each.id === id);
  const changed = after.filter((column) => !isSame(column, find(before, column.id)));
  const removed = before.filter(({ id }) => find(after, id) === undefined);
  return [...changed, ...removed].map(({ name }) => name);
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

/** With one more competitor, not rated yet. */
export const compared = (comparison: ComparisonState, brandId: string): ComparisonState => ({
  ...comparison,
  rivals: [...comparison.rivals, { brandId, ratings: noRatings }],
});

/** Without a competitor; those after it move up. */
export const uncompared = (comparison: ComparisonState, brandId: string): ComparisonState => ({
  ...comparison,
  rivals: comparison.rivals.filter((rival) => rival.brandId !== brandId),
});

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The own rating of each feature, and the mean of the rated competitors. */
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
