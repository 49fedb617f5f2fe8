import {
  dayOf,
  type DocumentOf,
  type EventMetadata,
  type EventOf,
  type Market,
  marketRecords,
  workingHoursBetween,
  type WorkingDays,
  type WorkingDaysOf,
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
import {
  defineProjection,
  type Projection,
  type ProjectionHandlers,
} from '@portal/platform/projection/projection';
import { kindsOf, turned } from './order-facts';

type OrderEvent = EventOf<typeof orderEvents> | EventOf<typeof quoteEvents> | EventOf<typeof proofEvents>;
type Counted = DocumentOf<typeof countedOrders>;

const byOrder = keyedBy('orderId');
const unanswered = { answeredAt: null, hours: 0 };

const dayIn = ({ at, market }: EventMetadata): string => dayOf(at, marketRecords[market as Market].timeZone);

function placed(
  _none: Counted | null,
  { data, personal, metadata }: ProjectedEvent<Extract<OrderEvent, { type: 'OrderPlaced' }>>,
): Counted {
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
}

const answers: readonly ProgressEvent[] = ['QuoteSent', 'ProofSent', 'FinalArtAdded'];

const statusOf = ({ cancelled, answeredAt }: Counted): OrderStatus => {
  if (cancelled) return OrderStatus.Cancelled;
  return answeredAt === null ? OrderStatus.Processing : OrderStatus.Delivered;
};

type Metadata = Pick<ProjectedEvent, 'metadata'>;
/** The market's list of working days, or one on trial. */
type DaysOf = (metadata: EventMetadata) => WorkingDaysOf;

/** Events by the agency alone. */
const firstAnswered = ({ firstAnswer, placedAt }: Counted, { metadata }: Metadata, daysOf: DaysOf) => ({
  firstAnswer: firstAnswer ?? {
    day: dayIn(metadata),
    hours: workingHoursBetween(placedAt, metadata.at, daysOf(metadata)),
  },
});

/** Hours of an answer end with delivery; back from it they are cleared. */
function withStatus(order: Counted, status: OrderStatus, event: Metadata, daysOf: DaysOf) {
  const { metadata } = event;
  const days = daysOf(metadata);
  const turn = turned({ ...order, status }, event, days);
  const settled = {
    cancelled: status === OrderStatus.Cancelled,
    settledOn: settledStatuses.includes(status) ? dayIn(metadata) : null,
  };
  if (status !== OrderStatus.Delivered) return { ...turn, ...settled, ...unanswered };
  const hours = workingHoursBetween(order.placedAt, metadata.at, days) - turn.restaurantHours;
  // Sums of fractions differ by rounding.
  return { ...turn, ...settled, answeredAt: metadata.at, hours: Math.max(0, hours) };
}

function handlersIn(other?: WorkingDays): ProjectionHandlers<Counted, OrderEvent> {
  const daysOf: DaysOf = ({ market }) => other ?? (market as Market);
  const answered = (order: Counted, event: Metadata) => firstAnswered(order, event, daysOf);

  const worked = (type: ProgressEvent) => ({
    id: byOrder,
    apply: patch((order: Counted, event: ProjectedEvent<OrderEvent>) => {
      const progress = progressChanges[type](order.progress, event.data as never);
      const { metadata } = event;
      return {
        progress,
        ...turned({ ...order, progress, status: statusOf(order) }, event, daysOf(metadata)),
        ...(answers.includes(type) && answered(order, event)),
      };
    }),
  });

  const progressing = Object.fromEntries(
    (Object.keys(progressChanges) as ProgressEvent[]).map((type) => [type, worked(type)]),
  ) as ProjectionHandlers<Counted, Extract<OrderEvent, { type: ProgressEvent }>>;

  return {
    OrderPlaced: { id: byOrder, apply: placed },
    OrderStatusChanged: {
      id: byOrder,
      apply: patch((order, event) => ({
        ...withStatus(order, event.data.to, event, daysOf),
        ...answered(order, event),
      })),
    },
    OrderCancelledByRestaurant: {
      id: byOrder,
      apply: patch((order, event) => withStatus(order, OrderStatus.Cancelled, event, daysOf)),
    },
    OrderAssigned: { id: byOrder, apply: patch(answered) },
    ...progressing,
    OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
    OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
  };
}

/** Figures of orders, and their sums by day. */
export const countedOrdersProjection = defineProjection(countedOrders, handlersIn(), {
  sums: { view: orderDays, shares: orderShares },
});

/** The figures alone, with another list of working days. */
export const countedOrdersIn = (days: WorkingDays): Projection =>
  defineProjection(countedOrders, handlersIn(days));
