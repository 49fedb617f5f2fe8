import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useCallback } from 'react';
import type { LinkRow } from '../../ui/list/LinkRows';
import { useDates } from '../i18n/dates';
import { useMarket } from '../market';
import { OrderStatusChip } from './OrderStatusChip';

/** An order as one row of a short list outside its own area: what, for whom, since when, where it stands. */
export function useOrderRow(): (order: OrderSummary) => LinkRow {
  const { orderNumberPrefix } = useMarket();
  const dates = useDates();
  return useCallback(
    (order) => ({
      key: order.id,
      to: `/order/details/${order.id}`,
      lead: `${orderNumberPrefix}${order.number}`,
      title: order.name,
      detail: `${order.restaurant_name} · ${dates.day(order.date)}`,
      end: <OrderStatusChip status={order.status} />,
    }),
    [orderNumberPrefix, dates],
  );
}
