import {
  orderCommands,
  type OrderDetail,
  orderQueries,
  OrderStatus,
  type OrderSummary,
} from '@portal/contracts/areas/orders';
import type { SocketLooking } from '@portal/contracts/kernel';
import { use, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { LiveContext, useLiveStatus } from '#core/live/LiveProvider';
import { useMay } from '#core/session/use-may';
import type { StatusField } from '#ui/StatusMenu';
import { useInbox } from '#ui/inbox/use-inbox';
import { type Many, useMany } from '#ui/inbox/use-many';
import { useExplained, useStatusChange } from '#ui/inbox/use-status-change';
import { statusLook, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { useToast } from '#ui/toast/toast-context';
import { useAssignees } from './PeopleChips';
import { artAnchor, bareOrders } from './orders';
import { ordersStale, ordersWork } from './orders-work';
import { ownerTexts, triageTexts } from './texts';

/** R-ORD-16. */
export function useStatusChoices(): readonly StatusField<OrderStatus>[] {
  const { all } = useOrderStatuses();
  return all.map(({ id, name }) => ({
    status: id as OrderStatus,
    label: name,
    key: String(id),
    ...statusLook(id),
  }));
}

type Show = (cache: CallCache, id: string, changes: Partial<OrderSummary>) => Undo;

interface Assignment {
  readonly row: OrderSummary;
  /** 0 unassigns. */
  readonly to: number;
}

/** Optimistic; undo works until the next assignment. */
function useOrderAssignment(many: Many<OrderSummary>, show: Show) {
  const text = useText(ownerTexts);
  const toast = useToast();
  const numberOf = useOrderNumber();
  const { nameOfId } = useAssignees();
  const nameFor = (to: number) => (to === 0 ? '' : nameOfId(to));
  const explain = useExplained(orderQueries.GetOrder, (order, cache) => {
    const { id, assignee_id, assignee_name: who, assignee_version } = order;
    show(cache, id, { assignee_id, assignee_name: who, assignee_version });
    return {
      code: assignee_id === null ? 'order_returned_meanwhile' : 'order_assigned_meanwhile',
      details: { who },
    };
  });
  const command = useCallCommand(orderCommands.AssignOrder, {
    refresh: [...ordersStale, orderQueries.GetWorkload],
    optimistic: (cache, { id, user_id }) => {
      const to = Number(user_id);
      return show(cache, id, { assignee_id: to || null, assignee_name: nameFor(to) });
    },
    answered: (cache, { id }, { name, version }) =>
      void show(cache, id, { assignee_name: name, assignee_version: version }),
  });
  const send = (changes: readonly Assignment[]) =>
    many.run(
      changes.map(({ row }) => row),
      (notify) =>
        command.sendAll(
          changes.map(({ row, to }) => ({ id: row.id, user_id: to, version: row.assignee_version })),
          notify,
        ),
      explain,
    );
  const offerUndo = (rows: readonly OrderSummary[], to: number, undo: () => void) => {
    const [first, ...others] = rows;
    if (first === undefined) return;
    const what = to === 0 ? 'returned' : 'assigned';
    const facts = { name: nameFor(to), number: numberOf(first), count: rows.length };
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
    const rows = done.map(({ row }) => row);
    offerUndo(rows, to, () => void undo());
  };
}

const idsOf = (orders: readonly OrderSummary[]) => orders.map(({ id }) => ({ id }));

/** Optimistic, with undo (R-ORD-21). */
function useOrderRemoval({ run }: Many<OrderSummary>) {
  const text = useText(triageTexts);
  const toast = useToast();
  const numberOf = useOrderNumber();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const deletion = useCallCommand(orderCommands.DeleteOrder, { refresh: ordersStale });
  const restoring = useCallCommand(orderCommands.RestoreOrder, { refresh: ordersStale });
  const unhide = (orders: readonly OrderSummary[]) =>
    setRemoved((before) => new Set([...before].filter((id) => !orders.some((order) => order.id === id))));

  const undo = async (orders: readonly OrderSummary[]) => {
    const done = await run(orders, (notify) => restoring.sendAll(idsOf(orders), notify));
    unhide(done.map(({ row }) => row));
  };
  const remove = async (orders: readonly OrderSummary[]) => {
    setRemoved((before) => new Set([...before, ...orders.map(({ id }) => id)]));
    const done = (await run(orders, (notify) => deletion.sendAll(idsOf(orders), notify))).map(
      ({ row }) => row,
    );
    unhide(orders.filter((order) => !done.includes(order)));
    const [first] = done;
    if (first === undefined) return;
    const words = { count: done.length, number: numberOf(first) };
    toast.done(text(done.length === 1 ? 'deleted' : 'deletedMany', words), () => void undo(done));
  };
  return { removed, remove };
}

/** Assignments and content changes do not set a status. */
const setsStatus = ({ kind }: OrderDetail['history'][number]) => kind === undefined || kind === 'cancelled';

/** Saves a status at once (R-ORD-17), and not again on leaving (R-ORD-18). */
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

/** The server forgets a looker after eight seconds. */
const repeatMs = 3_000;

function useReportLooking(orderId: string | undefined): void {
  const { listeners } = use(LiveContext);
  const isLive = useLiveStatus() === 'live';
  useEffect(() => {
    if (orderId === undefined || !isLive) return;
    const send = (looking: SocketLooking) => listeners.say('looking', looking);
    const report = () => send({ orderId: document.visibilityState === 'visible' ? orderId : null });
    report();
    const timer = setInterval(report, repeatMs);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
      send({ orderId: null });
    };
  }, [orderId, isLive, listeners]);
}

const path = '/admin/orders';

function useOpenOrder() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useCallQuery(orderQueries.GetOrder, { id: id ?? '' }, { enabled: id !== undefined });
  const linkTo = (order: Pick<OrderSummary, 'id'>) => `${path}/${order.id}${search}`;
  const openArt = (order: Pick<OrderSummary, 'id'>) => void navigate(`${linkTo(order)}#${artAnchor}`);
  const close = () => void navigate(path + search, { preventScrollReset: true });
  return { id, query, linkTo, openArt, close, listAddress: path + search };
}

export function useTriage() {
  const may = useMay();
  const open = useOpenOrder();
  useReportLooking(open.query.data?.id);
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
  const [delivering, setDelivering] = useState<readonly OrderSummary[]>([]);
  const setStatus = async (orders: readonly OrderSummary[], status: OrderStatus) => {
    selection.clear();
    await change(orders, status);
  };
  return {
    inbox,
    many,
    open,
    remove,
    mayChange: may(orderCommands.ChangeOrderStatus),
    /** For keys: the selection, else the cursor, else the open order. */
    targets: targets.length > 0 ? targets : [open.query.data].filter((one) => one !== undefined),
    /** Asks first where nothing could be downloaded. */
    setStatus: async (orders: readonly OrderSummary[], status: OrderStatus) => {
      if (bareOrders(orders, status).length === 0) return setStatus(orders, status);
      setDelivering(orders.filter((order) => order.status !== status));
    },
    delivering,
    stopDelivering: () => setDelivering([]),
    deliver: async () => {
      setDelivering([]);
      await setStatus(delivering, OrderStatus.Delivered);
    },
    assign: async (orders: readonly OrderSummary[], userId: number) => {
      selection.clear();
      await assign(orders, userId);
    },
  };
}
export type Triage = ReturnType<typeof useTriage>;
