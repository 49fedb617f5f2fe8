import {
  orderCommands,
  type OrderDetail,
  orderQueries,
  type OrderSummary,
} from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { useOrderStatuses } from '#ui/order-status/use-order-statuses';
import type { StatusChangeSpec } from '#ui/inbox/status-change-spec';
import { useStatusChange } from '#ui/inbox/use-status-change';
import type { Many } from '#ui/inbox/use-many';
import { useOrderNumber } from '../use-order-number';
import { ordersStale } from './orders-work';
import { triageTexts } from '../texts';

/** Assignments and changes of the content leave the status as it was. */
const setsStatus = ({ kind }: OrderDetail['history'][number]) => kind === undefined || kind === 'cancelled';

type Show = StatusChangeSpec<OrderSummary, typeof orderCommands.ChangeOrderStatus>['show'];

/** Sets the status of orders: saved at once (R-ORD-17), and never again on leaving (R-ORD-18). */
export function useOrderStatus(many: Many<OrderSummary>, show: Show) {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  return useStatusChange(many, {
    command: orderCommands.ChangeOrderStatus,
    refresh: ordersStale,
    show,
    reload: orderQueries.GetOrder,
    setBy: (order) => (order as OrderDetail).history.findLast(setsStatus)?.by ?? '',
    nameOf: (status) => nameOf(status) ?? String(status),
    conflictCode: 'order_changed_meanwhile',
    undoOvertakenCode: 'order_changed_since',
    words: {
      one: (order, status) => text('changed', { status: nameOf(status) ?? '', number: numberOf(order) }),
      many: (count, status) => text('changedMany', { status: nameOf(status) ?? '', count }),
      undone: text('undone'),
    },
  });
}
