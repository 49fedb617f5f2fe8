import { type DocumentOf, ownerOfId } from '@portal/contracts';
import { restaurants } from '@portal/contracts/areas/restaurants';
import type { Views } from '@portal/platform/stores/view-store/views';

type Restaurant = DocumentOf<typeof restaurants>;

/** Restaurants by id, as they are called now. */
export async function restaurantsOf(
  ids: readonly number[],
  views: Views,
): Promise<ReadonlyMap<number, Restaurant>> {
  const found = ids.length === 0 ? [] : await views.getMany(restaurants, [...new Set(ids)]);
  return new Map(found.flatMap((restaurant) => (restaurant ? [[restaurant.id, restaurant] as const] : [])));
}

interface Kept {
  readonly id: string;
}

function ownerIdOf({ id }: Kept): number | null {
  const owner = ownerOfId(id);
  return owner !== null && 'restaurantId' in owner ? owner.restaurantId : null;
}

/** Tells the restaurant that something kept is of, as it is called now; `null` for a person's own. */
export async function owningRestaurants(kept: readonly Kept[], views: Views) {
  const known = await restaurantsOf(
    kept.flatMap((each) => ownerIdOf(each) ?? []),
    views,
  );
  return (each: Kept) => {
    const restaurant = known.get(ownerIdOf(each) ?? 0);
    return restaurant ? { id: restaurant.id, name: restaurant.name } : null;
  };
}
