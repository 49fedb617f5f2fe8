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

/** First and last day, as the market counts days. */
function within({ from, to }: Filters, { timeZone }: MarketRecord): Condition | null {
  if (from === undefined && to === undefined) return null;
  return {
    ...(from !== undefined && { gte: startOfDay(from, timeZone) }),
    ...(to !== undefined && { lte: endOfDay(to, timeZone) }),
  };
}

const oneOf = (values: readonly number[] | undefined): Condition | null =>
  values && values.length > 0 ? { in: values } : null;

/** The conditions of an order list: never wider than the person's reach. */
export function whereOf(filters: Filters, person: Person, market: MarketRecord): Where {
  const { resource_id: resource } = filters;
  const conditions = {
    deleted: { eq: false },
    restaurantId: reach(person, filters.restaurant_id),
    status: oneOf(filters.status),
    resourceIds: resource === undefined ? null : { contains: resource },
    date: within(filters, market),
  };
  return Object.fromEntries(
    Object.entries(conditions).filter((entry): entry is [string, Condition] => entry[1] !== null),
  );
}
