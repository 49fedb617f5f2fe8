import { describe, expect, it } from '@jest/globals';
import {
  dayOf,
  type DomainEvent,
  type Market,
  markets,
  marketRecords,
  endOfDay,
  Role,
} from '@portal/contracts';
import { blankChannel, channels, everyDay, isOpen } from '@portal/contracts/areas/channels';
import { brands, diagnosticAlerts } from '@portal/contracts/areas/diagnostic';
import { downloadDays } from '@portal/contracts/areas/download-report';
import {
  aPauseEnded,
  aPauseRequested,
  aPauseStatusChanged,
  aPauseWithdrawn,
  mopPauses,
  MopStatus,
} from '@portal/contracts/areas/mop';
import { type DayFilm, filmAfter, type FilmState, networkQueries } from '@portal/contracts/areas/network';
import { anOrderPlaced, aQuoteSent, countedOrders, orders } from '@portal/contracts/areas/orders';
import { restaurantPlans } from '@portal/contracts/areas/planner';
import { aRestaurant, restaurants } from '@portal/contracts/areas/restaurants';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import type { LogReader } from '@portal/platform/history/log-reader';
import { askedBy, asking, peopleNamed, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import fc from 'fast-check';
import { foldedDocuments } from '../../past';
import { networkHandlers } from './network.handlers';

const { GetDayFilm, ListRestaurantStates } = networkQueries;

const folded = [restaurants, channels, mopPauses, orders, countedOrders];
const empty = [downloadDays, diagnosticAlerts, brands, restaurantPlans];

interface Happened {
  readonly at: string;
  readonly stream: string;
  readonly event: DomainEvent;
}

function logOf(all: readonly Happened[], market: Market): readonly ProjectedEvent[] {
  const lengths = new Map<string, number>();
  return all.map(({ at, stream, event }, index) => {
    const revision = lengths.get(stream) ?? 0;
    lengths.set(stream, revision + 1);
    const metadata = { actor: 'user-1', role: Role.Administrator, market, at };
    return { ...event, id: String(index), stream, revision, position: index + 1, metadata } as ProjectedEvent;
  });
}

/** The portal at a moment: only what had happened. */
async function portalAt(log: readonly ProjectedEvent[], now: string, market: Market) {
  const past = log.filter(({ metadata: { at } }) => at <= now);
  const documents = foldedDocuments(folded);
  for (const event of past) documents.take(event);
  const views = await viewsHolding(
    ...folded.map(
      (view) => [view, [...documents.of(view).values()].filter((document) => document !== null)] as const,
    ),
    ...empty.map((view) => [view, []] as const),
    peopleNamed({ 1: 'Ana' }),
  );
  const reader: Partial<LogReader> = {
    readStreams: async (streams) => past.filter(({ stream }) => streams.includes(stream)),
  };
  const person = testPerson(Role.Administrator);
  return asking(networkHandlers, askedBy(views, { person, market, log: reader, now: () => new Date(now) }));
}
type Portal = Awaited<ReturnType<typeof portalAt>>;

const filmOf = async (portal: Portal, day: string): Promise<DayFilm> =>
  (await portal.ask(GetDayFilm, { day })).data;

/** Rows of the film in the words of the map. */
const shown = ({ rows }: FilmState) =>
  Object.fromEntries(
    [...rows]
      .filter(([, { state }]) => state !== 'absent')
      .map(([id, { state, agency, restaurant, late }]) => [
        id,
        { state, orders: { agency, restaurant, late } },
      ]),
  );
const live = async (portal: Portal) =>
  Object.fromEntries(
    (await portal.ask(ListRestaurantStates, {})).data.map(({ id, state, orders: open }) => [
      id,
      { state, orders: open },
    ]),
  );

const added = (id: number): Happened => ({
  at: '2026-11-01T08:00:00.000Z',
  stream: `restaurant-${id}`,
  event: { type: 'RestaurantAdded', data: aRestaurant({ restaurantId: id, name: `R${id}` }) },
});
const hours = (id: number, at: string, start: string, end: string): Happened => ({
  at,
  stream: `restaurant-${id}`,
  event: {
    type: 'ChannelHoursChanged',
    data: { restaurantId: id, block: 'restaurant', hours: everyDay({ start, end }) },
  },
});

const begins = Date.parse('2026-11-18T00:00:00.000Z');
const minute = 60_000;
const days = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const instantOf = (after: number) => new Date(begins + after * minute).toISOString();
const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 });
const restaurantIds = fc.constantFrom(1, 2);

const restaurantEvents = fc
  .record({
    restaurantId: restaurantIds,
    type: fc.constantFrom(
      'RestaurantClosed',
      'RestaurantReopened',
      'RestaurantDeleted',
      'RestaurantRestored',
    ),
  })
  .map(({ restaurantId, type }) => ({ type, data: { restaurantId } }));
const channelChanges = fc.oneof(
  fc
    .constantFrom(isOpen, { open: false, date: null, motive: 1 }, { open: false, date: days[1], motive: 1 })
    .map((opening) => ({ type: 'ChannelOpeningChanged', data: { opening, reopensAt: null } })),
  fc
    .constantFrom(
      everyDay({ start: '08:00', end: '02:00' }),
      everyDay({ start: '12:30', end: '16:00' }),
      everyDay({ start: '00:00', end: '00:00' }),
      blankChannel.schedules.restaurant,
    )
    .map((block) => ({ type: 'ChannelHoursChanged', data: { block: 'restaurant', hours: block } })),
  fc.record({ day: fc.constantFrom(...days), closed: fc.boolean() }).map(({ day, closed }) => {
    const special = { day, closed, spans: closed ? [] : [{ start: '10:00', end: '12:00' }] };
    return { type: 'ChannelSpecialDaysChanged', data: { set: [special], removed: [] } };
  }),
);
const channelEvents = fc
  .record({ restaurantId: restaurantIds, change: channelChanges })
  .map(({ restaurantId, change: { type, data } }) => ({ type, data: { restaurantId, ...data } }));

/** Of an order, or of a pause: in the restaurant of its number. */
const orderEvents = fc
  .record({
    number: fc.constantFrom(1, 2, 3),
    neededBy: fc.constantFrom('', ...days),
    what: fc.constantFrom(0, 1, 1, 2, 3, 4, 5, 6),
    to: fc.constantFrom(1, 2, 3, 4, 5),
  })
  .map(({ number, neededBy, what, to }) => {
    const of = { orderId: String(number), restaurantId: 1 + (number % 2) };
    return [
      anOrderPlaced({ ...of, number, neededBy }),
      { type: 'OrderStatusChanged', data: { ...of, from: 1, to } },
      aQuoteSent(of),
      { type: 'QuoteAccepted', data: { ...of, version: 1, assigneeId: null } },
      { type: 'OrderDeleted', data: of },
      { type: 'OrderRestored', data: of },
      { type: 'OrderCancelledByRestaurant', data: { ...of, from: 1 } },
    ][what];
  });
const pauseEvents = fc
  .record({
    number: fc.constantFrom(1, 2, 3),
    begin: minutes,
    length: fc.integer({ min: 1, max: 600 }),
    what: fc.constantFrom(0, 1, 1, 2, 3, 4),
  })
  .map(({ number, begin, length, what }) => {
    const of = { pauseId: `pause-${number}`, restaurantId: 1 + (number % 2) };
    return [
      aPauseRequested({ ...of, start: instantOf(begin), end: instantOf(begin + length) }),
      aPauseStatusChanged({ ...of, to: MopStatus.Confirmed }),
      aPauseStatusChanged({ ...of, to: MopStatus.Cancelled }),
      aPauseWithdrawn(of),
      aPauseEnded(of),
    ][what];
  });

const streamOf = ({ type, data }: DomainEvent) => {
  const { orderId, restaurantId } = data as { orderId?: string; restaurantId: number };
  if (orderId !== undefined) return `order-${orderId}`;
  return type.startsWith('Mop') ? `mop-${restaurantId}` : `restaurant-${restaurantId}`;
};

/** Orders and pauses begin once. */
function possible(all: readonly Happened[]): readonly Happened[] {
  const begun = new Set<unknown>();
  return all.filter(({ event: { type, data } }) => {
    const { orderId, pauseId } = data as { orderId?: string; pauseId?: string };
    const id = orderId ?? pauseId;
    if (id === undefined) return true;
    const isFirst = type === 'OrderPlaced' || type === 'MopPauseRequested';
    if (isFirst === begun.has(id)) return false;
    begun.add(id);
    return true;
  });
}

const lives = fc
  .array(
    fc.record({ after: minutes, event: fc.oneof(restaurantEvents, channelEvents, orderEvents, pauseEvents) }),
    {
      maxLength: 60,
    },
  )
  .map((all) =>
    possible(
      all
        .toSorted((one, other) => one.after - other.after)
        .map(({ after, event }) => ({
          at: instantOf(after),
          stream: streamOf(event as DomainEvent),
          event: event as DomainEvent,
        })),
    ),
  );

const usual = [
  added(1),
  added(2),
  hours(1, '2026-11-01T09:00:00.000Z', '08:00', '02:00'),
  hours(2, '2026-11-01T09:00:00.000Z', '12:30', '16:00'),
];
const statusChanged = (at: string, orderId: string, from: number, to: number): Happened => ({
  at,
  stream: `order-${orderId}`,
  event: { type: 'OrderStatusChanged', data: { orderId, restaurantId: 1, from, to } } as DomainEvent,
});
const placed = (at: string, orderId: string, number: number): Happened => ({
  at,
  stream: `order-${orderId}`,
  event: anOrderPlaced({ orderId, number, restaurantId: 1 }),
});

describe('a day as a film', () => {
  it.each(markets)(
    'ends as the map is then: today, and any day at its last moment, in %s',
    async (market) => {
      const { timeZone } = marketRecords[market];
      await fc.assert(
        fc.asyncProperty(lives, minutes, fc.constantFrom(...days), async (all, after, day) => {
          const log = logOf([...usual, ...all], market);
          const end = endOfDay(day, timeZone);
          const now = [instantOf(after), end].toSorted()[0] ?? end;
          const today = await portalAt(log, now, market);
          const film = await filmOf(today, dayOf(now, timeZone));
          expect(shown(filmAfter(film, film.steps.length))).toEqual(await live(today));

          const later = await portalAt(log, '2026-11-25T09:00:00.000Z', market);
          const finished = await filmOf(later, day);
          const then = await portalAt(log, end, market);
          expect(shown(filmAfter(finished, finished.steps.length))).toEqual(await live(then));
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each(markets)('is at each step as the map was at that moment, in %s', async (market) => {
    await fc.assert(
      fc.asyncProperty(lives, fc.nat(), async (all, which) => {
        const log = logOf([...usual, ...all], market);
        const film = await filmOf(await portalAt(log, '2026-11-25T09:00:00.000Z', market), days[1]);
        const step = film.steps[which % Math.max(1, film.steps.length)];
        if (step === undefined) return;
        const done = film.steps.filter(({ at }) => at <= step.at).length;
        expect(shown(filmAfter(film, done))).toEqual(await live(await portalAt(log, step.at, market)));
      }),
      { numRuns: 25 },
    );
  });

  it('opens and closes restaurants by the market’s clock, with the night before', async () => {
    const film = await filmOf(await portalAt(logOf(usual, 'ES'), '2026-11-25T09:00:00.000Z', 'ES'), days[1]);
    expect(film).toMatchObject({
      from: '2026-11-18T23:00:00.000Z',
      until: '2026-11-19T22:59:59.999Z',
      restaurants: [
        { id: 1, state: 'open', latitude: 40.42 },
        { id: 2, state: 'closed' },
      ],
    });
    expect(film.steps.map(({ at, what, restaurant }) => [at, what, restaurant])).toEqual([
      ['2026-11-19T01:00:00.000Z', 'Closes', 1],
      ['2026-11-19T07:00:00.000Z', 'Opens', 1],
      ['2026-11-19T11:30:00.000Z', 'Opens', 2],
      ['2026-11-19T15:00:00.000Z', 'Closes', 2],
    ]);
  });

  it('[R-MOP-14] shows a pause from request to end, in Spain only', async () => {
    const pause = { pauseId: 'p', restaurantId: 1 };
    const during = { start: '2026-11-19T12:00:00.000Z', end: '2026-11-19T13:00:00.000Z' };
    const mop = (at: string, event: DomainEvent): Happened => ({ at, stream: 'mop-1', event });
    const log = (market: Market) =>
      logOf(
        [
          ...usual,
          mop('2026-11-19T08:00:00.000Z', aPauseRequested({ ...pause, ...during })),
          mop('2026-11-19T09:00:00.000Z', aPauseStatusChanged({ ...pause, to: MopStatus.Confirmed })),
          mop('2026-11-19T13:00:02.000Z', aPauseEnded(pause)),
        ],
        market,
      );
    const steps = async (market: Market) => {
      const film = await filmOf(await portalAt(log(market), '2026-11-25T09:00:00.000Z', market), days[1]);
      return film.steps.filter(({ what }) => what.includes('Pause'));
    };
    expect(await steps('ES')).toMatchObject([
      { what: 'MopPauseRequested', state: null, pause: MopStatus.Pending, by: 'Ana' },
      { what: 'MopPauseStatusChanged', state: null, pause: MopStatus.Confirmed },
      { at: during.start, what: 'PauseStarts', state: 'paused', by: '' },
      { at: during.end, what: 'PauseEnds', state: 'open' },
    ]);
    expect(await steps('PT')).toEqual([]);
  });

  it('[R-ORD-08] has orders that were open then, whatever became of them', async () => {
    const log = logOf(
      [
        ...usual,
        placed('2026-11-17T09:00:00.000Z', 'settled-before', 1),
        statusChanged('2026-11-18T09:00:00.000Z', 'settled-before', 1, 4),
        placed('2026-11-17T10:00:00.000Z', 'settled-later', 2),
        placed('2026-11-19T10:00:00.000Z', 'new', 3),
        statusChanged('2026-11-19T11:00:00.000Z', 'new', 1, 4),
        statusChanged('2026-11-21T09:00:00.000Z', 'settled-later', 1, 5),
        placed('2026-11-20T10:00:00.000Z', 'next-day', 4),
      ],
      'ES',
    );
    const film = await filmOf(await portalAt(log, '2026-11-25T09:00:00.000Z', 'ES'), days[1]);
    expect(film.restaurants[0]?.orders).toEqual([{ status: 1, turn: 'agency', late: false }]);
    expect(film.steps.filter(({ order }) => order).map(({ what, order }) => [what, order?.number])).toEqual([
      ['OrderPlaced', 3],
      ['OrderStatusChanged', 3],
    ]);
    expect(filmAfter(film, film.steps.length)).toMatchObject({ open: { 1: 1 }, placed: 1, delivered: 1 });
  });

  it('has no coming day', async () => {
    const portal = await portalAt(logOf(usual, 'ES'), '2026-11-19T22:00:00.000Z', 'ES');
    expect(await portal.refused(GetDayFilm, { day: days[2] })).toBe('not_found');
    expect((await filmOf(portal, days[1])).until).toBe('2026-11-19T22:00:00.000Z');
  });

  it('is made once for a finished day, with the names of now', async () => {
    const portal = await portalAt(logOf(usual, 'ES'), '2026-11-25T09:00:00.000Z', 'ES');
    const one = await filmOf(portal, days[1]);
    const other = await filmOf(portal, days[1]);
    expect(other.restaurants).toBe(one.restaurants);
  });
});
