import { orderNumberIn, orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { useCallList } from '#core/client/use-call-query';
import { useMarket } from '#core/market';

/** As many orders are named beside the pieces of a search. */
const shownOrders = 3;
/** As references of pieces are written: "BL-26-TOR". */
const reference = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u;

/** What is asked for by a term that names an order or a piece; `null` for other words. */
function askedBy(term: string, prefix: string) {
  const number = orderNumberIn(term, prefix);
  if (number !== null) return { number, size: 1 };
  return reference.test(term) ? { q: term, size: shownOrders } : null;
}

/** The order whose number a term is, or those that hold the piece whose reference it is; none for other words. */
export function useOrdersFound(term: string, isAsked = true): readonly OrderSummary[] {
  const { orderNumberPrefix } = useMarket();
  const asked = askedBy(term, orderNumberPrefix);
  const isMeant = isAsked && asked !== null;
  const found = useCallList(orderQueries.ListOrders, asked ?? {}, { enabled: isMeant, keepPrevious: false });
  return isMeant ? (found.data?.rows ?? none) : none;
}

const none: readonly OrderSummary[] = [];
