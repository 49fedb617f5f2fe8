import {
  dayOf,
  daysAfter,
  daysBetween,
  type Market,
  type MarketRecord,
  marketRecords,
  projectionOf,
  weekdayOf,
} from '@portal/contracts';
import {
  orderDays,
  orders,
  type RiskFacts,
  riskOf,
  type Spread,
  timeOf,
  turns,
  wholeOrder,
} from '@portal/contracts/areas/orders';
import {
  ages,
  type Age,
  type Compared,
  type Durations,
  type OrdersOverview,
  overviewWeeks,
} from '@portal/contracts/areas/overview';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { verifications } from '@portal/platform/projection/verifications';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';
import { answerTimes } from '../../answer-times';
import { withinDays } from '../../conditions';

export type Reading = Pick<QueryContext, 'views' | 'now' | 'marketRecord' | 'language'>;

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** As many days right before. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const last = daysAfter(from, -1);
  return { from: daysAfter(last, -daysBetween(from, to)), to: last };
}

export const todayOf = ({ now, marketRecord }: Pick<Reading, 'now' | 'marketRecord'>): string =>
  dayOf(now().toISOString(), marketRecord.timeZone);

/** Only open orders have a turn. */
const open: Where = { deleted: { eq: false }, turn: { in: turns } };

/** Days of placing; as `ageOf`. */
const placedDays = (today: string): Readonly<Record<Age, Partial<DayRange>>> => ({
  day: { from: daysAfter(today, -1) },
  days: { from: daysAfter(today, -3), to: daysAfter(today, -2) },
  week: { from: daysAfter(today, -7), to: daysAfter(today, -4) },
  older: { to: daysAfter(today, -8) },
});

/** Counted by indexes over open orders. */
async function openOrders(
  views: Views,
  today: string,
  market: MarketRecord,
): Promise<OrdersOverview['open']> {
  const days = placedDays(today);
  const counted = turns.flatMap((turn) =>
    ages.map(async (age) => {
      const date = withinDays(days[age], market);
      const where = { ...open, turn: { eq: turn }, ...(date && { date }) };
      const counts = await views.countBy(orders, 'status', { where });
      return [...counts].map(([status, count]) => ({ status: Number(status), turn, age, orders: count }));
    }),
  );
  const found = (await Promise.all(counted)).flat().filter(({ orders: count }) => count > 0);
  return found.toSorted((a, b) => a.status - b.status) as OrdersOverview['open'];
}

/** Before `noNeededDay`. */
const lastDay = '9999-12-30';

/** Open orders with a day. */
const neededOrders = cachedFromView(orders, async (views): Promise<readonly RiskFacts[]> => {
  const { documents } = await views.find(orders, {
    where: { ...open, neededOn: { lte: lastDay } },
    size: -1,
  });
  return documents.map(({ status, neededOn, date, kinds, restaurantHours }) => ({
    status,
    needed_by: neededOn,
    date,
    kinds,
    restaurant_hours: restaurantHours,
  }));
});

/** Key: market and minute. */
const openNow = cachedFromView(orders, async (views, key) => {
  const [market, minute] = key.split(' ') as [Market, string];
  const record = marketRecords[market];
  const now = new Date(`${minute}Z`);
  const at = now.toISOString();
  const [needed, known] = await Promise.all([neededOrders(views, '', now), answerTimes(views, now)]);
  const found = needed.map((order) => riskOf(order, known, at, record));
  return {
    open: await openOrders(views, dayOf(at, record.timeZone), record),
    risks: {
      at_risk: found.filter((risk) => risk === 'at_risk').length,
      late: found.filter((risk) => risk === 'late').length,
    },
  };
});

type Counts = ReadonlyMap<string, number>;

/** All counters of the days, added up. */
function merged(days: readonly { readonly counts: Readonly<Record<string, number>> }[]): Counts {
  const sums = new Map<string, number>();
  for (const { counts } of days)
    for (const [key, count] of Object.entries(counts)) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** Spread and kind → orders by tenths of hours, ascending. */
function timesIn(
  counts: Counts,
): ReadonlyMap<string, readonly (readonly [tenths: number, orders: number])[]> {
  const times = new Map<string, [number, number][]>();
  for (const [key, count] of counts) {
    const time = timeOf(key);
    if (!time) continue;
    const name = `${time.spread} ${time.kind}`;
    const own = times.get(name) ?? [];
    times.set(name, own);
    own.push([time.tenths, count]);
  }
  for (const own of times.values()) own.sort(([one], [other]) => one - other);
  return times;
}

/** Nearest-rank percentile. @param tenths of all */
function hoursOf(ascending: readonly (readonly [number, number])[], all: number, tenths: number): number {
  let left = Math.ceil((all * tenths) / 10);
  for (const [hours, count] of ascending) {
    left -= count;
    if (left <= 0) return hours / 10;
  }
  return 0;
}

type Times = ReturnType<typeof timesIn>;

function durationOf(times: Times, spread: Spread, kind: string) {
  const ascending = times.get(`${spread} ${kind}`) ?? [];
  const all = ascending.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) return null;
  return { orders: all, median_hours: hoursOf(ascending, all, 5), most_hours: hoursOf(ascending, all, 9) };
}

/** Mondays, oldest first. */
function weeksUpTo(day: string): readonly string[] {
  const monday = daysAfter(day, 1 - weekdayOf(day));
  return Array.from({ length: overviewWeeks }, (_, index) =>
    daysAfter(monday, 7 * (index + 1 - overviewWeeks)),
  );
}

/** After all sums of a day, `2026-11-20 delivery`. */
const lastOf = (day: string) => `${day} z`;

/** Key: first and last day. */
const dayFigures = cachedFromView(orderDays, async (views, key) => {
  const [from = '', to = ''] = key.split(' ');
  const before = daysBefore({ from, to });
  const mondays = weeksUpTo(to);
  const [firstWeek = ''] = mondays;
  const { documents } = await views.find(orderDays, {
    where: {
      id: {
        gte: [before.from, firstWeek].sort()[0] as string,
        lte: lastOf(daysAfter(to, 7 - weekdayOf(to))),
      },
    },
    sort: 'id',
    size: -1,
  });
  const within = (range: DayRange) =>
    merged(documents.filter(({ id }) => id >= range.from && id <= lastOf(range.to)));
  const now = within({ from, to });
  const earlier = within(before);
  const times = timesIn(now);
  const earlierTimes = timesIn(earlier);
  const compared = (name: string): Compared => ({ now: now.get(name) ?? 0, before: earlier.get(name) ?? 0 });
  const durations = (spread: Spread, kind = wholeOrder): Durations => ({
    now: durationOf(times, spread, kind),
    before: durationOf(earlierTimes, spread, kind),
  });
  const kinds = new Set([...times.keys()].map((name) => name.split(' ')[1] as string));
  kinds.delete(wholeOrder);
  return {
    placed: compared('placed'),
    delivered: compared('delivered'),
    cancelled: compared('cancelled'),
    weeks: mondays.map((week) => {
      const counts = within({ from: week, to: daysAfter(week, 6) });
      const count = (name: string) => counts.get(name) ?? 0;
      return { week, placed: count('placed'), delivered: count('delivered'), cancelled: count('cancelled') };
    }),
    answer: durations('answer'),
    delivery: durations('delivery'),
    kinds: [...kinds]
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map((kind) => ({ kind, answer: durations('answer', kind), delivery: durations('delivery', kind) })),
  };
});

async function verifiedAt(views: Views): Promise<string | null> {
  const verified = await views.get(verifications, projectionOf(orderDays));
  return verified?.different === 0 ? verified.at : null;
}

export async function orderFigures({ from, to }: DayRange, context: Reading): Promise<OrdersOverview> {
  const { views, now, marketRecord } = context;
  const [current, days, verified_at] = await Promise.all([
    openNow(views, `${marketRecord.market} ${now().toISOString().slice(0, 16)}`, now()),
    dayFigures(views, `${from} ${to}`, now()),
    verifiedAt(views),
  ]);
  return { ...current, ...days, verified_at };
}
