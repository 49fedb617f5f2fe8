import {
  type BrandType,
  brandTypes,
  comparedFeatures,
  type DiagnosticBrand,
  type IntensityByType,
} from '@portal/contracts/areas/diagnostic';
import { intensityFieldOf } from './board';
import type { ComparedColumn } from './comparison';

const namesOf = (ids: readonly string[], brands: readonly DiagnosticBrand[]) =>
  ids.flatMap((id) => brands.find((brand) => brand.brand_id === id)?.name ?? []);

/** Names of the brands that are in one of the lists only. */
export function changedBrands(
  before: readonly string[],
  after: readonly string[],
  brands: readonly DiagnosticBrand[],
): readonly string[] {
  const differing = [
    ...after.filter((id) => !before.includes(id)),
    ...before.filter((id) => !after.includes(id)),
  ];
  return namesOf(differing, brands);
}

/** Kinds of competitors whose intensity differs. */
export const changedTypes = (before: IntensityByType, after: IntensityByType): readonly BrandType[] =>
  brandTypes.filter((type) => before[intensityFieldOf(type)] !== after[intensityFieldOf(type)]);

/** Names of the columns that were added, taken away or rated anew. */
export function changedColumns(
  before: readonly ComparedColumn[],
  after: readonly ComparedColumn[],
): readonly string[] {
  const isSame = (one: ComparedColumn, other: ComparedColumn | undefined) =>
    other !== undefined &&
    comparedFeatures.every((feature) => one.ratings[feature] === other.ratings[feature]);
  const added = after.filter(
    (one) =>
      !isSame(
        one,
        before.find(({ id }) => id === one.id),
      ),
  );
  const gone = before.filter((one) => after.every(({ id }) => id !== one.id));
  return [...added, ...gone].map(({ name }) => name);
}
