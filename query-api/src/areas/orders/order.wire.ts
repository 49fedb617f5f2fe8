import type { DocumentOf } from '@portal/contracts';
import type { OrderDetail, orders, OrderSummary } from '@portal/contracts/areas/orders';

export type OrderDocument = DocumentOf<typeof orders>;

/** Of how many items a row of the list shows picture and name. */
const itemsShown = 4;

/** A row of the lists, from the view's document. */
export function toSummary(order: OrderDocument): OrderSummary {
  const first = order.items.slice(0, itemsShown);
  return {
    id: order.id,
    number: order.number,
    name: order.name,
    date: order.date,
    status: order.status,
    status_date: order.statusChangedAt,
    version: order.version,
    user_id: order.userId,
    contact_name: order.contactName,
    restaurant_id: order.restaurantId,
    restaurant_site: order.restaurantSite,
    restaurant_name: order.restaurantName,
    assignee_id: order.assigneeId,
    assignee_name: order.assigneeName,
    assignee_version: order.assigneeVersion,
    item_count: order.itemCount,
    previews: first.map(({ image }) => image),
    item_names: first.map(({ filename }) => filename),
  };
}

/** Ids of the people who gave the order to somebody else. */
export const assignersOf = ({ history }: OrderDocument): readonly number[] => [
  ...new Set(history.flatMap(({ by, byId }) => (by === '' && byId !== undefined ? [byId] : []))),
];

/** An order in full, from the view's document. @param names of its assigners, as far as there are any */
export function toDetail(order: OrderDocument, names: ReadonlyMap<number, string>): OrderDetail {
  return {
    ...toSummary(order),
    user_name: order.userName,
    comments: order.comments,
    contact_email: order.contactEmail,
    contact_phone: order.contactPhone,
    restaurant_razon: order.restaurantRazon,
    reference: order.reference,
    link: order.link,
    items: order.items,
    images: order.images,
    history: order.history.map(({ byId, by, ...step }) => ({
      ...step,
      by: by || (byId === undefined ? '' : (names.get(byId) ?? '')),
    })),
    content_version: order.contentVersion,
  };
}
