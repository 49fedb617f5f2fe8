import type { DocumentOf, EventOf } from '@portal/contracts';
import type { chatEvents } from '@portal/contracts/areas/chat';
import { orders } from '@portal/contracts/areas/orders';
import { defineNotifying, type Notifying } from '@portal/platform/web-push/notifying';
import { anyDeviceExists, noticesTo, type PushWorld } from './device-notices';

/** The right to read notes is checked when sending. */
export const whenANoteMentionsPeopleThenNotifyThem = (world: PushWorld): Notifying =>
  defineNotifying<EventOf<typeof chatEvents>>('when-a-note-mentions-people-then-notify-them', {
    async OrderNoteAdded({ data: { orderId, noteId, mentions: people = [] }, metadata }) {
      if (people.length === 0 || !(await anyDeviceExists(world))) return [];
      const order = await world.views.get<DocumentOf<typeof orders>>(orders.name, orderId);
      if (!order || order.deleted) return [];
      const content = { orderId, number: order.number, noteId };
      return noticesTo({ kind: 'mention', content, people }, metadata, world);
    },
  });
