import type { DocumentOf } from '@portal/contracts';
import { type AnswerTime, answerTimeDays, countedOrders, minAnswered } from '@portal/contracts/areas/orders';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Views } from '@portal/platform/stores/view-store/views';

type Counted = Pick<DocumentOf<typeof countedOrders>, 'kinds' | 'hours'>;

const millisecondsOfADay = 86_400_000;
/** Newest orders read. */
const maxOrders = 5_000;

/** Nearest-rank percentile, in tenths. */
export const within = (ascending: readonly number[], tenths: number) =>
  ascending[Math.ceil((ascending.length * tenths) / 10) - 1] ?? 0;

/** Median and 90th percentile per kind; kinds with few orders are omitted. */
export function answerTimesOf(orders: readonly Counted[]): readonly AnswerTime[] {
  const byKind = new Map<string, number[]>();
  for (const { kinds, hours } of orders) {
    for (const kind of kinds) {
      const own = byKind.get(kind) ?? [];
      byKind.set(kind, own);
      own.push(hours);
    }
  }
  return [...byKind]
    .filter(([, hours]) => hours.length >= minAnswered)
    .map(([kind, hours]) => {
      const ascending = hours.toSorted((one, other) => one - other);
      return {
        kind,
        orders: hours.length,
        median_hours: within(ascending, 5),
        most_hours: within(ascending, 9),
      };
    })
    .toSorted((one, other) => one.kind.localeCompare(other.kind, 'en', { numeric: true }));
}

/** Milliseconds: lists are read more often than orders are delivered. */
const longestAge = 10 * 60_000;

/** Reads thousands of orders. */
const recent = cachedFromView(
  countedOrders,
  async (views, _key, now) => {
    const since = new Date(now.getTime() - answerTimeDays * millisecondsOfADay).toISOString();
    const { documents } = await views.find(countedOrders, {
      where: { deleted: { eq: false }, answeredAt: { gte: since } },
      sort: '-answeredAt',
      size: maxOrders,
    });
    return answerTimesOf(documents);
  },
  longestAge,
);

/** Of orders delivered in the last 90 days; up to ten minutes old. */
export const answerTimes = (views: Views, now: Date): Promise<readonly AnswerTime[]> =>
  recent(views, '', now);
