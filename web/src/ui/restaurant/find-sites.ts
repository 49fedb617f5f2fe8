import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { plainWords } from '#core/i18n/plain-words';

export interface SiteFilters {
  readonly term: string;
  /** Wire codes; `null` for all. */
  readonly region: number | null;
  readonly type: number | null;
}

/** Word separators: "J-0417" is two words. */
const between = /[\s\-–,/]+/;

/** Favourite first (R-PLT-14). Each word begins one of name, number, city or province. */
export function findSites(
  restaurants: readonly SessionRestaurant[],
  { term, region, type }: SiteFilters,
  favourite: number | null,
): readonly SessionRestaurant[] {
  const words = plainWords(term).split(between).filter(Boolean);
  const matches = (restaurant: SessionRestaurant) => {
    const { name, site, city, province } = restaurant;
    const own = plainWords(`${name} ${site} ${city} ${province}`).split(between);
    const isAsked = words.length > 0 || term.trim() === '';
    return isAsked && words.every((word) => own.some((part) => part.startsWith(word)));
  };
  const found = restaurants.filter(
    (restaurant) =>
      (region === null || restaurant.region === region) &&
      (type === null || restaurant.type === type) &&
      matches(restaurant),
  );
  return found.toSorted((a, b) => Number(b.id === favourite) - Number(a.id === favourite));
}
