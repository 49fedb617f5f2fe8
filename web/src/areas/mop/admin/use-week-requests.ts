import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries } from '@portal/contracts/areas/mop';
import { daysAfter } from '@portal/contracts/kernel';
import { useCallList } from '#app/client/use-call-query';
import type { RequestsUrl } from './pauses-work';

/** A restaurant with its pauses of a week. */
export interface RestaurantWeek {
  readonly restaurantId: number;
  readonly pauses: readonly MopRequest[];
}

const daysFrom = (monday: string) => ({ from: monday, to: daysAfter(monday, 6) });

/** What was cancelled takes no place in a week, unless somebody asks for it. */
const standing = '1,2';

function byRestaurant(pauses: readonly MopRequest[]): readonly RestaurantWeek[] {
  const groups = new Map<number, MopRequest[]>();
  for (const pause of pauses) {
    const group = groups.get(pause.restaurant_id);
    if (group === undefined) groups.set(pause.restaurant_id, [pause]);
    else group.push(pause);
  }
  return [...groups].map(([restaurantId, ofOne]) => ({ restaurantId, pauses: ofOne }));
}

/**
 * The pauses of a week, restaurant by restaurant, narrowed as the list is.
 * @param monday `null` asks for nothing
 */
export function useWeekRequests({ input }: RequestsUrl, monday: string | null) {
  const { q, late, status = standing } = input;
  const query = useCallList(
    mopQueries.ListMopRequests,
    { q, late, status, ...(monday && daysFrom(monday)), sort: 'restaurant_name', size: -1 },
    { enabled: monday !== null },
  );
  return { query, restaurants: byRestaurant(query.data?.rows ?? []) };
}
export type WeekRequests = ReturnType<typeof useWeekRequests>;
