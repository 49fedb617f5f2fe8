import type { DocumentOf } from '@portal/contracts';
import { restaurants } from '@portal/contracts/areas/restaurants';
import type { Views } from '@portal/platform/stores/view-store/views';

type Restaurant = DocumentOf<typeof restaurants>;

export async function restaurantsOf(
  ids: readonly number[],
  views: Views,
): Promise<ReadonlyMap<number, Restaurant>> {
  const found = ids.length === 0 ? [] : await views.getMany(restaurants, [...new Set(ids)]);
  return new Map(found.flatMap((restaurant) => (restaurant ? [[restaurant.id, restaurant] as const] : [])));
}
