import { actorIdOf, type EventOf } from '@portal/contracts';
import {
  type ChangedItem,
  type OrderedItem,
  type orderEvents,
  orders,
  OrderStatus,
} from '@portal/contracts/areas/orders';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type OrderEvent = EventOf<typeof orderEvents>;

const byOrder = keyedBy('orderId');

type Placed = Extract<OrderEvent, { type: 'OrderPlaced' }>;
type Sealed = NonNullable<Placed['personal']['value']>;

/** Empty for erased people. */
const erased: Sealed = { contactName: '', contactEmail: '', contactPhone: '', comments: '', customShips: [] };

/** The sealed fields. */
function opened({ data, personal }: Placed) {
  const { customShips, ...contact } = personal.value ?? erased;
  const items = data.items.map((item, at) => ({
    ...item,
    custom_ship: customShips[at] ?? '',
  }));
  return { ...contact, items };
}

const unassigned = { assigneeId: null, assigneeVersion: 0 };

const doneBy = ({ metadata }: Pick<ProjectedEvent<OrderEvent>, 'metadata'>) => ({
  at: metadata.at,
  by: actorIdOf(metadata),
  role: metadata.role,
});

function withChanges(item: OrderedItem, place: number, changes: readonly ChangedItem[]): OrderedItem {
  const change = changes.find(({ at }) => at === place);
  if (change === undefined) return item;
  const { at: _at, ...changed } = change;
  return { ...item, ...changed };
}

export const ordersProjection = defineProjection<OrderEvent, typeof orders>(orders, {
  OrderPlaced: {
    id: byOrder,
    apply: (_none, event) => {
      const { data, metadata, revision } = event;
      const { orderId, ...facts } = data;
      return {
        ...facts,
        ...opened(event),
        id: orderId,
        name: data.items[0]?.filename ?? '',
        date: metadata.at,
        statusChangedAt: metadata.at,
        version: revision,
        itemCount: data.items.length,
        resourceIds: [...new Set(data.items.map((item) => item.resource_id))],
        references: [...new Set(data.items.map((item) => item.reference).filter(Boolean))],
        history: [{ status: data.status, ...doneBy(event) }],
        ...unassigned,
        contentVersion: revision,
        deleted: false,
        numberText: String(data.number),
      };
    },
  },

  OrderStatusChanged: {
    id: byOrder,
    apply: patch((order, event) => ({
      status: event.data.to,
      statusChangedAt: event.metadata.at,
      version: event.revision,
      history: [...order.history, { status: event.data.to, ...doneBy(event) }],
    })),
  },

  OrderAssigned: {
    id: byOrder,
    apply: patch(({ status, history }, event) => {
      const { to: assigneeId } = event.data;
      const step = { status, ...doneBy(event), kind: 'assigned' as const, assigneeId };
      return { assigneeId, assigneeVersion: event.revision, history: [...history, step] };
    }),
  },

  OrderCancelledByRestaurant: {
    id: byOrder,
    apply: patch((order, event) => {
      const status = OrderStatus.Cancelled;
      return {
        status,
        statusChangedAt: event.metadata.at,
        version: event.revision,
        history: [...order.history, { status, ...doneBy(event), kind: 'cancelled' }],
      };
    }),
  },

  OrderChangedByRestaurant: {
    id: byOrder,
    apply: patch((order, event) => {
      const { data, personal } = event;
      const { changes } = data;
      const step = { status: order.status, ...doneBy(event), kind: 'changed' as const, changes };
      return {
        ...personal.value,
        items: order.items.map((item, place) => withChanges(item, place, data.items)),
        contentVersion: event.revision,
        history: [...order.history, step],
      };
    }),
  },

  OrderImagesAttached: {
    id: byOrder,
    apply: patch((order, { data }) => ({ images: [...order.images, ...data.images] })),
  },

  OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
});
