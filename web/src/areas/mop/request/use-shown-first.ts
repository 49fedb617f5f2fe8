import {
  isLate,
  type mopCommands,
  mopQueries,
  type MopRequest,
  MopStatus,
} from '@portal/contracts/areas/mop';
import type { InputOf } from '@portal/contracts/kernel';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';

type RequestInput = InputOf<typeof mopCommands.RequestMopPause>;

/** What the server has not said yet: of a request that nobody has decided about. */
const undecided = {
  id: 'on-its-way',
  version: 0,
  status: MopStatus.Pending,
  cancel: '',
  history: [],
  auto_confirmed: false,
  withdrawn: false,
  ended_at: null,
};

/** Shows a request first in the lists of its restaurant before the server has answered: pending, whatever comes (R-MOP-13). */
export function useShownFirst(): (cache: CallCache, input: RequestInput) => Undo {
  const { market } = useMarket();
  const { user, restaurants } = useSession();
  return (cache, input) => {
    const now = new Date().toISOString();
    const restaurantId = Number(input.restaurant_id);
    const restaurant = restaurants.find(({ id }) => id === restaurantId);
    const pause: MopRequest = {
      ...undecided,
      ...input,
      log_date: now,
      user_name: user.name,
      late: isLate(input.start_date, now, market),
      restaurant_id: restaurantId,
      restaurant_site: restaurant?.site ?? '',
      restaurant_name: restaurant?.name ?? '',
    };
    return cache.patch(mopQueries.ListMopPauses, (pauses, { restaurant_id, page = 1, open }) => {
      const isListed = restaurant_id === restaurantId && page === 1;
      // What counts now, and what a draft overlaps, is asked for among those that are open.
      return isListed && open === undefined ? [pause, ...pauses] : pauses;
    });
  };
}
