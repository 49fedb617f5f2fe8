import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderNumberIn, orderQueries } from '@portal/contracts/areas/orders';
import { useCallList } from '../client/use-call-query';
import { useMarket } from '../market';

/** As many orders are named beside the pieces of a search. */
const shownOrders = 3;
/** As references of pieces are written: "BL-26-TOR". */
const reference = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u;

/** The order whose number a term is, or those that hold the piece whose reference it is; none for other words. */
export function useOrdersFound(term: string, isAsked = true): readonly OrderSummary[] {
  const { orderNumberPrefix } = useMarket();
  const number = orderNumberIn(term, orderNumberPrefix);
  const isMeant = number !== null || reference.test(term);
  const asked = number === null ? { q: term, size: shownOrders } : { number, size: 1 };
  const found = useCallList(orderQueries.ListOrders, asked, {
    enabled: isAsked && isMeant,
    keepPrevious: false,
  });
  return (isAsked && isMeant && found.data?.rows) || none;
}

const none: readonly OrderSummary[] = [];
