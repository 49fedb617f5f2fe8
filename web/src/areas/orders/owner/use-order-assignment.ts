import { orderCommands, orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { CallError, isCallError } from '#core/client/call-error';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useCallClient } from '#core/client/client-context';
import { useCallCache } from '#core/client/use-call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import type { Many } from '#ui/inbox/use-many';
import { useToast } from '#ui/toast/toast-context';
import { ordersStale } from '../triage/orders-work';
import { useOrderNumber } from '../use-order-number';
import { ownerTexts } from '../texts';
import { useAssignees } from './use-assignees';

type Show = (cache: CallCache, id: string, changes: Partial<OrderSummary>) => Undo;

/** Somebody else has given it to somebody meanwhile: who has it now, which is shown. */
function useExplained(show: Show) {
  const client = useCallClient();
  const cache = useCallCache();
  return async (error: unknown, { id }: OrderSummary): Promise<unknown> => {
    if (!isCallError(error) || error.code !== 'conflict') return error;
    const now = await client.send(orderQueries.GetOrder, { id }).catch(() => null);
    if (now === null) return error;
    const { assignee_id, assignee_name, assignee_version } = now.data;
    show(cache, id, { assignee_id, assignee_name, assignee_version });
    const { call, status, correlationId } = error;
    const code = assignee_id === null ? 'order_returned_meanwhile' : 'order_assigned_meanwhile';
    return new CallError({ call, status, correlationId, code, details: { who: assignee_name } });
  };
}

interface Change {
  readonly row: OrderSummary;
  /** 0 for nobody. */
  readonly to: number;
}

/** Gives orders to somebody: shown and saved at once, put back where it is refused, undone as long as nobody did it since. */
export function useOrderAssignment(many: Many<OrderSummary>, show: Show) {
  const text = useText(ownerTexts);
  const toast = useToast();
  const numberOf = useOrderNumber();
  const { called } = useAssignees();
  const explain = useExplained(show);
  const command = useCallCommand(orderCommands.AssignOrder, {
    refresh: [...ordersStale, orderQueries.GetWorkload],
    optimistic: (cache, { id, user_id }) => {
      const to = Number(user_id);
      return show(cache, id, { assignee_id: to || null, assignee_name: to === 0 ? '' : called(to) });
    },
    answered: (cache, { id }, { name, version }) =>
      void show(cache, id, { assignee_name: name, assignee_version: version }),
  });
  const send = (changes: readonly Change[]) =>
    many.run(
      changes.map(({ row }) => row),
      (notify) =>
        command.sendAll(
          changes.map(({ row, to }) => ({ id: row.id, user_id: to, version: row.assignee_version })),
          notify,
        ),
      explain,
    );
  const sayDone = (rows: readonly OrderSummary[], to: number, undo: () => void) => {
    const [first, ...others] = rows;
    if (first === undefined) return;
    const what = to === 0 ? 'returned' : 'assigned';
    const facts = { name: to === 0 ? '' : called(to), number: numberOf(first), count: rows.length };
    const about = `${orderCommands.AssignOrder.name}:${rows.map(({ id }) => id).join()}`;
    toast.done(text(others.length === 0 ? what : `${what}Many`, facts), undo, about);
  };
  return async (orders: readonly OrderSummary[], to: number) => {
    const others = orders.filter(({ assignee_id }) => (assignee_id ?? 0) !== to);
    const done = await send(others.map((row) => ({ row, to })));
    const undo = async () => {
      const back = done.map(({ row, answer }) => ({
        row: { ...row, assignee_version: answer.data.version },
        to: row.assignee_id ?? 0,
      }));
      if ((await send(back)).length > 0) toast.info(text('undone'));
    };
    sayDone(
      done.map(({ row }) => row),
      to,
      () => void undo(),
    );
  };
}
