import type { DocumentOf } from '@portal/contracts';
import type { OrderDetail, orders, OrderSummary } from '@portal/contracts/areas/orders';
import type { NameOf } from '../../people';

export type OrderDocument = DocumentOf<typeof orders>;

const itemsShown = 4;

export function toSummary(order: OrderDocument, nameOf: NameOf): OrderSummary {
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
    assignee_name: nameOf(order.assigneeId),
    assignee_version: order.assigneeVersion,
    item_count: order.itemCount,
    previews: first.map(({ image }) => image),
    item_names: first.map(({ filename }) => filename),
  };
}

export function toDetail(order: OrderDocument, nameOf: NameOf): OrderDetail {
  return {
    ...toSummary(order, nameOf),
    user_name: nameOf(order.history[0]?.by),
    comments: order.comments,
    contact_email: order.contactEmail,
    contact_phone: order.contactPhone,
    restaurant_razon: order.restaurantRazon,
    reference: order.reference,
    link: order.link,
    items: order.items,
    images: order.images,
    history: order.history.map(({ by, assigneeId: id, ...step }) => ({
      ...step,
      by: nameOf(by),
      ...(id !== undefined && { assignee: { id, name: nameOf(id) } }),
    })),
    content_version: order.contentVersion,
  };
}
