import type { MarketRecord, ParsedInputOf } from '@portal/contracts';
import type { orderQueries } from '@portal/contracts/areas/orders';
import type { Person } from '@portal/platform/session/person';
import type { Condition, Where } from '@portal/platform/stores/view-store/view-store.port';
import { allOf, oneOf, reach, withinDays } from '../../conditions';

type Filters = Pick<
  ParsedInputOf<(typeof orderQueries)['ListOrders']>,
  | 'status'
  | 'assignee'
  | 'number'
  | 'restaurant_id'
  | 'resource_id'
  | 'from'
  | 'to'
  | 'needed_from'
  | 'needed_to'
  | 'turn'
  | 'ready'
>;

/** Mine, unassigned, or one person's. */
function whereAssignee(assignee: Filters['assignee'], person: Person): Condition | null {
  if (assignee === undefined) return null;
  if (assignee === 'nobody') return { exists: false };
  return { eq: assignee === 'me' ? person.userId : assignee };
}

/** Before `noNeededDay`. */
const lastDay = '9999-12-30';

/** Orders without a day are left out. */
function neededWithin({ needed_from: from, needed_to: to }: Filters): Condition | null {
  if (from === undefined && to === undefined) return null;
  return { ...(from !== undefined && { gte: from }), lte: to ?? lastDay };
}

/** Never wider than the person's reach. */
export function whereOf(filters: Filters, person: Person, market: MarketRecord): Where {
  const { resource_id: resource, number, turn, ready } = filters;
  return allOf({
    deleted: { eq: false },
    restaurantId: reach(person, filters.restaurant_id),
    status: oneOf(filters.status),
    assigneeId: whereAssignee(filters.assignee, person),
    number: number === undefined ? null : { eq: number },
    resourceIds: resource === undefined ? null : { contains: resource },
    date: withinDays(filters, market),
    neededOn: neededWithin(filters),
    turn: turn === undefined ? null : { eq: turn },
    ready: ready === undefined ? null : { eq: ready },
  });
}
