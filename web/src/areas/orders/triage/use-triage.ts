import type { OrderStatus } from '@portal/contracts/areas/orders';
import { orderCommands, orderPushes, orderQueries } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useCallQuery } from '../../../app/client/use-call-query';
import { usePush } from '../../../app/live/live-context';
import { useMay } from '../../../app/session/use-may';
import { useBatch } from './use-batch';
import { useCursor } from './use-cursor';
import { useNewOrders } from './use-new-orders';
import { useOrderRemoval } from './use-order-removal';
import { useSelection } from './use-selection';
import { useStatusChange } from './use-status-change';
import { useSteadyRows } from '../../../ui/inbox/use-steady-rows';
import { useTriageList } from './use-triage-list';

const path = '/admin/orders';

/** The open order, and the addresses of list and orders: the state of the list stays in all of them. */
function useOpenOrder() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useCallQuery(orderQueries.GetOrder, { id: id ?? '' }, { enabled: id !== undefined });
  const addressOf = (orderId: string) => `${path}/${orderId}${search}`;
  const close = () => void navigate(path + search, { preventScrollReset: true });
  return { id, query, addressOf, close, listAddress: path + search };
}

/** The list as it stands still for its reader, and what waits to be let in. */
function useWorkList() {
  const { list, query, counts } = useTriageList();
  const view = JSON.stringify(list.input);
  const fresh = query.isPlaceholderData ? undefined : query.data?.rows;
  const steady = useSteadyRows(view, fresh);
  const news = useNewOrders({ list, shown: steady.rows, fresh });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  // Rows that the newest answer has no more keep the status that was just set on them.
  usePush(orderPushes, 'OrderStatusChanged', ({ orderId, status }) => steady.amend(orderId, { status }));

  const letIn = () => {
    setArrived(news.waiting);
    news.forget();
    steady.catchUp();
    if (list.input.page !== 1 || list.input.sort !== undefined) list.setSort(undefined);
    window.scrollTo({ top: 0 });
  };
  return { list, query, counts, view, steady, waiting: news.waiting.size, arrived, letIn };
}

/** Everything that the triage knows and does; its screens only show it. */
export function useTriage() {
  const may = useMay();
  const open = useOpenOrder();
  const work = useWorkList();
  const batch = useBatch();
  const change = useStatusChange(batch, work.steady.amend);
  const removal = useOrderRemoval(batch);
  const selection = useSelection(work.view);
  const rows = (work.steady.rows ?? []).filter(({ id }) => !removal.removed.has(id));
  const cursor = useCursor({ rows, openId: open.id, addressOf: open.addressOf });

  const selected = rows.filter(({ id }) => selection.ids.has(id));
  /** What a key acts on: the selection, else where the keyboard is, else what is open. */
  const targets =
    selected.length > 0 ? selected : [cursor.at ?? open.query.data].filter((one) => one !== undefined);
  const setStatus = async (orders: typeof targets, status: OrderStatus) => {
    selection.clear();
    await change(orders, status);
  };
  return {
    ...work,
    mayChange: may(orderCommands.ChangeOrderStatus),
    open,
    rows,
    cursor,
    selection,
    selected,
    targets,
    setStatus,
    remove: removal.remove,
    batch,
  };
}
export type Triage = ReturnType<typeof useTriage>;
