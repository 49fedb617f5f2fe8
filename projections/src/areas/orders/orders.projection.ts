import type { DocumentOf, EventOf } from '@portal/contracts';
import { type orderEvents, orders } from '@portal/contracts/areas/orders';
import { defineProjection } from '@portal/platform/projection/projection';

type OrderEvent = EventOf<typeof orderEvents>;
type OrderDocument = DocumentOf<typeof orders>;

const byOrder = (event: { data: { orderId: string } }) => event.data.orderId;

/** Changes an order that is there; an event of an unknown order changes nothing. */
const changed =
  <E>(change: (order: OrderDocument, event: E) => Partial<OrderDocument>) =>
  (order: OrderDocument | null, event: E) =>
    order && { ...order, ...change(order, event) };

/** Whose contact data it is; all of it empty once that person was erased. */
const erased = { userName: '', contactName: '', contactEmail: '', contactPhone: '' };

/** Orders with their items and their history. */
export const ordersProjection = defineProjection<OrderEvent, typeof orders>(orders, {
  OrderPlaced: {
    id: byOrder,
    apply: (_none, { data, personal, metadata }) => {
      const { orderId, ...facts } = data;
      const person = personal.value ?? erased;
      return {
        ...facts,
        ...person,
        id: orderId,
        name: data.items[0]?.filename ?? '',
        date: metadata.at,
        statusChangedAt: metadata.at,
        itemCount: data.items.length,
        resourceIds: [...new Set(data.items.map((item) => item.resource_id))],
        history: [{ status: data.status, at: metadata.at, by: person.userName, role: metadata.role }],
        deleted: false,
        numberText: String(data.number),
      };
    },
  },

  OrderStatusChanged: {
    id: byOrder,
    apply: changed((order, { data, personal, metadata }) => ({
      status: data.to,
      statusChangedAt: metadata.at,
      history: [
        ...order.history,
        { status: data.to, at: metadata.at, by: personal.value?.userName ?? '', role: metadata.role },
      ],
    })),
  },

  OrderImagesAttached: {
    id: byOrder,
    apply: changed((order, { data }) => ({ images: [...order.images, ...data.images] })),
  },

  OrderDeleted: { id: byOrder, apply: changed(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: changed(() => ({ deleted: false })) },
});
