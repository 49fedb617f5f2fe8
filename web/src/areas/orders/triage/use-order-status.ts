import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { useCallClient } from '#app/client/client-context';
import { useText } from '#app/i18n/use-text';
import { useOrderStatuses } from '#app/order-status/use-order-statuses';
import type { StatusChangeSpec } from '#ui/inbox/use-status-change';
import { useStatusChange } from '#ui/inbox/use-status-change';
import type { Many } from '#ui/inbox/use-many';
import { useOrderNumber } from '../use-order-number';
import { ordersStale, type Target } from './orders-work';
import { triageMessages } from './triage.messages';

type Show = StatusChangeSpec<OrderSummary, typeof orderCommands.ChangeOrderStatus>['show'];

/** Sets the status of orders: saved at once (R-ORD-17), and never again on leaving (R-ORD-18). */
export function useOrderStatus(many: Many<Target>, show: Show) {
  const text = useText(triageMessages);
  const client = useCallClient();
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  return useStatusChange(many, {
    command: orderCommands.ChangeOrderStatus,
    refresh: ordersStale,
    show: show as StatusChangeSpec<Target, typeof orderCommands.ChangeOrderStatus>['show'],
    changesOf: () => ({ status_date: new Date().toISOString() }),
    winnerOf: async ({ id }) => {
      const { data } = await client.send(orderQueries.GetOrder, { id });
      const last = data.history.at(-1);
      return last ? { who: last.by, status: nameOf(last.status) ?? String(last.status) } : null;
    },
    conflictCode: 'order_changed_meanwhile',
    words: {
      changed: ([first, ...others], status) => {
        const words = { status: nameOf(status) ?? '', count: others.length + 1 };
        return first && others.length === 0
          ? text('changed', { ...words, number: numberOf(first) })
          : text('changedMany', words);
      },
      undone: text('undone'),
    },
  });
}
