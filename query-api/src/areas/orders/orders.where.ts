import type { MarketRecord, ParsedInputOf } from '@portal/contracts';
import { endOfDay, marketWideRoles, startOfDay } from '@portal/contracts';
import type { orderQueries } from '@portal/contracts/areas/orders';
import type { Person } from '@portal/platform/session/person';
import type { Condition, Where } from '@portal/platform/stores/view-store/view-store.port';

type Filters = Pick<
  ParsedInputOf<(typeof orderQueries)['ListOrders']>,
  'status' | 'restaurant_id' | 'resource_id' | 'from' | 'to'
>;

/** Which restaurants' orders this person may see, narrowed to the asked one (R-ROL-08). */
function reach(person: Person, asked: number | undefined): Condition | null {
  if (marketWideRoles.includes(person.role)) return asked === undefined ? null : { eq: asked };
  const { restaurants } = person;
  if (asked === undefined) return { in: restaurants };
  return { in: restaurants.filter((id) => id === asked) };
}

/** The conditions of an order list: never wider than the person's reach. */
export function whereOf(filters: Filters, person: Person, market: MarketRecord): Where {
  const { status, resource_id: resource, from, to } = filters;
  const restaurants = reach(person, filters.restaurant_id);
  return {
    deleted: { eq: false },
    ...(restaurants && { restaurantId: restaurants }),
    ...(status && status.length > 0 && { status: { in: status } }),
    ...(resource !== undefined && { resourceIds: { contains: resource } }),
    ...((from !== undefined || to !== undefined) && {
      date: {
        ...(from !== undefined && { gte: startOfDay(from, market.timeZone) }),
        ...(to !== undefined && { lte: endOfDay(to, market.timeZone) }),
      },
    }),
  };
}
