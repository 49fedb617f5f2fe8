import { orderQueries } from '@portal/contracts/areas/orders';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { useListUrl } from '#ui/list/use-list-url';

const filters = ['status', 'scope'] as const;

/** The person's orders: of the selected restaurant, or of all theirs, with the state of the list in the address (U6). */
export function useMyOrders() {
  const { restaurant } = useSite();
  const list = useListUrl({ defaultSize: 20, filters });
  const isEverywhere = list.filters.scope === 'all' || restaurant === null;
  const restaurantId = isEverywhere ? undefined : restaurant.id;
  const { page, size, q, status } = list.input;
  const query = useCallList(orderQueries.ListOrders, { page, size, q, status, restaurant_id: restaurantId });
  const counts = useCallQuery(
    orderQueries.CountOrders,
    { q, restaurant_id: restaurantId },
    { keepPrevious: true },
  );
  const place = isEverywhere ? '' : restaurantLabel(restaurant);
  return { list, query, counts: counts.data, place, isEverywhere };
}
export type MyOrderList = ReturnType<typeof useMyOrders>;
