import { orderCommands, type OrderSummary } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import type { Many } from '#ui/inbox/use-many';
import { useToast } from '#ui/toast/toast-context';
import { useOrderNumber } from '../use-order-number';
import { ordersStale } from './orders-work';
import { triageTexts } from '../texts';

const idsOf = (orders: readonly OrderSummary[]) => orders.map(({ id }) => ({ id }));

/** Takes orders off the list at once (R-ORD-21); they come back where it is refused, and within five seconds by undo. */
export function useOrderRemoval({ run }: Many<OrderSummary>) {
  const text = useText(triageTexts);
  const toast = useToast();
  const numberOf = useOrderNumber();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const deletion = useCallCommand(orderCommands.DeleteOrder, { refresh: ordersStale });
  const restoring = useCallCommand(orderCommands.RestoreOrder, { refresh: ordersStale });
  const show = (orders: readonly OrderSummary[]) =>
    setRemoved((before) => new Set([...before].filter((id) => !orders.some((order) => order.id === id))));

  const undo = async (orders: readonly OrderSummary[]) => {
    const done = await run(orders, (notify) => restoring.sendAll(idsOf(orders), notify));
    show(done.map(({ row }) => row));
  };
  const remove = async (orders: readonly OrderSummary[]) => {
    setRemoved((before) => new Set([...before, ...orders.map(({ id }) => id)]));
    const done = (await run(orders, (notify) => deletion.sendAll(idsOf(orders), notify))).map(
      ({ row }) => row,
    );
    show(orders.filter((order) => !done.includes(order)));
    const [first] = done;
    if (first === undefined) return;
    const words = { count: done.length, number: numberOf(first) };
    toast.done(text(done.length === 1 ? 'deleted' : 'deletedMany', words), () => void undo(done));
  };
  return { removed, remove };
}
