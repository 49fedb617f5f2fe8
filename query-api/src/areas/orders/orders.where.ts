import type { MarketRecord, ParsedInputOf } from '@portal/contracts';
import type { orderQueries } from '@portal/contracts/areas/orders';
import type { Person } from '@portal/platform/session/person';
import type { Condition, Where } from '@portal/platform/stores/view-store/view-store.port';
import { allOf, oneOf, reach, withinDays } from '../../conditions';

type Filters = Pick<
  ParsedInputOf<(typeof orderQueries)['ListOrders']>,
  'status' | 'assignee' | 'number' | 'restaurant_id' | 'resource_id' | 'from' | 'to'
>;

/** Mine, unassigned, or one person's. */
function whereAssignee(assignee: Filters['assignee'], person: Person): Condition | null {
  if (assignee === undefined) return null;
  if (assignee === 'nobody') return { exists: false };
  return { eq: assignee === 'me' ? person.userId : assignee };
}

/** Never wider than the person's reach. */
export function whereOf(filters: Filters, person: Person, market: MarketRecord): Where {
  const { resource_id: resource, number } = filters;
  return allOf({
    deleted: { eq: false },
    restaurantId: reach(person, filters.restaurant_id),
    status: oneOf(filters.status),
    assigneeId: whereAssignee(filters.assignee, person),
    number: number === undefined ? null : { eq: number },
    resourceIds: resource === undefined ? null : { contains: resource },
    date: withinDays(filters, market),
  });
}
