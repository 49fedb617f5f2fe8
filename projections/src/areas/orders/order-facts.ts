import {
  actorIdOf,
  type EventMetadata,
  type Market,
  workingHoursBetween,
  type WorkingDaysOf,
} from '@portal/contracts';
import {
  answerKindOf,
  type OrderedItem,
  type OrderProgress,
  type OrderStatus,
  type Turn,
  turnOf,
} from '@portal/contracts/areas/orders';

interface Happened {
  readonly metadata: EventMetadata;
}

export const doneBy = ({ metadata }: Happened) => ({
  at: metadata.at,
  by: actorIdOf(metadata),
  role: metadata.role,
});

/** Created by what the agency sends first. */
export const startedWork = ({
  orderId: id,
  restaurantId,
}: {
  readonly orderId: string;
  readonly restaurantId: number;
}) => ({ id, restaurantId, quotes: [], pieces: [] });

/** Each once. */
export const kindsOf = (items: readonly OrderedItem[]): string[] => [
  ...new Set(
    items.map(({ resource_type: format, method, as_it_is: asItIs = false }) =>
      answerKindOf({ format, method, asItIs }),
    ),
  ),
];

interface Awaiting {
  readonly status: OrderStatus;
  readonly progress: OrderProgress;
  /** Before the change. */
  readonly turn: Turn | null;
  readonly turnSince: string;
  /** Working hours of the restaurant's turns that have ended. */
  readonly restaurantHours: number;
}

/** Ends a turn and starts another, if status or progress change it. */
export function turned(
  { status, progress, turn: before, turnSince, restaurantHours }: Awaiting,
  { metadata: { at, market } }: Happened,
  days: WorkingDaysOf = market as Market,
) {
  const turn = turnOf(progress, status);
  if (turn === before) return { turn, turnSince, restaurantHours };
  const waited = before === 'restaurant' ? workingHoursBetween(turnSince, at, days) : 0;
  return { turn, turnSince: at, restaurantHours: restaurantHours + waited };
}
