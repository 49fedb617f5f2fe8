import {
  dayOf,
  type DocumentOf,
  type EventMetadata,
  type EventOf,
  type Market,
  marketRecords,
  workingHoursBetween,
} from '@portal/contracts';
import {
  countedOrders,
  newProgress,
  orderDays,
  type orderEvents,
  orderShares,
  OrderStatus,
  progressChanges,
  type ProgressEvent,
  type proofEvents,
  type quoteEvents,
  settledStatuses,
  turnOf,
} from '@portal/contracts/areas/orders';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection, type ProjectionHandlers } from '@portal/platform/projection/projection';
import { kindsOf, turned } from './order-facts';

type OrderEvent = EventOf<typeof orderEvents> | EventOf<typeof quoteEvents> | EventOf<typeof proofEvents>;
type Counted = DocumentOf<typeof countedOrders>;

const byOrder = keyedBy('orderId');
const unanswered = { answeredAt: null, hours: 0 };

const dayIn = ({ at, market }: EventMetadata): string => dayOf(at, marketRecords[market as Market].timeZone);

/** Events by the agency alone. */
const firstAnswered = (
  { firstAnswer, placedAt }: Counted,
  { metadata }: Pick<ProjectedEvent, 'metadata'>,
) => ({
  firstAnswer: firstAnswer ?? {
    day: dayIn(metadata),
    hours: workingHoursBetween(placedAt, metadata.at, metadata.market as Market),
  },
});
const answers: readonly ProgressEvent[] = ['QuoteSent', 'ProofSent', 'FinalArtAdded'];

/** Hours of an answer end with delivery; back from it they are cleared. */
function withStatus(order: Counted, status: OrderStatus, event: Pick<ProjectedEvent, 'metadata'>) {
  const { at, market } = event.metadata;
  const turn = turned({ ...order, status }, event);
  const settled = {
    cancelled: status === OrderStatus.Cancelled,
    settledOn: settledStatuses.includes(status) ? dayIn(event.metadata) : null,
  };
  if (status !== OrderStatus.Delivered) return { ...turn, ...settled, ...unanswered };
  const hours = workingHoursBetween(order.placedAt, at, market as Market) - turn.restaurantHours;
  // Sums of fractions differ by rounding.
  return { ...turn, ...settled, answeredAt: at, hours: Math.max(0, hours) };
}

const statusOf = ({ cancelled, answeredAt }: Counted): OrderStatus => {
  if (cancelled) return OrderStatus.Cancelled;
  return answeredAt === null ? OrderStatus.Processing : OrderStatus.Delivered;
};

const worked = (type: ProgressEvent) => ({
  id: byOrder,
  apply: patch((order: Counted, event: ProjectedEvent<OrderEvent>) => {
    const progress = progressChanges[type](order.progress, event.data as never);
    return {
      progress,
      ...turned({ ...order, progress, status: statusOf(order) }, event),
      ...(answers.includes(type) && firstAnswered(order, event)),
    };
  }),
});

const progressing = Object.fromEntries(
  (Object.keys(progressChanges) as ProgressEvent[]).map((type) => [type, worked(type)]),
) as ProjectionHandlers<Counted, Extract<OrderEvent, { type: ProgressEvent }>>;

const handlers: ProjectionHandlers<Counted, OrderEvent> = {
  OrderPlaced: {
    id: byOrder,
    apply: (_none, { data, personal, metadata }) => {
      const { orderId: id, restaurantId, items, status } = data;
      const { at } = metadata;
      const progress = newProgress(items.length);
      return {
        id,
        kinds: personal.value === null ? [] : kindsOf(items),
        placedAt: at,
        ...unanswered,
        progress,
        turn: turnOf(progress, status),
        turnSince: at,
        restaurantHours: 0,
        day: dayIn(metadata),
        restaurantId,
        resourceIds: [...new Set(items.map((item) => item.resource_id))],
        deleted: false,
        cancelled: status === OrderStatus.Cancelled,
        firstAnswer: null,
        settledOn: null,
      };
    },
  },
  OrderStatusChanged: {
    id: byOrder,
    apply: patch((order, event) => ({
      ...withStatus(order, event.data.to, event),
      ...firstAnswered(order, event),
    })),
  },
  OrderCancelledByRestaurant: {
    id: byOrder,
    apply: patch((order, event) => withStatus(order, OrderStatus.Cancelled, event)),
  },
  OrderAssigned: { id: byOrder, apply: patch(firstAnswered) },
  ...progressing,
  OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
};

/** Figures of orders, and their sums by day. */
export const countedOrdersProjection = defineProjection(countedOrders, handlers, {
  sums: { view: orderDays, shares: orderShares },
});
