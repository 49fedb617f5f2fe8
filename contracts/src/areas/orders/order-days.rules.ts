import type { DocumentOf } from '../../kernel';
import type { countedOrders } from './order-views.contract';

type Counted = Pick<
  DocumentOf<typeof countedOrders>,
  'deleted' | 'cancelled' | 'day' | 'settledOn' | 'firstAnswer' | 'hours' | 'kinds'
>;

export const spreads = ['answer', 'delivery'] as const;
export type Spread = (typeof spreads)[number];

/** Kind of the order as a whole: one with several kinds counts once. */
export const wholeOrder = '';

interface Timed {
  readonly spread: Spread;
  /** By `answerKindOf`, or `wholeOrder`. */
  readonly kind: string;
  /** Tenths of working hours, to two significant digits. */
  readonly tenths: number;
}

/** `answer 5-print 235`; counters of days are single words. */
const timeKey = ({ spread, kind, tenths }: Timed) => `${spread} ${kind} ${tenths}`;

/** `null` for counters of orders. */
export function timeOf(key: string): Timed | null {
  const [spread, kind, tenths] = key.split(' ');
  return tenths === undefined
    ? null
    : { spread: spread as Spread, kind: kind as string, tenths: Number(tenths) };
}

/** Bounds the counters of a day. Percentiles of rounded times are the rounded percentiles. */
const roundedTenths = (hours: number) => Number(Math.round(hours * 10).toPrecision(2));

const timesOf = (spread: Spread, day: string, hours: number, kinds: readonly string[]) =>
  [wholeOrder, ...kinds].map((kind) => ({
    id: `${day} ${spread}`,
    key: timeKey({ spread, kind, tenths: roundedTenths(hours) }),
    add: 1,
  }));

/**
 * Shares of an order in `orderDays`: on the days of placing, first answer, and delivery or cancellation. Times are
 * documents of their own, `2026-11-20 answer`: most orders of a day change only its counts.
 */
export function orderShares({ deleted, cancelled, day, settledOn, firstAnswer, hours, kinds }: Counted) {
  if (deleted) return [];
  const placed = { id: day, key: 'placed', add: 1 };
  const answered = firstAnswer ? timesOf('answer', firstAnswer.day, firstAnswer.hours, kinds) : [];
  if (settledOn === null) return [placed, ...answered];
  const settled = { id: settledOn, key: cancelled ? 'cancelled' : 'delivered', add: 1 };
  return [placed, ...answered, settled, ...(cancelled ? [] : timesOf('delivery', settledOn, hours, kinds))];
}
