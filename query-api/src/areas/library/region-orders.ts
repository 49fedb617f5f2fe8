import { dayOf, daysAfter } from '@portal/contracts';
import { minRestaurants, regionDays } from '@portal/contracts/areas/library';
import { countedOrders } from '@portal/contracts/areas/orders';
import { noRegion, restaurants } from '@portal/contracts/areas/restaurants';
import type { Context } from './collections.wire';

const maxResources = 12;

interface Ordered {
  readonly restaurantId: number;
  readonly resourceIds: readonly number[];
}

/** Restaurants per resource, most first. Below a minimum, omitted: restaurants stay anonymous. */
export function orderedByMany(
  orders: readonly Ordered[],
): readonly (readonly [id: number, restaurants: number])[] {
  const by = new Map<number, Set<number>>();
  for (const { restaurantId, resourceIds } of orders)
    for (const id of resourceIds) by.set(id, (by.get(id) ?? new Set()).add(restaurantId));
  return [...by]
    .map(([id, who]) => [id, who.size] as const)
    .filter(([, count]) => count >= minRestaurants)
    .toSorted(([oneId, one], [otherId, other]) => other - one || oneId - otherId);
}

/** Recent orders of other restaurants; the person's own are excluded. */
export async function regionOrders(restaurantId: number, { views, person, marketRecord, now }: Context) {
  const own = await views.get(restaurants, restaurantId);
  if (!own || own.region === noRegion.id) return [];
  const region = await views.find(restaurants, { where: { region: { eq: own.region } }, size: -1 });
  const mine = new Set([restaurantId, ...person.restaurants]);
  const others = region.documents.flatMap(({ id }) => (mine.has(id) ? [] : [id]));
  if (others.length < minRestaurants) return [];
  const { documents } = await views.find(countedOrders, {
    where: {
      day: { gte: daysAfter(dayOf(now().toISOString(), marketRecord.timeZone), -regionDays) },
      restaurantId: { in: others },
      deleted: { eq: false },
      cancelled: { eq: false },
    },
    size: -1,
  });
  return orderedByMany(documents);
}

export const firstOf = <T>(shown: readonly T[]): readonly T[] => shown.slice(0, maxResources);
