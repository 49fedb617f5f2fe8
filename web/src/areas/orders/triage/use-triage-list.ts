import { orderQueries } from '@portal/contracts/areas/orders';
import { useEffect } from 'react';
import { useCallPrefetch } from '../../../app/client/use-call-prefetch';
import { useCallList, useCallQuery } from '../../../app/client/use-call-query';
import { useListUrl } from '../../../ui/list/use-list-url';

const filters = ['status', 'restaurant_id', 'from', 'to'] as const;
export const pageSizes = [25, 50, 100] as const;

/** The administrators' list: its state in the address, one page asked for at a time, the next one fetched ahead. */
export function useTriageList() {
  const list = useListUrl({ defaultSize: pageSizes[0], filters });
  const prefetch = useCallPrefetch();
  const { page, size, sort, q, status, restaurant_id, from, to } = list.input;
  const narrowed = { q, restaurant_id, from, to };
  const query = useCallList(orderQueries.ListOrders, { page, size, sort, status, ...narrowed });
  const counts = useCallQuery(orderQueries.CountOrders, narrowed, { keepPrevious: true });

  const hasNext = query.data !== undefined && !query.isPlaceholderData && page * size < query.data.total;
  const next = JSON.stringify({ page: page + 1, size, sort, status, ...narrowed });
  useEffect(() => {
    if (hasNext) prefetch(orderQueries.ListOrders, JSON.parse(next) as { page: number });
  }, [hasNext, next, prefetch]);

  return { list, query, counts: counts.data };
}
export type TriageListUrl = ReturnType<typeof useTriageList>['list'];
