import {
  orderCommands,
  type OrderDetail,
  orderQueries,
  type OrderStatus,
  orderWorkCommands,
  ownOrderCommands,
  ownOrderRefusal,
} from '@portal/contracts/areas/orders';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { same } from '#ui/blocks/block-edits';
import type { Past, RecordHistory } from '#ui/history/record-history';
import { useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { changedItem } from './orders';
import { detailsTexts, neededTexts, ordersTexts, ownerTexts, ownTexts } from './texts';

const { ChangeOrderStatus, AssignOrder } = orderCommands;
const { ChangeNeededBy } = orderWorkCommands;
const { ChangeOwnOrder } = ownOrderCommands;
const options = { refresh: [orderQueries.GetOrder, orderQueries.ListOrders], once: true };

const answersOf = ({ items }: OrderDetail) => items.map(changedItem);
/** Pieces that are other than now, as they were. */
const otherAnswers = ({ was, now }: Pick<Past<OrderDetail>, 'was' | 'now'>) =>
  answersOf(was).filter((item, at) => !same(item, answersOf(now)[at]));

/** By the commands of its screens, with their rules. @throws CallError */
function useRestore() {
  const text = useText(neededTexts);
  const setStatus = useCallCommand(ChangeOrderStatus, options);
  const assign = useCallCommand(AssignOrder, options);
  const setDay = useCallCommand(ChangeNeededBy, options);
  const change = useCallCommand(ChangeOwnOrder, options);
  return async (past: Past<OrderDetail>, isForced: boolean) => {
    const { was, now, fields } = past;
    const { id } = now;
    const seen = (version: number) => (isForced ? {} : { version });
    const of = (field: string) => (fields.includes(field) ? was : now);
    const items = fields.includes('pieces') ? otherAnswers(past) : [];
    if (of('contact') === was || of('comments') === was || items.length > 0) {
      const { contact_name, contact_email, contact_phone } = of('contact');
      const { comments } = of('comments');
      const contact = { contact_name, contact_email, contact_phone, comments };
      await change.send({ id, ...contact, items, ...seen(now.content_version) });
    }
    const days = of('pieces').items.flatMap(({ needed_by }, at) =>
      needed_by === now.items[at]?.needed_by ? [] : [{ at, needed_by }],
    );
    if (of('needed_by') === was || days.length > 0) {
      const { needed_by } = of('needed_by');
      const day = { needed_by, items: days, reason: text('restoredReason') };
      await setDay.send({ id, ...day, ...seen(now.needed_version) });
    }
    if (of('assignee') === was)
      await assign.send({ id, user_id: was.assignee_id ?? 0, ...seen(now.assignee_version) });
    if (of('status') === was) await setStatus.send({ id, status: was.status, ...seen(now.version) });
  };
}

function useLabels(): Readonly<Record<string, string>> {
  const text = useText(detailsTexts);
  const needed = useText(neededTexts);
  const own = useText(ownTexts);
  return {
    status: useText(ordersTexts)('statusFilter'),
    assignee: useText(ownerTexts)('assignee'),
    needed_by: needed('label'),
    comments: text('comments'),
    contact: text('contact'),
    pictures: text('pictures'),
    pieces: text('items'),
    'pieces.needed_by': needed('label'),
    'pieces.units': own('units'),
    'pieces.units_scale': own('scale'),
    'pieces.units_scale_custom': own('otherScale'),
    'pieces.custom.restaurant': own('onPiece'),
    'pieces.custom.price': own('price'),
    'pieces.custom.schedule': own('schedule'),
    'pieces.custom.date': own('date'),
    'pieces.custom.others': own('others'),
  };
}

/** Pictures are only added: no command takes earlier ones. */
function useIsRestorable(order: OrderDetail) {
  const may = useMay();
  const isOwn = ownOrderRefusal({ status: order.status, assignee: order.assignee_id }) === null;
  const mayChange = may(ChangeOwnOrder) && isOwn;
  const mayMove = may(ChangeNeededBy);
  return (field: string, was: OrderDetail) =>
    ({
      status: may(ChangeOrderStatus),
      assignee: may(AssignOrder),
      needed_by: mayMove,
      contact: mayChange,
      comments: mayChange,
      pieces: mayMove && (mayChange || otherAnswers({ was, now: order }).length === 0),
    })[field] ?? false;
}

export function useOrderHistory(order: OrderDetail): RecordHistory<OrderDetail> {
  const { nameOf } = useOrderStatuses();
  const number = useOrderNumber()(order);
  const labels = useLabels();
  const restore = useRestore();
  const isRestorable = useIsRestorable(order);
  return {
    record: 'order',
    id: order.id,
    name: number,
    valuesOf: ({ status, assignee_name, comments, contact_name, contact_email, contact_phone, ...row }) => ({
      status,
      assignee: assignee_name,
      needed_by: row.needed_by,
      comments,
      contact: [contact_name, contact_email, contact_phone].filter(Boolean),
      pictures: row.images,
      pieces: row.items.map((item, at) => {
        const { at: _at, ...answers } = changedItem(item, at);
        return { id: at + 1, name: item.filename, needed_by: item.needed_by, ...answers };
      }),
    }),
    labelOf: (path) => labels[path],
    textOf: (path, value) => (path === 'status' ? (nameOf(value as OrderStatus) ?? undefined) : undefined),
    restore,
    isRestorable,
  };
}
