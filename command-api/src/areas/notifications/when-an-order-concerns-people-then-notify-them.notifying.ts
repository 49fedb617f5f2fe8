import type { DocumentOf, EventMetadata } from '@portal/contracts';
import { orders } from '@portal/contracts/areas/orders';
import { defineNotifying, type Notifying } from '@portal/platform/web-push/notifying';
import { anyDeviceExists, noticesTo, type PushWorld } from './device-notices';
import { administratorIds } from './notice-readers';
import { type NewsOfEvent, type OrderNewsEvent, orderNewsOf, orderNewsTypes, peopleOf } from './order-news';

interface Happened {
  readonly type: string;
  readonly data: { readonly orderId: string };
  readonly metadata: EventMetadata;
}

/** The right to read the order or the note is checked when sending. */
export const whenAnOrderConcernsPeopleThenNotifyThem = (world: PushWorld): Notifying => {
  async function noticesOf(event: Happened) {
    const news = orderNewsOf(event);
    if (news.length === 0 || !(await anyDeviceExists(world))) return [];
    const order = await world.views.get<DocumentOf<typeof orders>>(orders.name, event.data.orderId);
    if (!order || order.deleted) return [];
    const { number, restaurantId } = order;
    const each = async ({ kind, to, people: named, orderId, status, noteId }: NewsOfEvent) => {
      const found = peopleOf({ kind, to, people: named }, order);
      const people = found === 'administrators' ? await administratorIds(world) : found;
      const content = { orderId, number, restaurantId, status, noteId };
      return noticesTo({ kind, content, people }, event.metadata, world);
    };
    return (await Promise.all(news.map(each))).flat();
  }

  return defineNotifying<OrderNewsEvent>(
    'when-an-order-concerns-people-then-notify-them',
    Object.fromEntries(orderNewsTypes.map((type) => [type, noticesOf])),
  );
};
