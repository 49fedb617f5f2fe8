import type { DocumentOf, EventOf } from '@portal/contracts';
import { mostNamedPieces, notices, type notificationsEvents } from '@portal/contracts/areas/notifications';
import type { orderEvents } from '@portal/contracts/areas/orders';
import { defineProjection } from '@portal/platform/projection/projection';

type Notice = DocumentOf<typeof notices>;
type NoticeEvent = EventOf<typeof notificationsEvents> | EventOf<typeof orderEvents>;

const byOrder = ({ data }: { data: { orderId: string } }) => `order-${data.orderId}`;

/**
 * What is told behind the bell: one notice for the new pieces of a batch in a language, one for an order. Nobody is told
 * of an order before its status changes; the notice waits for that with what it will say.
 */
export const noticesProjection = defineProjection<NoticeEvent, typeof notices>(notices, {
  NewFileCollected: {
    id: ({ data }) => `${data.batchId}-${data.piece.language}`,
    apply(notice, { data: { batchId, piece }, metadata }) {
      const { resourceId: id, name, link, thumbKey } = piece;
      const { count = 0, pieces = [] }: Partial<Notice> = notice ?? {};
      return {
        id: `${batchId}-${piece.language}`,
        audience: `readers-${piece.language}`,
        kind: 'newFiles',
        at: metadata.at,
        count: count + 1,
        pieces: [{ id, name, link, thumbKey }, ...pieces].slice(0, mostNamedPieces),
        order: null,
      };
    },
  },
  OrderPlaced: {
    id: byOrder,
    apply: (_none, { data: { orderId: id, number, items, status }, metadata }) => ({
      id: `order-${id}`,
      audience: 'nobody',
      kind: 'order',
      at: metadata.at,
      count: 0,
      pieces: [],
      order: { id, number, name: items[0]?.filename ?? '', status },
    }),
  },
  OrderStatusChanged: {
    id: byOrder,
    apply: (notice, { data, metadata }) =>
      notice?.order
        ? {
            ...notice,
            audience: `restaurant-${data.restaurantId}`,
            at: metadata.at,
            order: { ...notice.order, status: data.to },
          }
        : notice,
  },
  OrderDeleted: { id: byOrder, apply: () => null },
});
