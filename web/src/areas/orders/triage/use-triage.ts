import {
  orderCommands,
  orderQueries,
  type OrderStatus,
  type OrderSummary,
} from '@portal/contracts/areas/orders';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useMay } from '#core/session/use-may';
import { useInbox } from '#ui/inbox/use-inbox';
import { useMany } from '#ui/inbox/use-many';
import { useOrderAssignment } from '../owner/use-order-assignment';
import { useSendLooking } from '../presence/use-send-looking';
import { ordersWork } from './orders-work';
import { useOrderRemoval } from './use-order-removal';
import { useOrderStatus } from './use-order-status';

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
