import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type Market, Role } from '@portal/contracts';
import { channels, blankChannel, everyDay } from '@portal/contracts/areas/channels';
import { brands, diagnosticAlerts, noAlertFacts } from '@portal/contracts/areas/diagnostic';
import { downloadDays } from '@portal/contracts/areas/download-report';
import { mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import { networkQueries } from '@portal/contracts/areas/network';
import { anOrderedItem, orders, OrderStatus, withoutWork } from '@portal/contracts/areas/orders';
import { anAction, restaurantPlans } from '@portal/contracts/areas/planner';
import { aRestaurant, restaurants } from '@portal/contracts/areas/restaurants';
import type { Person } from '@portal/platform/session/person';
import type { Document } from '@portal/platform/stores/view-store/view-store.port';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { networkHandlers } from './network.handlers';

/** A Friday, 10:30 in Madrid and 09:30 in Lisbon. */
const now = '2026-11-20T09:30:00.000Z';

const restaurant = (id: number, facts: Partial<DocumentOf<typeof restaurants>> = {}) => {
  const { restaurantId, ...content } = aRestaurant({ restaurantId: id, name: `Restaurante ${id}` });
  return { ...content, id: restaurantId, version: 3, deleted: false, closedAt: null, ...facts };
};

const open = {
  ...blankChannel.schedules,
  restaurant: everyDay({ start: '08:00', end: '00:00' }),
};
const fromNoon = { ...open, restaurant: everyDay({ start: '12:00', end: '00:00' }) };

const channel = (id: number, facts: Partial<DocumentOf<typeof channels>> = {}) => ({
  id,
  ...blankChannel,
  schedules: open,
  specialDays: [],
  plans: [],
  changedAt: '2026-11-19T10:00:00.000Z',
  ...facts,
});

const pause = (id: string, facts: Partial<DocumentOf<typeof mopPauses>>) => ({
  id,
  restaurantId: 1,
  start: '2026-11-20T09:00:00.000Z',
  end: '2026-11-20T11:00:00.000Z',
  status: MopStatus.Confirmed,
  ended: false,
  ...facts,
});

const order = (id: string, facts: Partial<DocumentOf<typeof orders>> = {}) => ({
  id,
  deleted: false,
  restaurantId: 1,
  status: OrderStatus.Processing,
  items: [anOrderedItem('ES')],
  ...withoutWork(now),
  ...facts,
});

const views = {
  restaurants,
  channels,
  pauses: mopPauses,
  orders,
  days: downloadDays,
  alerts: diagnosticAlerts,
  plans: restaurantPlans,
  brands,
};
type Held = Partial<Record<keyof typeof views, readonly Document[]>>;
const usual: Held = { restaurants: [restaurant(1)], channels: [channel(1)] };

async function world(
  held: Held = {},
  person: Person = testPerson(Role.Administrator),
  market: Market = 'ES',
) {
  const documents = { ...usual, ...held };
  const store = await viewsHolding(
    ...Object.entries(views).map(([name, view]) => [view, documents[name as keyof Held] ?? []] as const),
  );
  const at = (instant: string) =>
    asking(networkHandlers, askedBy(store, { person, market, now: () => new Date(instant) }));
  const rows = async (instant = now) => (await at(instant).ask(networkQueries.ListRestaurantStates, {})).data;
  return { store, rows, first: async (instant = now) => (await rows(instant))[0] };
}

describe('how restaurants stand', () => {
  it('[R-ROL-08] is answered for all restaurants to administrators, for their own to others', async () => {
    const held = { restaurants: [1, 2, 3].map((id) => restaurant(id)), channels: [] };
    const idsFor = async (person: Person) => (await (await world(held, person)).rows()).map(({ id }) => id);
    expect(await idsFor(testPerson(Role.Administrator))).toEqual([1, 2, 3]);
    expect(await idsFor(testPerson(Role.Editor))).toEqual([1, 2, 3]);
    expect(await idsFor(testPerson(Role.Manager))).toEqual([1, 2]);
    expect(await idsFor(testPerson(Role.Franchisee, { restaurants: [] }))).toEqual([]);
  });

  it('leaves out deleted restaurants, and shows inactive ones as closed', async () => {
    const held = { restaurants: [restaurant(1, { active: false }), restaurant(2, { deleted: true })] };
    expect(await (await world(held)).rows()).toMatchObject([
      { id: 1, active: false, state: 'closed', until: null },
    ]);
  });

  it('[R-CHN-14] is open until it closes, closed until it opens, and follows the clock', async () => {
    const { first } = await world({ channels: [channel(1, { schedules: fromNoon })] });
    expect(await first()).toMatchObject({
      state: 'closed',
      until: '2026-11-20T11:00:00.000Z',
      reopens: null,
    });
    expect(await first('2026-11-20T11:00:00.000Z')).toMatchObject({
      state: 'open',
      until: '2026-11-20T23:00:00.000Z',
    });
  });

  it('[AMB-59] follows the clock of Portugal there', async () => {
    const { first } = await world({ channels: [channel(1, { schedules: fromNoon })] }, undefined, 'PT');
    expect(await first()).toMatchObject({ state: 'closed', until: '2026-11-20T12:00:00.000Z' });
  });

  it('[R-CHN-12] is closed until the first open day of a closure, and unknown without complete hours', async () => {
    const opening = { open: false, date: '2026-12-10', motive: 1 } as const;
    expect(await (await world({ channels: [channel(1, { opening })] })).first()).toMatchObject({
      state: 'closed',
      until: null,
      reopens: '2026-12-10',
    });
    const without = { channels: [channel(1, { schedules: blankChannel.schedules })] };
    expect(await (await world(without)).first()).toMatchObject({ state: 'unknown', until: null });
    expect(await (await world({ channels: [] })).first()).toMatchObject({ state: 'unknown' });
  });

  it('[R-MOP-14] is paused while a confirmed pause runs, and knows the next one', async () => {
    const next = pause('2', { start: '2026-11-21T10:00:00.000Z', end: '2026-11-21T11:00:00.000Z' });
    const { first } = await world({ pauses: [next, pause('1', {})] });
    expect(await first()).toMatchObject({
      state: 'paused',
      until: '2026-11-20T11:00:00.000Z',
      pause: { id: '1', start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T11:00:00.000Z' },
    });
    expect(await first('2026-11-20T11:00:00.000Z')).toMatchObject({ state: 'open', pause: { id: '2' } });
  });

  it('[R-MOP-10] is open while a pause is undecided, or not there at all', async () => {
    const asked = await world({ pauses: [pause('1', { status: MopStatus.Pending })] });
    expect(await asked.first()).toMatchObject({
      state: 'open',
      pause: { id: '1', status: MopStatus.Pending },
    });
    const cancelled = await world({
      pauses: [pause('1', { status: MopStatus.Cancelled }), pause('2', { ended: true })],
    });
    expect(await cancelled.first()).toMatchObject({ state: 'open', pause: null });
  });

  it('[R-MOP-01] has neither pauses nor plans nor warnings in PT', async () => {
    const held = {
      pauses: [pause('1', {})],
      alerts: [{ id: 1, alerts: [], facts: noAlertFacts }],
      plans: [{ id: '1-2026', restaurantId: 1, year: 2026, actions: [anAction()] }],
    };
    expect(await (await world(held, undefined, 'PT')).first()).toMatchObject({
      state: 'open',
      pause: null,
      warnings: 0,
      plan_actions: null,
    });
  });

  it('[R-ORD-08] counts its open orders by turn, and those past their day', async () => {
    const { rows } = await world({
      restaurants: [restaurant(1), restaurant(2)],
      orders: [
        order('a'),
        order('b', { turn: 'restaurant', neededOn: '2026-11-20' }),
        order('c', { neededOn: '2026-11-19' }),
        order('d', { turn: null, status: OrderStatus.Delivered, neededOn: '2026-11-01' }),
        order('e', { deleted: true }),
        order('f', { restaurantId: 2 }),
      ],
    });
    expect((await rows()).map((row) => row.orders)).toEqual([
      { agency: 2, restaurant: 1, late: 1 },
      { agency: 1, restaurant: 0, late: 0 },
    ]);
  });

  it('[R-IMP-10] adds its downloads of the last ninety days, today included', async () => {
    const day = (id: string, count: number) => ({ id, counts: { 7: { 1: count }, 8: { 1: 1, 2: 5 } } });
    const { first } = await world({
      days: [day('2026-08-22', 100), day('2026-08-23', 10), day('2026-11-20', 20)],
    });
    expect((await first())?.downloads).toBe(32);
  });

  it('[AMB-64] counts warnings of the diagnostic as they are now, and actions of this year’s plan', async () => {
    const plan = (year: number) => ({ id: `1-${year}`, restaurantId: 1, year, actions: [anAction()] });
    const held = { alerts: [{ id: 1, alerts: [], facts: noAlertFacts }], plans: [plan(2025), plan(2026)] };
    expect(await (await world(held)).first()).toMatchObject({ warnings: 1, plan_actions: 1 });
    const facts = { ...noAlertFacts, plannedYears: [2026] };
    expect(await (await world({ alerts: [{ id: 1, alerts: [], facts }] })).first()).toMatchObject({
      warnings: 0,
      plan_actions: 0,
    });
  });

  it('[R-CHN-29] has its next planned change, its last change and its version', async () => {
    const plans = [{ date: '2026-12-01', changes: {} }];
    expect(await (await world({ channels: [channel(1, { plans })] })).first()).toMatchObject({
      planned: '2026-12-01',
      changed_at: '2026-11-19T10:00:00.000Z',
      version: 3,
    });
  });

  it('[R-CHN-15] has its next special day, today included, up to thirty days ahead', async () => {
    const spans = [{ start: '12:00', end: '18:00' }];
    const past = { day: '2026-11-19', closed: true, spans: [] };
    const next = { day: '2026-12-20', closed: false, spans };
    const later = { day: '2026-12-24', closed: true, spans: [] };
    const { first } = await world({ channels: [channel(1, { specialDays: [past, next, later] })] });
    expect((await first())?.special_day).toEqual(next);
    expect((await first('2026-11-19T09:30:00.000Z'))?.special_day).toEqual(past);
    expect((await first('2026-12-21T09:30:00.000Z'))?.special_day).toEqual(later);
    const far = { ...next, day: '2026-12-21' };
    expect(
      (await (await world({ channels: [channel(1, { specialDays: [far] })] })).first())?.special_day,
    ).toBeNull();
    expect((await (await world({ channels: [] })).first())?.special_day).toBeNull();
  });

  it('[R-ARE-07] names impossible coordinates', async () => {
    const at = (latitude: number | null, longitude: number | null) => restaurant(1, { latitude, longitude });
    const problem = async (...place: Parameters<typeof at>) =>
      (await (await world({ restaurants: [at(...place)] })).first())?.coordinates;
    expect(await problem(40.42, -3.7)).toBeNull();
    expect(await problem(null, -3.7)).toBe('missing');
    expect(await problem(0, 0)).toBe('zero');
    expect(await problem(-3.7, 40.42)).toBe('swapped');
    expect(await problem(48.85, 2.35)).toBe('outside');
  });

  it('is computed again after a change', async () => {
    const { store, first } = await world();
    expect((await first())?.orders.agency).toBe(0);
    await store.commit([
      { projection: 'orders', position: 2, writes: [{ view: 'orders', id: 'a', document: order('a') }] },
    ]);
    expect((await first())?.orders.agency).toBe(1);
  });
});
