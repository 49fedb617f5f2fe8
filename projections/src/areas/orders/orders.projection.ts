import type { EventOf } from '@portal/contracts';
import { type orderEvents, orders } from '@portal/contracts/areas/orders';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type OrderEvent = EventOf<typeof orderEvents>;

const byOrder = keyedBy('orderId');

type Placed = Extract<OrderEvent, { type: 'OrderPlaced' }>;
type Sealed = NonNullable<Placed['personal']['value']>;

/** What the ordering person gave away; all of it empty once that person was erased. */
const erased: Sealed = { userName: '', contactName: '', contactEmail: '', contactPhone: '' };

/** Older events hold in plain what is sealed now. */
function opened({ data, personal }: Placed) {
  const { comments = data.comments, customShips = [], ...contact } = personal.value ?? erased;
  const items = data.items.map((item, at) => ({
    ...item,
    custom_ship: customShips[at] ?? item.custom_ship,
  }));
  return { ...contact, comments, items };
}

/** Orders with their items and their history. */
export const ordersProjection = defineProjection<OrderEvent, typeof orders>(orders, {
  OrderPlaced: {
    id: byOrder,
    apply: (_none, event) => {
      const { data, metadata, revision } = event;
      const { orderId, ...facts } = data;
      const written = opened(event);
      return {
        ...facts,
        ...written,
        id: orderId,
        name: data.items[0]?.filename ?? '',
        date: metadata.at,
        statusChangedAt: metadata.at,
        version: revision,
        itemCount: data.items.length,
        resourceIds: [...new Set(data.items.map((item) => item.resource_id))],
        references: [...new Set(data.items.map((item) => item.reference).filter(Boolean))],
        history: [{ status: data.status, at: metadata.at, by: written.userName, role: metadata.role }],
        deleted: false,
        numberText: String(data.number),
      };
    },
  },

  OrderStatusChanged: {
    id: byOrder,
    apply: patch((order, { data, personal, metadata, revision }) => ({
      status: data.to,
      statusChangedAt: metadata.at,
      version: revision,
      history: [
        ...order.history,
        { status: data.to, at: metadata.at, by: personal.value?.userName ?? '', role: metadata.role },
      ],
    })),
  },

  OrderImagesAttached: {
    id: byOrder,
    apply: patch((order, { data }) => ({ images: [...order.images, ...data.images] })),
  },

  OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
});
