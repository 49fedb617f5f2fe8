import {
  type ComparedFeature,
  comparedFeatures,
  type DiagnosticBrand,
  noRatings,
  ownChainId,
  type Ratings,
} from '@portal/contracts/areas/diagnostic';
import type { ComparisonState } from '../draft/diagnostic-state';
import type { Pair } from '../figures/standing';

/** A column of the comparison: the own chain or a competitor. */
export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly ratings: Ratings;
}

/** The own chain first, then the competitors that there still are (R-DIA-29). */
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

/** After a rating of a column was given or taken back. */
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

/** Without that competitor; those behind it move up, so that no place between them is free. */
export const uncompared = (comparison: ComparisonState, brandId: string): ComparisonState => ({
  ...comparison,
  rivals: comparison.rivals.filter((rival) => rival.brandId !== brandId),
});

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The own rating of each feature beside the mean of the competitors that are rated in it. */
export function featurePairs(columns: readonly ComparedColumn[]): readonly (Pair & {
  readonly feature: ComparedFeature;
})[] {
  const [own, ...rivals] = columns;
  return comparedFeatures.map((feature) => ({
    feature,
    own: own?.ratings[feature] ?? null,
    other: mean(rivals.flatMap(({ ratings }) => ratings[feature] ?? [])),
  }));
}
