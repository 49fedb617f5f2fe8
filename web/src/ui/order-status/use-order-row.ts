import type { OrderSummary } from '@portal/contracts/areas/orders';
import { createElement, useCallback } from 'react';
import type { LinkRow } from '../list/LinkRows';
import { useDates } from '#core/i18n/dates';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { orderAddress } from './order-address';
import { OrderStatusChip } from './OrderStatusChip';

/**
 * An order as a row of a short list in other areas.
 * @param isOfOne omits the restaurant
 */
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
