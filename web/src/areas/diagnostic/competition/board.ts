import { cleanText, initialOf } from '@portal/contracts';
import {
  type BrandType,
  brandTypes,
  type DiagnosticBrand,
  type IntensityByType,
  intensityFields,
} from '@portal/contracts/areas/diagnostic';

export type IntensityField = keyof IntensityByType;

/** A kind of competitors with the brands that there are of it (R-DIA-22). */
export interface BrandGroup {
  readonly type: BrandType;
  readonly field: IntensityField;
  readonly chosen: readonly DiagnosticBrand[];
  readonly others: readonly DiagnosticBrand[];
}

const byName = (one: DiagnosticBrand, other: DiagnosticBrand) => one.name.localeCompare(other.name, 'es');

/** Where a kind's intensity stands on the wire (R-DIA-24). */
export const intensityFieldOf = (type: BrandType): IntensityField => intensityFields[type];

/** The brands by kind, direct competitors first as they press hardest; the chosen before the others. */
export function groupsOf(
  brands: readonly DiagnosticBrand[],
  chosenIds: readonly string[],
): readonly BrandGroup[] {
  const order = [...brandTypes.filter((type) => type !== 0), 0] as const;
  return order.map((type) => {
    const own = brands.filter((brand) => brand.type === type).toSorted(byName);
    return {
      type,
      field: intensityFieldOf(type),
      chosen: own.filter((brand) => chosenIds.includes(brand.brand_id)),
      others: own.filter((brand) => !chosenIds.includes(brand.brand_id)),
    };
  });
}

/**
 * The chosen after one was chosen or left out, in the order in which they are saved, new ones behind: choosing a brand
 * again that was left out is no change.
 */
export function toggled(chosen: readonly string[], id: string, saved: readonly string[]): readonly string[] {
  const wanted = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  return [
    ...saved.filter((each) => wanted.includes(each)),
    ...wanted.filter((each) => !saved.includes(each)),
  ];
}

/** `BN` of BURGER NORTE, `CA` of CAFÉ: two letters in place of a logo. */
export function initialsOf(name: string): string {
  const [first = '', second] = cleanText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return second === undefined ? initialOf(first, 2) : initialOf(first) + initialOf(second);
}
