import { orderNumberIn, orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { useCallList } from '#core/client/use-call-query';
import { useMarket } from '#core/market';

/** Maximum. */
const shownOrders = 3;
/** Reference of a piece: "BL-26-TOR". */
const reference = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u;

/** `null` for other words. */
function askedBy(term: string, prefix: string) {
  const number = orderNumberIn(term, prefix);
  if (number !== null) return { number, size: 1 };
  return reference.test(term) ? { q: term, size: shownOrders } : null;
}

/** Orders with this number, or with the piece of this reference. */
export function useOrdersFound(term: string, isAsked = true): readonly OrderSummary[] {
  const { orderNumberPrefix } = useMarket();
  const asked = askedBy(term, orderNumberPrefix);
  const isMeant = isAsked && asked !== null;
  const found = useCallList(orderQueries.ListOrders, asked ?? {}, { enabled: isMeant, keepPrevious: false });
  return isMeant ? (found.data?.rows ?? none) : none;
}

const none: readonly OrderSummary[] = [];
