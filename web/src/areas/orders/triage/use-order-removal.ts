import { orderCommands } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useToast } from '../../../ui/toast/toast-context';
import { useOrderNumber } from '../use-order-number';
import { triageMessages } from './triage.messages';
import type { Batch, Target } from './use-batch';

const idsOf = (orders: readonly Target[]) => orders.map(({ id }) => id);

/** Takes orders off the list at once (R-ORD-21); they come back where it is refused, and within five seconds by undo. */
export function useOrderRemoval({ run }: Batch) {
  const text = useText(triageMessages);
  const toast = useToast();
  const numberOf = useOrderNumber();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const command = useCallCommand(orderCommands.DeleteOrder);
  const restoring = useCallCommand(orderCommands.RestoreOrder);
  const show = (ids: readonly string[]) =>
    setRemoved((before) => new Set([...before].filter((id) => !ids.includes(id))));

  const bringBack = async (orders: readonly Target[]) =>
    show(idsOf(await run(orders, ({ id }) => restoring.send({ id }))));

  const remove = async (orders: readonly Target[]) => {
    setRemoved((before) => new Set([...before, ...idsOf(orders)]));
    const done = await run(orders, ({ id }) => command.send({ id }));
    show(idsOf(orders.filter((order) => !done.includes(order))));
    const [first] = done;
    if (first === undefined) return;
    const words = { count: done.length, number: numberOf(first) };
    toast.done(text(done.length === 1 ? 'deleted' : 'deletedMany', words), () => void bringBack(done));
  };
  return { removed, remove };
}
