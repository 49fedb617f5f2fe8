import type { DocumentOf } from '@portal/contracts';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Views } from '@portal/platform/stores/view-store/views';

export type Restaurant = DocumentOf<typeof restaurants>;

/** By id, in order of name, with deleted ones. */
export const allRestaurants = cachedFromView(restaurants, async (views) => {
  const { documents } = await views.find(restaurants, { sort: 'name', size: -1 });
  return new Map(documents.map((restaurant) => [restaurant.id, restaurant]));
});

/** Not deleted. */
export const activeRestaurants = async (views: Views, now: Date): Promise<readonly Restaurant[]> =>
  [...(await allRestaurants(views, '', now)).values()].filter(({ active, deleted }) => active && !deleted);

export async function restaurantsOf(
  ids: readonly number[],
  views: Views,
): Promise<ReadonlyMap<number, Restaurant>> {
  const found = ids.length === 0 ? [] : await views.getMany(restaurants, [...new Set(ids)]);
  return new Map(found.flatMap((restaurant) => (restaurant ? [[restaurant.id, restaurant] as const] : [])));
}
