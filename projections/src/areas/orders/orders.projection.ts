import { type DocumentOf, type EventOf } from '@portal/contracts';
import {
  type ChangedItem,
  neededOn,
  newProgress,
  noNeededDay,
  type OrderedItem,
  type orderEvents,
  type OrderProgress,
  orders,
  OrderStatus,
  type OrderStepKind,
  piecesReady,
  progressChanges,
  type ProgressEvent,
  type proofEvents,
  type quoteEvents,
  turnOf,
} from '@portal/contracts/areas/orders';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';
import { doneBy, kindsOf, turned } from './order-facts';

type OrderEvent = EventOf<typeof orderEvents> | EventOf<typeof quoteEvents> | EventOf<typeof proofEvents>;
type Order = DocumentOf<typeof orders>;

const byOrder = keyedBy('orderId');
const stepBy = (event: ProjectedEvent) => ({ ...doneBy(event), position: event.position });

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

function withChanges(item: OrderedItem, place: number, changes: readonly ChangedItem[]): OrderedItem {
  const change = changes.find(({ at }) => at === place);
  if (change === undefined) return item;
  const { at: _at, ...changed } = change;
  return { ...item, ...changed };
}

const neededOf = (needed: Parameters<typeof neededOn>[0]) => ({
  neededBy: needed.needed_by,
  neededOn: neededOn(needed) || noNeededDay,
});

function withStatus(order: Order, status: OrderStatus, event: ProjectedEvent<OrderEvent>) {
  return {
    status,
    statusChangedAt: event.metadata.at,
    version: event.revision,
    ...turned({ ...order, status }, event),
  };
}

interface StepOfWork {
  readonly version?: number;
  readonly pieces?: number[];
}

type WorkEvent = Extract<OrderEvent, { type: ProgressEvent }>;

const stepOf: { readonly [T in ProgressEvent]: OrderStepKind } = {
  QuoteSent: 'quote-sent',
  QuoteAccepted: 'quote-accepted',
  QuoteRefused: 'quote-refused',
  QuoteQuestioned: 'quote-questioned',
  QuoteAnswered: 'quote-answered',
  QuoteExpired: 'quote-expired',
  ProofSent: 'proof-sent',
  ProofChangesRequested: 'proof-changes',
  ProofsApproved: 'proof-approved',
  FinalArtAdded: 'final-art',
};

function detailsOf({ data }: WorkEvent): StepOfWork {
  if ('pieces' in data) return { pieces: data.pieces.map(({ at }) => at) };
  return {
    ...('version' in data && { version: data.version }),
    ...('at' in data && { pieces: [data.at] }),
  };
}

/** Quotes and proofs: progress, turn, and a step of the history. */
const worked = <T extends ProgressEvent>(type: T) => ({
  id: byOrder,
  apply: patch((order: Order, event: ProjectedEvent<Extract<WorkEvent, { type: T }>>) => {
    const progress: OrderProgress = progressChanges[type](order.progress, event.data as never);
    const step = { status: order.status, ...stepBy(event), kind: stepOf[type], ...detailsOf(event) };
    return {
      progress,
      ready: piecesReady(progress) > 0,
      ...turned({ ...order, progress }, event),
      history: [...order.history, step],
    };
  }),
});

export const ordersProjection = defineProjection<OrderEvent, typeof orders>(orders, {
  OrderPlaced: {
    id: byOrder,
    apply: (_none, event) => {
      const { data, metadata, revision } = event;
      const { orderId, neededBy: _day, ...facts } = data;
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
        ...neededOf({ needed_by: data.neededBy, items: data.items }),
        neededVersion: revision,
        kinds: kindsOf(data.items),
        progress: newProgress(data.items.length),
        turn: turnOf(newProgress(0), data.status),
        turnSince: metadata.at,
        restaurantHours: 0,
        ready: false,
        references: [...new Set(data.items.map((item) => item.reference).filter(Boolean))],
        history: [{ status: data.status, ...stepBy(event) }],
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
      ...withStatus(order, event.data.to, event),
      history: [...order.history, { status: event.data.to, ...stepBy(event) }],
    })),
  },

  OrderAssigned: {
    id: byOrder,
    apply: patch(({ status, history }, event) => {
      const { to: assigneeId } = event.data;
      const step = { status, ...stepBy(event), kind: 'assigned' as const, assigneeId };
      return { assigneeId, assigneeVersion: event.revision, history: [...history, step] };
    }),
  },

  OrderCancelledByRestaurant: {
    id: byOrder,
    apply: patch((order, event) => {
      const status = OrderStatus.Cancelled;
      return {
        ...withStatus(order, status, event),
        history: [...order.history, { status, ...stepBy(event), kind: 'cancelled' }],
      };
    }),
  },

  OrderChangedByRestaurant: {
    id: byOrder,
    apply: patch((order, event) => {
      const { data, personal } = event;
      const { changes } = data;
      const step = { status: order.status, ...stepBy(event), kind: 'changed' as const, changes };
      return {
        ...personal.value,
        items: order.items.map((item, place) => withChanges(item, place, data.items)),
        contentVersion: event.revision,
        history: [...order.history, step],
      };
    }),
  },

  NeededByChanged: {
    id: byOrder,
    apply: patch((order, event) => {
      const { to, items: changed } = event.data;
      const items = order.items.map((item, place) => ({
        ...item,
        needed_by: changed.find(({ at }) => at === place)?.needed_by ?? item.needed_by,
      }));
      const step = {
        status: order.status,
        ...stepBy(event),
        kind: 'needed' as const,
        pieces: changed.map(({ at }) => at),
        needed_by: to,
        reason: event.personal.value?.reason ?? '',
      };
      return {
        items,
        ...neededOf({ needed_by: to, items }),
        neededVersion: event.revision,
        history: [...order.history, step],
      };
    }),
  },

  QuoteSent: worked('QuoteSent'),
  QuoteAccepted: worked('QuoteAccepted'),
  QuoteRefused: worked('QuoteRefused'),
  QuoteQuestioned: worked('QuoteQuestioned'),
  QuoteAnswered: worked('QuoteAnswered'),
  QuoteExpired: worked('QuoteExpired'),
  ProofSent: worked('ProofSent'),
  ProofChangesRequested: worked('ProofChangesRequested'),
  ProofsApproved: worked('ProofsApproved'),
  FinalArtAdded: worked('FinalArtAdded'),

  OrderImagesAttached: {
    id: byOrder,
    apply: patch((order, { data }) => ({ images: [...order.images, ...data.images] })),
  },

  OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
});
