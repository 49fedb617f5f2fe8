import { describe, expect, it } from '@jest/globals';
import { Role, type ViewContract } from '@portal/contracts';
import { channelPlansDue, channels } from '@portal/contracts/areas/channels';
import { diagnostics, noRatings, noSwot } from '@portal/contracts/areas/diagnostic';
import { downloadDays } from '@portal/contracts/areas/download-report';
import { imports } from '@portal/contracts/areas/imports';
import { mopPauses } from '@portal/contracts/areas/mop';
import { countedOrders, orderDays, orders, withoutWork } from '@portal/contracts/areas/orders';
import { overviewQueries } from '@portal/contracts/areas/overview';
import { partnerReports } from '@portal/contracts/areas/partner-reports';
import { nationalPlans, restaurantPlans } from '@portal/contracts/areas/planner';
import { aResource, aResourceDocument } from '@portal/contracts/areas/resources';
import { aRestaurant, restaurants } from '@portal/contracts/areas/restaurants';
import { aSection, sections } from '@portal/contracts/areas/sections';
import { verifications } from '@portal/platform/projection/verifications';
import type { Document } from '@portal/platform/stores/view-store/view-store.port';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { overviewHandlers } from './overview.handlers';

const { GetAdoptionOverview, GetContentOverview, GetOrdersOverview, GetTodayOverview } = overviewQueries;

type Held = readonly (readonly [ViewContract, readonly Document[]])[];

/** Friday, 20 November 2026, 10:30 in Madrid. */
async function overview(
  held: Held,
  { resources = [] as ReturnType<typeof aResourceDocument>[], market = 'ES' as 'ES' | 'PT' } = {},
) {
  const empty = [
    orders,
    countedOrders,
    orderDays,
    verifications,
    mopPauses,
    channelPlansDue,
    channels,
    imports,
    partnerReports,
    restaurants,
    downloadDays,
    sections,
    diagnostics,
    restaurantPlans,
    nationalPlans,
  ];
  const named = new Set(held.map(([view]) => view.name));
  const views = await viewsHolding(
    ...held,
    ...empty.filter(({ name }) => !named.has(name)).map((view) => [view, []] as const),
  );
  const context = askedBy(views, { person: testPerson(Role.Administrator), market });
  return asking(
    overviewHandlers(async () => resources),
    context,
  );
}

const restaurant = (id: number, region: number, more: object = {}) => {
  const { restaurantId: _id, ...facts } = aRestaurant({ restaurantId: id, region, name: `Restaurant ${id}` });
  return { ...facts, id, active: true, deleted: false, ...more };
};
const november = { from: '2026-11-01', to: '2026-11-20' };

describe('the orders of the overview', () => {
  const order = (id: string, more: object) => ({
    ...withoutWork('2026-11-20T09:00:00.000Z'),
    id,
    number: 1,
    date: '2026-11-20T09:00:00.000Z',
    status: 1,
    deleted: false,
    numberText: '1',
    ...more,
  });

  it('are the open ones by status, turn and age', async () => {
    const { ask } = await overview([
      [
        orders,
        [
          order('a', {}),
          order('b', {}),
          order('c', { status: 2, turn: 'restaurant', date: '2026-11-16T09:00:00.000Z' }),
          order('d', { status: 3, date: '2026-10-01T09:00:00.000Z' }),
          order('e', { status: 4, turn: null }),
          order('f', { deleted: true }),
        ],
      ],
    ]);
    const { data } = await ask(GetOrdersOverview, november);
    expect(data.open).toEqual([
      { status: 1, turn: 'agency', age: 'day', orders: 2 },
      { status: 2, turn: 'restaurant', age: 'week', orders: 1 },
      { status: 3, turn: 'agency', age: 'older', orders: 1 },
    ]);
  });

  it('are late once their day is over, and at risk as nine in ten such pieces take longer', async () => {
    const delivered = (id: number) => ({
      id: `counted-${id}`,
      kinds: ['4-print'],
      deleted: false,
      answeredAt: '2026-11-10T09:00:00.000Z',
      hours: 100,
      day: '2026-11-01',
      restaurantId: 1,
      cancelled: false,
    });
    const { ask } = await overview([
      [countedOrders, Array.from({ length: 10 }, (_, id) => delivered(id))],
      [
        orders,
        [
          order('late', { neededOn: '2026-11-19' }),
          order('tight', { neededOn: '2026-11-23' }),
          order('easy', { neededOn: '2026-12-23' }),
          order('none', {}),
        ],
      ],
    ]);
    expect((await ask(GetOrdersOverview, november)).data.risks).toEqual({ at_risk: 1, late: 1 });
  });

  it('are compared with as many days before, and by week', async () => {
    const { ask } = await overview([
      [
        orderDays,
        [
          { id: '2026-10-11', counts: { placed: 7 } },
          { id: '2026-10-12', counts: { placed: 2, 'answer  10': 1, 'answer 5-print 10': 1 } },
          { id: '2026-11-01', counts: { placed: 3, cancelled: 1 } },
          {
            id: '2026-11-18',
            counts: {
              delivered: 4,
              'delivery  10': 1,
              'delivery  255': 2,
              'delivery  300': 1,
              'delivery 5-print 255': 2,
            },
          },
        ],
      ],
    ]);
    const { data } = await ask(GetOrdersOverview, november);
    expect([data.placed, data.delivered, data.cancelled]).toEqual([
      { now: 3, before: 2 },
      { now: 4, before: 0 },
      { now: 1, before: 0 },
    ]);
    expect(data.weeks).toHaveLength(12);
    expect(data.weeks.slice(-4)).toEqual([
      { week: '2026-10-26', placed: 3, delivered: 0, cancelled: 1 },
      { week: '2026-11-02', placed: 0, delivered: 0, cancelled: 0 },
      { week: '2026-11-09', placed: 0, delivered: 0, cancelled: 0 },
      { week: '2026-11-16', placed: 0, delivered: 4, cancelled: 0 },
    ]);
    expect(data.answer).toEqual({ now: null, before: { orders: 1, median_hours: 1, most_hours: 1 } });
    expect(data.delivery).toEqual({ now: { orders: 4, median_hours: 25.5, most_hours: 30 }, before: null });
    expect(data.kinds).toEqual([
      {
        kind: '5-print',
        answer: data.answer.before === null ? null : { now: null, before: data.answer.before },
        delivery: { now: { orders: 2, median_hours: 25.5, most_hours: 25.5 }, before: null },
      },
    ]);
  });

  it('say when their sums last equalled a rebuild', async () => {
    const at = '2026-11-02T02:01:00.000Z';
    const verifiedWith = async (different: number) => {
      const { ask } = await overview([[verifications, [{ id: 'countedOrders', at, different }]]]);
      return (await ask(GetOrdersOverview, november)).data.verified_at;
    };
    expect(await verifiedWith(0)).toBe(at);
    expect(await verifiedWith(2)).toBeNull();
    expect((await (await overview([])).ask(GetOrdersOverview, november)).data.verified_at).toBeNull();
  });
});

describe('the day of the overview', () => {
  const pause = (id: string, status: number, start: string, end: string, ended = false) => ({
    id,
    restaurantId: 1,
    restaurantName: 'Gran Vía',
    status,
    start,
    end,
    ended,
  });
  const at = (time: string) => `2026-11-20T${time}:00.000Z`;

  it('has pauses that began without an answer, then those asked for, then those that run', async () => {
    const { ask } = await overview([
      [
        mopPauses,
        [
          pause('runs', 2, at('08:00'), at('12:00')),
          pause('asked', 1, at('11:00'), at('12:00')),
          pause('begun', 1, at('09:00'), at('12:00')),
          pause('later', 2, at('11:00'), at('12:00')),
          pause('over', 1, at('07:00'), at('08:00')),
          pause('refused', 3, at('09:00'), at('12:00'), true),
        ],
      ],
    ]);
    const { pauses } = (await ask(GetTodayOverview, {})).data;
    expect(pauses.rows.map(({ id, state }) => [id, state])).toEqual([
      ['begun', 'begun'],
      ['asked', 'requested'],
      ['runs', 'running'],
    ]);
    expect(pauses.total).toBe(3);
  });

  it('has planned changes of seven days, and closures', async () => {
    const due = (id: string, dueAt: string) => ({ id, dueAt });
    const opening = (open: boolean, date: string | null = null) => ({ open, date, motive: open ? null : 2 });
    const channel = (id: number, more: object) => ({
      id,
      site: `${id}`,
      name: `Restaurant ${id}`,
      active: true,
      deleted: false,
      ...more,
    });
    const { ask } = await overview([
      [restaurants, [restaurant(12, 1)]],
      [
        channelPlansDue,
        [due('12-2026-11-27', '2026-11-26T23:00:00.000Z'), due('13-2026-11-28', '2026-11-27T23:00:00.000Z')],
      ],
      [
        channels,
        [
          channel(1, { opening: opening(true) }),
          channel(2, { opening: opening(false) }),
          channel(3, { opening: opening(false, '2026-12-01') }),
          channel(4, { opening: opening(false), deleted: true }),
        ],
      ],
    ]);
    const { changes, closures } = (await ask(GetTodayOverview, {})).data;
    expect(changes).toEqual({
      total: 1,
      rows: [{ restaurant_id: 12, restaurant_name: 'Restaurant 12', day: '2026-11-27' }],
    });
    expect(closures.rows).toEqual([
      { restaurant_id: 3, restaurant_name: 'Restaurant 3', motive: 2, until: '2026-12-01' },
      { restaurant_id: 2, restaurant_name: 'Restaurant 2', motive: 2, until: null },
    ]);
  });

  it('[AMB-64] has the kinds without an import of the last year, which an undone one is not', async () => {
    const imported = (kind: string, day: string, status = 'confirmed') => ({
      id: `${kind}-${day}`,
      kind,
      status,
      filename: '',
      createdAt: `${day}T09:00:00.000Z`,
      confirmed: { userId: 1, at: `${day}T09:05:00.000Z` },
    });
    const held: Held = [
      [
        imports,
        [
          imported('sales', '2026-11-01'),
          imported('pmix', '2025-11-19'),
          imported('consume', '2025-11-21'),
          imported('population', '2026-11-01', 'undone'),
        ],
      ],
    ];
    const late = (await (await overview(held)).ask(GetTodayOverview, {})).data.imports;
    expect(late).toEqual([
      { kind: 'competence', last_at: null },
      { kind: 'sales_week', last_at: null },
      { kind: 'pmix', last_at: '2025-11-19T09:05:00.000Z' },
      { kind: 'population', last_at: null },
    ]);
    expect((await (await overview(held, { market: 'PT' })).ask(GetTodayOverview, {})).data.imports).toEqual(
      [],
    );
  });

  it('has the restaurants without a report of each completed month', async () => {
    const report = (restaurantId: number, month: string) => ({
      id: `${month}-${restaurantId}`,
      month,
      restaurantId,
      assigned: true,
      deleted: false,
      replaced: false,
      userId: 1,
      filename: '',
      restaurantName: '',
      restaurantSite: '',
    });
    const { ask } = await overview([
      [restaurants, [restaurant(1, 1), restaurant(2, 1), restaurant(3, 1, { active: false })]],
      [partnerReports, [report(1, '2026-10'), report(2, '2026-10'), report(1, '2026-09')]],
    ]);
    const { reports } = (await ask(GetTodayOverview, {})).data;
    expect(reports).toEqual([
      { month: '2026-09', missing: 1, restaurants: 2 },
      ...['2026-08', '2026-07', '2026-06'].map((month) => ({ month, missing: 2, restaurants: 2 })),
    ]);
  });
});

describe('the content of the overview', () => {
  const { sectionId, ...menus } = aSection({ name: 'Menús' });
  const piece = (resourceId: number, publishedAt: string | null, more: object = {}) => ({
    ...aResourceDocument(aResource({ resourceId, name: `Piece ${resourceId}` })),
    status: 1 as const,
    publishedAt,
    ...more,
  });
  const recently = '2026-11-01T09:00:00.000Z';
  const long = '2026-03-01T09:00:00.000Z';

  it('has published pieces past their day, and those that were never downloaded', async () => {
    const resources = [
      piece(1, recently, { validUntil: '2026-11-19', status: 3 }),
      piece(2, recently, { validUntil: '2026-11-20' }),
      piece(3, recently, { validUntil: '2026-11-10', status: 3 }),
      piece(4, recently, { validUntil: '2026-11-10', status: 0 }),
      piece(5, long),
      piece(6, long),
    ];
    const { ask } = await overview(
      [
        [
          downloadDays,
          [
            { id: '2026-08-23', counts: { 6: { 1: 1 } } },
            { id: '2026-08-22', counts: { 5: { 1: 1 } } },
          ],
        ],
      ],
      { resources },
    );
    const { past, untaken } = (await ask(GetContentOverview, november)).data;
    expect(past).toEqual({
      total: 2,
      rows: [
        { id: 3, name: 'Piece 3', day: '2026-11-10' },
        { id: 1, name: 'Piece 1', day: '2026-11-19' },
      ],
    });
    expect(untaken).toEqual({ total: 1, rows: [{ id: 5, name: 'Piece 5', day: '2026-03-01' }] });
  });

  it('counts downloads by section, format and region against the days before', async () => {
    const { ask } = await overview(
      [
        [sections, [{ ...menus, id: sectionId }]],
        [restaurants, [restaurant(1, 1), restaurant(2, 2)]],
        [
          downloadDays,
          [
            { id: '2026-11-17', counts: { 1: { 1: 4 } } },
            { id: '2026-11-19', counts: { 1: { 1: 2, 2: 1 }, 99: { 0: 1 } } },
            { id: '2026-11-20', counts: { 1: { 2: 3 } } },
          ],
        ],
      ],
      { resources: [piece(1, recently, { sections: [sectionId], format: 1 })] },
    );
    const { data } = await ask(GetContentOverview, { from: '2026-11-19', to: '2026-11-20' });
    expect(data.downloads).toEqual({ now: 7, before: 4 });
    expect(data.days).toEqual([
      { day: '2026-11-19', downloads: 4 },
      { day: '2026-11-20', downloads: 3 },
    ]);
    const unknown = { id: 0, name: '', now: 1, before: 0 };
    expect(data.sections).toEqual([{ id: sectionId, name: 'Menús', now: 6, before: 4 }, unknown]);
    expect(data.formats).toEqual([{ id: 1, name: 'Cartel', now: 6, before: 4 }, unknown]);
    expect(data.regions.map(({ id, now, before }) => [id, now, before])).toEqual([
      [2, 4, 0],
      [1, 2, 4],
      [0, 1, 0],
    ]);
  });
});

describe('the adoption of the overview', () => {
  const rated = { ...noRatings, service: 3 };
  const blank = { swot: noSwot, shares: [], brandIds: [], own: noRatings, rivals: [], deleted: false };
  const filled = {
    ...blank,
    swot: { ...noSwot, strengths: ['x'] },
    shares: [{ segment: 1, week: 100, weekend: 100, daypart: null }],
    brandIds: ['7'],
    own: rated,
    rivals: [{ brandId: '7', ratings: rated }],
  };

  it('has diagnostics and plans that are begun or complete, by region', async () => {
    const priority = (objectiveId: number | null, name = 'Old name') => ({ objectiveId, name });
    const plan = (restaurantId: number, more: object) => ({
      id: `${restaurantId}-2026`,
      restaurantId,
      year: 2026,
      priorities: [],
      strategies: [],
      actions: [],
      ...more,
    });
    const { ask } = await overview([
      [
        restaurants,
        [restaurant(1, 1), restaurant(2, 1), restaurant(3, 2), restaurant(4, 2, { active: false })],
      ],
      [
        diagnostics,
        [
          { id: 1, ...filled },
          { id: 2, ...blank, brandIds: ['7'] },
          { id: 3, ...blank },
          { id: 4, ...filled },
        ],
      ],
      [
        restaurantPlans,
        [
          plan(1, { priorities: [priority(5), priority(6)], strategies: [{}], actions: [{}] }),
          plan(2, { priorities: [priority(5), priority(null)] }),
          plan(3, { priorities: [priority(5)], strategies: [{}] }),
        ],
      ],
      [nationalPlans, [{ id: '2026', year: 2026, objectives: [{ id: 5, name: 'Desayunos' }] }]],
    ]);
    const { data } = await ask(GetAdoptionOverview, { year: 2026 });
    expect(data.diagnostics).toEqual([
      { region: 1, restaurants: 2, begun: 1, complete: 1 },
      { region: 2, restaurants: 1, begun: 0, complete: 0 },
    ]);
    expect(data.plans).toEqual([
      { region: 1, restaurants: 2, begun: 1, complete: 1 },
      { region: 2, restaurants: 1, begun: 1, complete: 0 },
    ]);
    expect(data.priorities).toEqual([
      {
        objective: 5,
        name: 'Desayunos',
        regions: [
          { region: 1, restaurants: 2 },
          { region: 2, restaurants: 1 },
        ],
      },
      { objective: 6, name: 'Old name', regions: [{ region: 1, restaurants: 1 }] },
    ]);
  });
});
