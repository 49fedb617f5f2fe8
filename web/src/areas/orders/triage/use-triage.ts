import type { OrderStatus } from '@portal/contracts/areas/orders';
import { orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useCallQuery } from '#app/client/use-call-query';
import { useMay } from '#app/session/use-may';
import { useMany } from '#ui/inbox/use-many';
import { useWorkList, useWorkListUrl } from '#ui/inbox/use-work-list';
import { usePageSelection } from '#ui/table/use-page-selection';
import { useRowCursor } from '#ui/table/use-row-cursor';
import { ordersWork, type Target } from './orders-work';
import { useOrderRemoval } from './use-order-removal';
import { useOrderStatus } from './use-order-status';

const path = '/admin/orders';
const idOf = ({ id }: Target) => id;

/** The open order, and the addresses of list and orders: the state of the list stays in all of them. */
function useOpenOrder() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useCallQuery(orderQueries.GetOrder, { id: id ?? '' }, { enabled: id !== undefined });
  const linkTo = (order: Pick<Target, 'id'>) => `${path}/${order.id}${search}`;
  const close = () => void navigate(path + search, { preventScrollReset: true });
  return { id, query, linkTo, close, listAddress: path + search };
}

/** Everything that the triage knows and does; its screens only show it. */
export function useTriage() {
  const may = useMay();
  const open = useOpenOrder();
  const list = useWorkListUrl(ordersWork);
  const work = useWorkList(ordersWork, list);
  const many = useMany<Target>();
  const { change } = useOrderStatus(many, work.show);
  const removal = useOrderRemoval(many);
  const selection = usePageSelection(work.view);
  const rows = work.rows?.filter(({ id }) => !removal.removed.has(id)) ?? [];
  const cursor = useRowCursor({ rows, rowId: idOf, openId: open.id, linkTo: open.linkTo });

  const selected = rows.filter(({ id }) => selection.selected.has(id));
  /** What a key acts on: the selection, else where the keyboard is, else what is open. */
  const targets =
    selected.length > 0 ? selected : [cursor.at ?? open.query.data].filter((one) => one !== undefined);
  return {
    ...work,
    mayChange: may(orderCommands.ChangeOrderStatus),
    open,
    rows,
    cursor,
    selection,
    selected,
    targets,
    setStatus: async (orders: readonly Target[], status: OrderStatus) => {
      selection.clear();
      await change(orders, status);
    },
    remove: removal.remove,
    many,
  };
}
export type Triage = ReturnType<typeof useTriage>;
