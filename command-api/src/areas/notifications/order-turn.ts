import type { EventOf } from '@portal/contracts';
import {
  initialStatus,
  newProgress,
  type orderEvents,
  type OrderProgress,
  OrderStatus,
  progressChanges,
  type ProgressEvent,
  type quoteEvents,
  type Turn,
  turnOf,
} from '@portal/contracts/areas/orders';
import type { StreamRules } from '@portal/platform/decider/decider';

type Named<T extends string, E extends { type: string }> = Extract<E, { type: T }>;
type OrderEvent = EventOf<typeof orderEvents>;

export interface OrderTurn {
  readonly restaurantId: number;
  readonly assigneeId: number | null;
  /** Placed and not deleted. */
  readonly isThere: boolean;
  readonly status: OrderStatus;
  readonly progress: OrderProgress;
  readonly turn: Turn | null;
  /** Turns so far. */
  readonly turns: number;
  /** The newest. */
  readonly quote: { readonly version: number; readonly total: number; readonly validUntil: string } | null;
}

function after(before: OrderTurn, change: Partial<OrderTurn>): OrderTurn {
  const order = { ...before, ...change };
  const turn = turnOf(order.progress, order.status);
  return { ...order, turn, turns: before.turns + Number(turn !== before.turn) };
}

const worked = Object.fromEntries(
  Object.entries(progressChanges).map(([type, change]) => [
    type,
    (order: OrderTurn, { data }: { readonly data: never }) =>
      after(order, {
        progress: (change as (progress: OrderProgress, data: never) => OrderProgress)(order.progress, data),
      }),
  ]),
) as Readonly<Record<ProgressEvent, (order: OrderTurn, event: { readonly data: never }) => OrderTurn>>;

/** Of stream `order-{id}`: whose turn it is, and who has it. */
export const orderTurn: StreamRules<OrderTurn> = {
  initial: {
    restaurantId: 0,
    assigneeId: null,
    isThere: false,
    status: initialStatus,
    progress: newProgress(0),
    turn: null,
    turns: 0,
    quote: null,
  },
  evolve: {
    ...worked,
    OrderPlaced: (order: OrderTurn, { data }: Named<'OrderPlaced', OrderEvent>) =>
      after(order, {
        restaurantId: data.restaurantId,
        isThere: true,
        status: data.status,
        progress: newProgress(data.items.length),
      }),
    OrderAssigned: (order: OrderTurn, { data }: Named<'OrderAssigned', OrderEvent>) => ({
      ...order,
      assigneeId: data.to,
    }),
    OrderDeleted: (order: OrderTurn) => ({ ...order, isThere: false }),
    OrderRestored: (order: OrderTurn) => ({ ...order, isThere: true }),
    OrderStatusChanged: (order: OrderTurn, { data }: Named<'OrderStatusChanged', OrderEvent>) =>
      after(order, { status: data.to }),
    OrderCancelledByRestaurant: (order: OrderTurn) => after(order, { status: OrderStatus.Cancelled }),
    QuoteSent: (order: OrderTurn, event: Named<'QuoteSent', EventOf<typeof quoteEvents>>) => {
      const { version, total, validUntil } = event.data;
      return { ...worked.QuoteSent(order, event as never), quote: { version, total, validUntil } };
    },
  },
};
