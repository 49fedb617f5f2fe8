import type { OrderStatus, OrderSummary } from '@portal/contracts/areas/orders';
import { orderCommands } from '@portal/contracts/areas/orders';
import { useCallCache } from '../../../app/client/use-call-cache';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useOrderStatuses } from '../../../app/order-status/use-order-statuses';
import { useToast } from '../../../ui/toast/toast-context';
import { patchStatus } from '../status/patch-status';
import { useOrderNumber } from '../use-order-number';
import { triageMessages } from './triage.messages';
import type { Batch, Target } from './use-batch';

type StatusOf = (order: Target) => OrderStatus;

/**
 * Sets the status of one or of many orders: shown at once, saved at once (R-ORD-17) and never again on leaving
 * (R-ORD-18), put back where it is refused, taken back within five seconds by commands that restore each order's
 * former status (U5). An order that has the status already is left alone.
 */
export function useStatusChange(
  { run }: Batch,
  amend: (id: string, changes: Partial<OrderSummary>) => void,
): (orders: readonly Target[], status: OrderStatus) => Promise<void> {
  const text = useText(triageMessages);
  const toast = useToast();
  const cache = useCallCache();
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  const command = useCallCommand(orderCommands.ChangeOrderStatus);

  const show = (id: string, status: OrderStatus) => {
    patchStatus(cache, id, status);
    amend(id, { status, status_date: new Date().toISOString() });
  };
  const save = (orders: readonly Target[], wanted: StatusOf, former: StatusOf) =>
    run(orders, (order) => {
      show(order.id, wanted(order));
      return command.send({ id: order.id, status: wanted(order) }).catch((error: unknown) => {
        show(order.id, former(order));
        throw error;
      });
    });

  const takeBack = async (orders: readonly Target[], status: OrderStatus) => {
    const done = await save(
      orders,
      (order) => order.status,
      () => status,
    );
    if (done.length > 0) toast.info(text('undone'));
  };
  return async (orders, status) => {
    const done = await save(
      orders.filter((order) => order.status !== status),
      () => status,
      (order) => order.status,
    );
    const [first] = done;
    if (first === undefined) return;
    const words = { status: nameOf(status) ?? '', count: done.length, number: numberOf(first) };
    toast.done(text(done.length === 1 ? 'changed' : 'changedMany', words), () => void takeBack(done, status));
  };
}
