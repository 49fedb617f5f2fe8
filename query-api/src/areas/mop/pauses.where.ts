import { endOfDay, type MarketRecord, type ParsedInputOf, startOfDay } from '@portal/contracts';
import { type mopQueries, MopStatus } from '@portal/contracts/areas/mop';
import type { Person } from '@portal/platform/session/person';
import type { Condition, Where } from '@portal/platform/stores/view-store/view-store.port';
import { allOf, oneOf, reach } from '../../conditions';

type Filters = Pick<
  ParsedInputOf<(typeof mopQueries)['CountMopRequests']>,
  'restaurant_id' | 'from' | 'to' | 'late' | 'open' | 'begun'
> & { readonly status?: readonly MopStatus[] | undefined };

const is = (value: boolean | undefined): Condition | null => (value === undefined ? null : { eq: value });

/** A pause ending at midnight does not touch the next day. */
const endsWithin = (from: string, timeZone: string): Condition => ({
  gte: new Date(Date.parse(startOfDay(from, timeZone)) + 1).toISOString(),
});

/** Latest start allowed by the filters. */
function latestStart({ to, begun }: Filters, { timeZone }: MarketRecord, now: Date): Condition | null {
  const limits = [
    ...(to === undefined ? [] : [endOfDay(to, timeZone)]),
    ...(begun === true ? [now.toISOString()] : []),
  ];
  const [first] = limits.sort();
  return first === undefined ? null : { lte: first };
}

/** Never wider than the person's reach. */
export function whereOf(filters: Filters, person: Person, market: MarketRecord, now: Date): Where {
  const { restaurant_id: restaurantId, status, from, late, begun = false } = filters;
  const open = begun ? true : filters.open;
  const undecided = (status ?? [MopStatus.Pending]).filter((one) => one === MopStatus.Pending);
  return allOf({
    restaurantId: reach(person, restaurantId),
    status: begun ? { in: undecided } : oneOf(status),
    start: latestStart(filters, market, now),
    end: from === undefined ? null : endsWithin(from, market.timeZone),
    late: is(late),
    ended: is(open === undefined ? undefined : !open),
  });
}
