import type { MarketRecord, ParsedInputOf } from '@portal/contracts';
import { endOfDay, startOfDay } from '@portal/contracts';
import type { mopQueries, MopStatus } from '@portal/contracts/areas/mop';
import type { Person } from '@portal/platform/session/person';
import type { Condition, Where } from '@portal/platform/stores/view-store/view-store.port';
import { allOf, oneOf, reach } from '../../conditions';

type Filters = Pick<
  ParsedInputOf<(typeof mopQueries)['CountMopRequests']>,
  'restaurant_id' | 'from' | 'to' | 'late' | 'open'
> & { readonly status?: readonly MopStatus[] | undefined };

const is = (value: boolean | undefined): Condition | null => (value === undefined ? null : { eq: value });

/** What ends as a day begins does not touch that day. */
const endsWithin = (from: string, timeZone: string): Condition => ({
  gte: new Date(Date.parse(startOfDay(from, timeZone)) + 1).toISOString(),
});

/** The conditions of a list of pauses: never wider than the person's reach. */
export function whereOf(filters: Filters, person: Person, { timeZone }: MarketRecord): Where {
  const { restaurant_id: restaurantId, status, from, to, late, open } = filters;
  return allOf({
    restaurantId: reach(person, restaurantId),
    status: oneOf(status),
    start: to === undefined ? null : { lte: endOfDay(to, timeZone) },
    end: from === undefined ? null : endsWithin(from, timeZone),
    late: is(late),
    ended: is(open === undefined ? undefined : !open),
  });
}
