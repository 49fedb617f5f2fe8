import {
  orderCommands,
  orderQueries,
  type OrderStatus,
  type OrderSummary,
  type OrderDetail,
} from '@portal/contracts/areas/orders';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { SocketLooking } from '@portal/contracts/kernel';
import { use, useEffect, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useMay } from '#core/session/use-may';
import { useInbox } from '#ui/inbox/use-inbox';
import { useMany, type Many } from '#ui/inbox/use-many';
import { LiveContext, useLiveStatus } from '#core/live/LiveProvider';
import { useText } from '#core/i18n/use-text';
import { useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import type { StatusChangeSpec } from '#ui/inbox/status-change-spec';
import { useStatusChange } from '#ui/inbox/use-status-change';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';
import { CallError, isCallError } from '#core/client/call-error';
import { type CallCache, type Undo, useCallCache } from '#core/client/call-cache';
import { useCallClient } from '#core/client/call-client';
import { useOrderNumber } from '../use-order-number';
import { triageTexts, ownerTexts } from '../texts';
import { useAssignees } from '../owner/use-assignees';
import { ordersWork, ordersStale } from './orders-work';

type OrderAssignmentShow = (cache: CallCache, id: string, changes: Partial<OrderSummary>) => Undo;

/** Somebody else has given it to somebody meanwhile: who has it now, which is shown. */
function useExplained(show: OrderAssignmentShow) {
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
function useOrderAssignment(many: Many<OrderSummary>, show: OrderAssignmentShow) {
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

const idsOf = (orders: readonly OrderSummary[]) => orders.map(({ id }) => ({ id }));

/** Takes orders off the list at once (R-ORD-21); they come back where it is refused, and within five seconds by undo. */
function useOrderRemoval({ run }: Many<OrderSummary>) {
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

/** Assignments and changes of the content leave the status as it was. */
const setsStatus = ({ kind }: OrderDetail['history'][number]) => kind === undefined || kind === 'cancelled';

type Show = StatusChangeSpec<OrderSummary, typeof orderCommands.ChangeOrderStatus>['show'];

/** Sets the status of orders: saved at once (R-ORD-17), and never again on leaving (R-ORD-18). */
function useOrderStatus(many: Many<OrderSummary>, show: Show) {
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

/** The server believes a browser for eight seconds. */
const repeatMilliseconds = 3_000;

/** Tells again and again which order is open here, as long as somebody can see it. */
function useSendLooking(orderId: string | undefined): void {
  const { listeners } = use(LiveContext);
  const isLive = useLiveStatus() === 'live';
  useEffect(() => {
    if (orderId === undefined || !isLive) return;
    const say = (looking: SocketLooking) => listeners.say('looking', looking);
    const tell = () => say({ orderId: document.visibilityState === 'visible' ? orderId : null });
    tell();
    const timer = setInterval(tell, repeatMilliseconds);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      say({ orderId: null });
    };
  }, [orderId, isLive, listeners]);
}

const path = '/admin/orders';

/** The open order, and the addresses of list and orders: the state of the list stays in all of them. */
function useOpenOrder() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useCallQuery(orderQueries.GetOrder, { id: id ?? '' }, { enabled: id !== undefined });
  const linkTo = (order: Pick<OrderSummary, 'id'>) => `${path}/${order.id}${search}`;
  const close = () => void navigate(path + search, { preventScrollReset: true });
  return { id, query, linkTo, close, listAddress: path + search };
}

/** Everything that the triage knows and does; its screens only show it. */
export function useTriage() {
  const may = useMay();
  const open = useOpenOrder();
  useSendLooking(open.query.data?.id);
  const many = useMany<OrderSummary>();
  const { removed, remove } = useOrderRemoval(many);
  const inbox = useInbox(ordersWork, {
    linkTo: open.linkTo,
    openId: open.id,
    removed,
    command: orderCommands.ChangeOrderStatus,
  });
  const { change } = useOrderStatus(many, inbox.show);
  const assign = useOrderAssignment(many, inbox.show);
  const { targets, selection } = inbox;
  return {
    inbox,
    many,
    open,
    remove,
    mayChange: may(orderCommands.ChangeOrderStatus),
    /** What a key acts on: the selection, else where the keyboard is, else what is open. */
    targets: targets.length > 0 ? targets : [open.query.data].filter((one) => one !== undefined),
    setStatus: async (orders: readonly OrderSummary[], status: OrderStatus) => {
      selection.clear();
      await change(orders, status);
    },
    assign: async (orders: readonly OrderSummary[], userId: number) => {
      selection.clear();
      await assign(orders, userId);
    },
  };
}
export type Triage = ReturnType<typeof useTriage>;
