import { describe, expect, it } from '@jest/globals';
import {
  type DomainEvent,
  dayOf,
  daysAfter,
  daysBetween,
  type EventMetadata,
  Role,
  weekdayOf,
  workingHoursBetween,
} from '@portal/contracts';
import { verifications } from '@portal/platform/projection/verifications';
import {
  anOrderedItem,
  anOrderPlaced,
  answerKindOf,
  aQuoteSent,
  countedOrders,
  orderDays,
  orders,
} from '@portal/contracts/areas/orders';
import { ageOf, type OrdersOverview, overviewQueries } from '@portal/contracts/areas/overview';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { startProjections } from '@portal/platform/projection/projection-runner';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { askedBy, asking, testPerson } from '@portal/platform/testing/query-kit';
import { allProjections } from '@portal/projections';
import { allQueryHandlers } from '@portal/query-api';
import fc from 'fast-check';

/* A second, naive computation: over the whole log, order by order. */

const market = 'ES';
const zone = 'Europe/Madrid';
const begins = Date.parse('2026-09-01T06:00:00.000Z');
const hour = 3_600_000;
const formats = [5, 11] as const;
const whats = ['status', 'assigned', 'quote', 'accepted', 'deleted', 'restored', 'cancelled'] as const;

const placing = fc.record({
  after: fc.integer({ min: 1, max: 60 }),
  formats: fc.subarray([...formats], { minLength: 1 }),
});
const acting = fc.record({
  after: fc.integer({ min: 1, max: 60 }),
  order: fc.nat(),
  what: fc.constantFrom(...whats),
  status: fc.constantFrom(1, 2, 3, 4, 5),
});
type Step =
  | { after: number; formats: number[] }
  | { after: number; order: number; what: (typeof whats)[number]; status: number };

interface Logged {
  readonly orderId: string;
  readonly event: DomainEvent;
  readonly at: string;
}

function logOf(steps: readonly Step[]): Logged[] {
  const log: Logged[] = [];
  const placed: string[] = [];
  let time = begins;
  for (const step of steps) {
    time += step.after * hour;
    const at = new Date(time).toISOString();
    if ('formats' in step) {
      const orderId = `00000000-0000-4000-8000-${String(placed.length).padStart(12, '0')}`;
      const items = step.formats.map((resource_type) => anOrderedItem(market, { resource_type, method: 2 }));
      log.push({ orderId, at, event: anOrderPlaced({ orderId, number: placed.length + 1, items }) });
      placed.push(orderId);
    } else if (placed.length > 0) {
      const orderId = placed[step.order % placed.length] as string;
      const of = { orderId, restaurantId: 1 };
      const events: Record<(typeof whats)[number], object> = {
        status: { type: 'OrderStatusChanged', data: { ...of, from: 1, to: step.status } },
        assigned: { type: 'OrderAssigned', data: { ...of, from: null, to: 1 } },
        quote: aQuoteSent(of),
        accepted: { type: 'QuoteAccepted', data: { ...of, version: 1 } },
        deleted: { type: 'OrderDeleted', data: of },
        restored: { type: 'OrderRestored', data: of },
        cancelled: { type: 'OrderCancelledByRestaurant', data: { ...of, from: 1 } },
      };
      log.push({ orderId, at, event: events[step.what] as DomainEvent });
    }
  }
  return log;
}

const statusOf = ({ event }: Logged): number | null => {
  if (event.type === 'OrderCancelledByRestaurant') return 5;
  return event.type === 'OrderStatusChanged' ? (event.data as { to: number }).to : null;
};
const last = <T>(values: readonly T[], kept: (value: T) => boolean) => values.filter(kept).at(-1);
const named =
  (...types: readonly string[]) =>
  ({ event }: Logged) =>
    types.includes(event.type);

/** Working hours in which a quote waited for the restaurant, up to an event. */
function waitedUntil(events: readonly Logged[], until: number): number {
  let waited = 0;
  for (let at = 1; at <= until; at += 1) {
    const before = events.slice(0, at);
    const quote = last(before, named('QuoteSent', 'QuoteAccepted'));
    const status = last(before.map(statusOf), (each) => each !== null) ?? 1;
    if (quote?.event.type !== 'QuoteSent' || status >= 4) continue;
    waited += workingHoursBetween(before.at(-1)?.at as string, events[at]?.at as string, market);
  }
  return waited;
}

function hoursUntil(events: readonly Logged[], moved: Logged): number {
  const all = workingHoursBetween(events[0]?.at as string, moved.at, market);
  return Math.max(0, all - waitedUntil(events, events.indexOf(moved)));
}
const lastType = (events: readonly Logged[], ...types: readonly string[]) =>
  last(events, named(...types))?.event.type;

/** What is known of an order after all its events. */
function lifeOf(events: readonly Logged[]) {
  const [placed] = events;
  if (!placed) throw new Error('an order without events');
  const { items } = placed.event.data as { items: { resource_type: number; method: number }[] };
  const moved = last(events, (each) => statusOf(each) !== null);
  const status = moved ? (statusOf(moved) ?? 1) : 1;
  const kinds = items.map(({ resource_type: format, method }) =>
    answerKindOf({ format, method, asItIs: false }),
  );
  return {
    placedAt: placed.at,
    status,
    settledAt: moved && status >= 4 ? moved.at : null,
    isDeleted: lastType(events, 'OrderDeleted', 'OrderRestored') === 'OrderDeleted',
    quote: lastType(events, 'QuoteSent', 'QuoteAccepted') === 'QuoteSent' ? 'waiting' : null,
    answered: events.find(named('OrderStatusChanged', 'OrderAssigned', 'QuoteSent'))?.at ?? null,
    hours: moved ? hoursUntil(events, moved) : 0,
    kinds: [...new Set(kinds)],
  };
}
type Life = ReturnType<typeof lifeOf>;

const day = (at: string) => dayOf(at, zone);
const rounded = (hours: number) => Number(Math.round(hours * 10).toPrecision(2)) / 10;

function durationOf(hours: readonly number[]) {
  if (hours.length === 0) return null;
  const ascending = hours.toSorted((one, other) => one - other);
  const rank = (share: number) =>
    rounded(ascending[Math.ceil((ascending.length * share) / 10) - 1] as number);
  return { orders: ascending.length, median_hours: rank(5), most_hours: rank(9) };
}

function naive(log: readonly Logged[], { from, to }: { from: string; to: string }, now: string) {
  const ids = [...new Set(log.map(({ orderId }) => orderId))];
  const lives = ids
    .map((id) => lifeOf(log.filter(({ orderId }) => orderId === id)))
    .filter((life) => !life.isDeleted);
  const length = daysBetween(from, to) + 1;
  const before = { from: daysAfter(from, -length), to: daysAfter(from, -1) };
  const isIn = (at: string | null, range: { from: string; to: string }) =>
    at !== null && day(at) >= range.from && day(at) <= range.to;
  const counted = (range: { from: string; to: string }) => ({
    placed: lives.filter(({ placedAt }) => isIn(placedAt, range)).length,
    delivered: lives.filter(({ status, settledAt }) => status === 4 && isIn(settledAt, range)).length,
    cancelled: lives.filter(({ status, settledAt }) => status === 5 && isIn(settledAt, range)).length,
  });
  const answers = (range: { from: string; to: string }, of: (life: Life) => boolean) =>
    durationOf(
      lives
        .filter((life) => of(life) && isIn(life.answered, range))
        .map(({ placedAt, answered }) => workingHoursBetween(placedAt, answered as string, market)),
    );
  const deliveries = (range: { from: string; to: string }, of: (life: Life) => boolean) =>
    durationOf(
      lives
        .filter((life) => of(life) && life.status === 4 && isIn(life.settledAt, range))
        .map(({ hours }) => hours),
    );
  const durations = (spread: typeof answers, of: (life: Life) => boolean = () => true) => ({
    now: spread({ from, to }, of),
    before: spread(before, of),
  });
  const counts = counted({ from, to });
  const earlier = counted(before);
  const open = new Map<string, number>();
  for (const { status, quote, placedAt } of lives.filter((life) => life.status < 4)) {
    const key = `${status} ${quote === 'waiting' ? 'restaurant' : 'agency'} ${ageOf(day(placedAt), day(now))}`;
    open.set(key, (open.get(key) ?? 0) + 1);
  }
  const monday = daysAfter(to, 1 - weekdayOf(to));
  return {
    open: Object.fromEntries(open),
    ...Object.fromEntries(
      (['placed', 'delivered', 'cancelled'] as const).map((name) => [
        name,
        { now: counts[name], before: earlier[name] },
      ]),
    ),
    weeks: Array.from({ length: 12 }, (_, index) => {
      const week = daysAfter(monday, 7 * (index - 11));
      return { week, ...counted({ from: week, to: daysAfter(week, 6) }) };
    }),
    answer: durations(answers),
    delivery: durations(deliveries),
    kinds: ['5-print', '11-adaptation']
      .map((kind) => ({
        kind,
        answer: durations(answers, ({ kinds }) => kinds.includes(kind)),
        delivery: durations(deliveries, ({ kinds }) => kinds.includes(kind)),
      }))
      .filter(({ answer, delivery }) => answer.now ?? delivery.now),
  };
}

async function asked(
  log: readonly Logged[],
  range: { from: string; to: string },
  now: string,
  batchSize: number,
) {
  const events = new MemoryEventStore();
  for (const [at, { orderId, event, at: time }] of log.entries()) {
    const { length } = await events.readStream(`order-${orderId}`);
    const why = { correlationId: 'r', causationId: 'c', commandId: `c-${at}` };
    const metadata: EventMetadata = {
      actor: 'user-1',
      role: Role.Administrator,
      market,
      at: time,
      ...why,
      schemaVersion: 1,
    };
    const encoded = await plainCodec.encode(event, crypto.randomUUID(), metadata);
    await events.append(`order-${orderId}`, length === 0 ? 'no-stream' : length - 1, [encoded]);
  }
  const views = new SqliteViewStore(':memory:', [
    orders,
    countedOrders,
    orderDays,
    verifications,
    ...parkedLists,
  ]);
  const projections = allProjections.filter(({ name }) => ['orders', 'countedOrders'].includes(name));
  const running = await startProjections({
    events,
    codec: plainCodec,
    views,
    projections,
    now: () => new Date(now),
    batchSize,
  });
  await running.caughtUp;
  await running.stop();
  const context = askedBy(views, { person: testPerson(Role.Administrator), now: () => new Date(now) });
  const { data } = await asking(allQueryHandlers, context).ask(overviewQueries.GetOrdersOverview, range);
  await views.close();
  return data;
}

const byKey = ({ open }: Pick<OrdersOverview, 'open'>) =>
  Object.fromEntries(open.map(({ status, turn, age, orders: count }) => [`${status} ${turn} ${age}`, count]));

describe('the figures of orders', () => {
  it('equal a second computation over the whole log, in any batches', async () => {
    const steps = fc.array(fc.oneof<fc.Arbitrary<Step>[]>(placing, acting, acting), {
      minLength: 1,
      maxLength: 60,
    });
    const days = fc.record({ back: fc.nat(20), length: fc.integer({ min: 1, max: 60 }) });
    const property = fc.asyncProperty(
      steps,
      days,
      fc.integer({ min: 1, max: 9 }),
      async (all, { back, length }, batchSize) => {
        const log = logOf(all);
        const now = new Date(Date.parse(log.at(-1)?.at ?? '2026-09-01T06:00:00.000Z') + hour).toISOString();
        const to = daysAfter(day(now), -back);
        const range = { from: daysAfter(to, 1 - length), to };
        const { risks: _risks, verified_at: _at, ...data } = await asked(log, range, now, batchSize);
        expect({
          ...data,
          open: byKey(data),
          kinds: data.kinds.toSorted((a, b) => Number.parseInt(a.kind) - Number.parseInt(b.kind)),
        }).toEqual(naive(log, range, now));
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});
