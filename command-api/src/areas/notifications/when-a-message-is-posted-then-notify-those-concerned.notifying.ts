import type { DocumentOf, EventOf } from '@portal/contracts';
import type { chatEvents } from '@portal/contracts/areas/chat';
import { orders } from '@portal/contracts/areas/orders';
import { defineNotifying, type Notifying } from '@portal/platform/web-push/notifying';
import { anyDeviceExists, noticesTo, type PushWorld } from './device-notices';

/** Agency messages: people they are unread for, or who ordered. Restaurant messages: the assignee. */
export const whenAMessageIsPostedThenNotifyThoseConcerned = (world: PushWorld): Notifying =>
  defineNotifying<EventOf<typeof chatEvents>>('when-a-message-is-posted-then-notify-those-concerned', {
    async OrderMessagePosted({ data: { orderId, restaurantId, side, waitsFor = [] }, metadata }) {
      if (!(await anyDeviceExists(world))) return [];
      const order = await world.views.get<DocumentOf<typeof orders>>(orders.name, orderId);
      if (!order || order.deleted) return [];
      const { number, userId, assigneeId } = order;
      const answered = waitsFor.length > 0 ? waitsFor : [userId];
      const people = side === 'agency' ? answered : [assigneeId];
      return noticesTo(
        { kind: 'message', content: { orderId, number, restaurantId }, people },
        metadata,
        world,
      );
    },
  });
