import { type EventOf, userIdOf } from '@portal/contracts';
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

type Assigned = ProjectedEvent<Extract<OrderEvent, { type: 'OrderAssigned' }>>;
type Placed = Extract<OrderEvent, { type: 'OrderPlaced' }>;
type Sealed = NonNullable<Placed['personal']['value']>;

/** What the ordering person gave away; all of it empty once that person was erased. */
const erased: Sealed = {
  ...{ userName: '', contactName: '', contactEmail: '', contactPhone: '' },
  ...{ comments: '', customShips: [] },
};

/** What was sealed of it. */
function opened({ data, personal }: Placed) {
  const { customShips, ...contact } = personal.value ?? erased;
  const items = data.items.map((item, at) => ({
    ...item,
    custom_ship: customShips[at] ?? '',
  }));
  return { ...contact, items };
}

const unassigned = { assigneeId: null, assigneeName: '', assigneeVersion: 0 };

/** Of the two people of an assignment only one is named by the event; who did it is known by id where it is another. */
function assigningStep(order: { readonly status: OrderStatus }, { data, personal, metadata }: Assigned) {
  const byId = userIdOf(metadata.actor) ?? 0;
  const isOwn = data.to === null || data.to === byId;
  return {
    ...{ status: order.status, at: metadata.at, role: metadata.role, byId },
    by: isOwn ? (personal.value?.userName ?? '') : '',
  };
}

function withChanges(item: OrderedItem, place: number, changes: readonly ChangedItem[]): OrderedItem {
  const change = changes.find(({ at }) => at === place);
  if (change === undefined) return item;
  const { at: _at, ...changed } = change;
  return { ...item, ...changed };
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
        ...unassigned,
        contentVersion: revision,
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

  OrderAssigned: {
    id: byOrder,
    apply: patch((order, event) => {
      const { data, personal, revision } = event;
      const name = personal.value?.userName ?? '';
      const assignee = { id: data.to, name: data.to === null ? '' : name };
      return {
        assigneeId: assignee.id,
        assigneeName: assignee.name,
        assigneeVersion: revision,
        history: [...order.history, { ...assigningStep(order, event), kind: 'assigned', assignee }],
      };
    }),
  },

  OrderCancelledByRestaurant: {
    id: byOrder,
    apply: patch((order, { personal, metadata: { at, role }, revision }) => {
      const status = OrderStatus.Cancelled;
      const by = personal.value?.userName ?? '';
      return {
        ...{ status, statusChangedAt: at, version: revision },
        history: [...order.history, { status, at, by, role, kind: 'cancelled' }],
      };
    }),
  },

  OrderChangedByRestaurant: {
    id: byOrder,
    apply: patch((order, { data, personal, metadata: { at, role }, revision }) => {
      const { userName: by, ...contact } = personal.value ?? { userName: '' };
      const step = { status: order.status, at, by, role, kind: 'changed' as const, changes: data.changes };
      return {
        ...contact,
        items: order.items.map((item, place) => withChanges(item, place, data.items)),
        contentVersion: revision,
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
