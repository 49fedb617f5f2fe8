import { type OrderSummary, orderNumberIn, orderQueries } from '@portal/contracts/areas/orders';
import { createElement, useCallback } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import type { LinkRow } from '../list/LinkRows';
import { orderAddress } from './order-address';
import { OrderStatusChip } from './OrderStatusChip';

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

export function useOrdersFound(term: string, isAsked = true): readonly OrderSummary[] {
  const { orderNumberPrefix } = useMarket();
  const asked = askedBy(term, orderNumberPrefix);
  const isMeant = isAsked && asked !== null;
  const found = useCallList(orderQueries.ListOrders, asked ?? {}, { enabled: isMeant, keepPrevious: false });
  return isMeant ? (found.data?.rows ?? none) : none;
}

const none: readonly OrderSummary[] = [];

/** @param isOfOne omits the restaurant */
export function useOrderRow(isOfOne = false): (order: OrderSummary) => LinkRow {
  const { orderNumberPrefix } = useMarket();
  const { user } = useSession();
  const dates = useDates();
  return useCallback(
    (order) => ({
      key: order.id,
      to: orderAddress(order.id, user.type),
      lead: `${orderNumberPrefix}${order.number}`,
      title: order.name,
      detail: [...(isOfOne ? [] : [order.restaurant_name]), dates.day(order.date)].join(' · '),
      end: createElement(OrderStatusChip, { status: order.status }),
    }),
    [isOfOne, orderNumberPrefix, dates, user.type],
  );
}
