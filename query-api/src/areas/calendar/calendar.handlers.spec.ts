import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type InputOf, type Market, Role } from '@portal/contracts';
import {
  type CalendarEntry,
  calendarQueries,
  maxRestaurantsWithActions,
} from '@portal/contracts/areas/calendar';
import { aChannel, channels } from '@portal/contracts/areas/channels';
import { mopPauses, MopStatus, pauseIdOf } from '@portal/contracts/areas/mop';
import { nationalPlans, restaurantPlans } from '@portal/contracts/areas/planner';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { calendarHandlers } from './calendar.handlers';

type Channel = DocumentOf<typeof channels>;
type Pause = DocumentOf<typeof mopPauses>;
type Plan = DocumentOf<typeof restaurantPlans>;

const channel = (id: number, overrides: Partial<Channel> = {}): Channel => ({
  id,
  site: String(id),
  name: `Local ${id}`,
  type: 3,
  region: 2,
  publicName: '',
  address: '',
  city: '',
  postalCode: '',
  latitude: null,
  longitude: null,
  phone: '',
  email: '',
  openingDate: '',
  razon: '',
  cif: '',
  fiscalAddress: '',
  active: true,
  deleted: false,
  cvPublic: null,
  cvTeam: null,
  ...aChannel(),
  specialDays: [],
  closedSince: null,
  plans: [],
  failedPlan: null,
  changedAt: null,
  versions: {},
  ...overrides,
});

const pause = (n: number, restaurantId: number, overrides: Partial<Pause> = {}): Pause => ({
  id: pauseIdOf(restaurantId, `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
  requestedAt: '2026-11-02T10:00:00.000Z',
  restaurantId,
  restaurantSite: '',
  restaurantName: '',
  userId: 12,
  requestedBy: 12,
  start: '2026-11-10T10:00:00.000Z',
  end: '2026-11-10T14:00:00.000Z',
  reason: '',
  cancelReason: '',
  status: MopStatus.Confirmed,
  version: 0,
  late: false,
  autoConfirmed: false,
  withdrawn: false,
  ended: false,
  endedAt: null,
  history: [],
  ...overrides,
});

const plan = (restaurantId: number, sectionId: number | null, overrides: Partial<Plan> = {}): Plan => ({
  id: `${restaurantId}-2026`,
  restaurantId,
  year: 2026,
  priorities: [
    {
      priorityId: 1,
      objectiveId: 1,
      name: '',
      rank: 1,
      week: null,
      daypart: null,
      behaviour: null,
      competitor: null,
      sales: 0,
      newGuests: 0,
    },
  ],
  strategies: [{ strategyId: 1, priorityId: 1, place: 1, sectionId, name: '' }],
  actions: [
    {
      actionId: `${restaurantId}-a`,
      strategyId: 1,
      name: 'Reparto de vales',
      status: 1,
      start: '2026-11-12',
      end: '2026-11-14',
      version: 0,
      changedAt: '2026-11-01T10:00:00.000Z',
    },
  ],
  versions: { priorities: 0, strategies: 0 },
  ...overrides,
});

const national = {
  id: '2026',
  year: 2026,
  objectives: [{ id: 1, name: 'Crecer' }],
  strategies: [{ id: 2, objectiveId: 1, sectionId: 30, name: 'Nacional' }],
  actions: [
    { id: 3, strategyId: 2, name: 'Navidad', translations: { CAT: 'Nadal' }, status: 1 },
    { id: 4, strategyId: 2, name: 'Oculta', status: 0 },
  ].map((action) => ({ ...action, start: '2026-11-20', end: '2026-12-24' })),
  lastId: 4,
  version: 0,
  restorable: false,
  changedAt: '2026-01-01T10:00:00.000Z',
  news: [],
};

interface Given {
  readonly documents?: readonly Channel[];
  readonly pauses?: readonly Pause[];
  readonly plans?: readonly Plan[];
  readonly market?: Market;
  readonly language?: 'CAT';
}

async function as(role: Role, given: Given = {}) {
  const { documents = [1, 2, 9].map((id) => channel(id)), pauses = [], plans = [], ...how } = given;
  const views = await viewsHolding(
    [channels, documents],
    [mopPauses, pauses],
    [restaurantPlans, plans],
    [nationalPlans, [national]],
  );
  const { ask } = asking(calendarHandlers, askedBy(views, { person: testPerson(role), ...how }));
  return async <K extends CalendarEntry['kind']>(
    kind: K,
    input: Partial<InputOf<typeof calendarQueries.ListCalendar>> = {},
  ) => {
    const month = { from: '2026-11-01', to: '2026-11-30' };
    const { data } = await ask(calendarQueries.ListCalendar, { ...month, ...input });
    return data.flatMap((entry) => {
      if (entry.kind !== kind) return [];
      const { kind: _kind, ...facts } = entry;
      return [facts];
    });
  };
}

describe('the channels in the calendar', () => {
  const closed = {
    opening: { open: false, date: '2026-11-20', motive: 1 as const },
    closedSince: '2026-11-03',
  };

  it('[R-CHN-12] show closures until the day before a restaurant opens, together where they are the same', async () => {
    const documents = [channel(2, closed), channel(1, closed), channel(9)];
    const entries = await as(Role.Administrator, { documents });
    expect(await entries('closure')).toEqual([
      { from: '2026-11-03', to: '2026-11-19', motive: 1, restaurants: [1, 2] },
    ]);
    expect(await entries('closure', { from: '2026-11-20' })).toEqual([]);
  });

  it('[R-CHN-29] show closures that are planned, and that a plan ends', async () => {
    const opening = { open: false, date: null, motive: 3 as const };
    const opens = { open: true, date: null, motive: null };
    const documents = [
      channel(1, { plans: [{ date: '2026-11-25', changes: { opening } }] }),
      channel(2, { ...closed, opening, plans: [{ date: '2026-11-10', changes: { opening: opens } }] }),
    ];
    const entries = await as(Role.Administrator, { documents });
    expect(await entries('closure')).toEqual([
      { from: '2026-11-03', to: '2026-11-09', motive: 3, restaurants: [2] },
      { from: '2026-11-25', to: null, motive: 3, restaurants: [1] },
    ]);
    expect(await entries('closure', { from: '2026-12-01', to: '2027-11-30' })).toHaveLength(1);
  });

  it('[R-CHN-29] show planned changes with the parts that they touch', async () => {
    const changes = { services: { 9: true }, birthday: { book_online: true } };
    const documents = [1, 2].map((id) => channel(id, { plans: [{ date: '2026-11-30', changes }] }));
    const entries = await as(Role.Editor, { documents });
    expect(await entries('change')).toEqual([
      { from: '2026-11-30', to: '2026-11-30', parts: ['services', 'birthday'], restaurants: [1, 2] },
    ]);
  });

  it('[R-CHN-10] show special days, together where the hours are the same', async () => {
    const specialDays = [
      { day: '2026-11-09', closed: true, spans: [] },
      { day: '2026-12-24', closed: false, spans: [{ start: '10:00', end: '18:00' }] },
    ];
    const documents = [1, 2].map((id) => channel(id, { specialDays }));
    const entries = await as(Role.Manager, { documents });
    const day = { restaurants: [1, 2] };
    expect(await entries('special', { to: '2026-12-31' })).toEqual([
      { from: '2026-11-09', to: '2026-11-09', closed: true, spans: [], ...day },
      {
        from: '2026-12-24',
        to: '2026-12-24',
        closed: false,
        spans: [{ start: '10:00', end: '18:00' }],
        ...day,
      },
    ]);
  });

  it.each([Role.Franchisee, Role.Manager, Role.Consultant])(
    '[R-ROL-08] are those of the own restaurants to people of role %s, without inactive ones',
    async (role) => {
      const documents = [channel(1, closed), channel(2, { ...closed, active: false }), channel(9, closed)];
      const entries = await as(role, { documents });
      expect(await entries('closure')).toMatchObject([{ restaurants: [1] }]);
      expect(await entries('closure', { restaurant_id: 9 })).toEqual([]);
    },
  );
});

describe('the pauses in the calendar', () => {
  const pauses = [
    pause(1, 2),
    pause(2, 1),
    pause(3, 1, { status: MopStatus.Pending }),
    pause(4, 9),
    pause(5, 1, { status: MopStatus.Cancelled }),
  ];

  it('[R-MOP-09] are pending and confirmed ones, counted by their days', async () => {
    const entries = await as(Role.Administrator, { pauses });
    const day = { from: '2026-11-10', to: '2026-11-10' };
    expect(await entries('pause')).toEqual([
      { ...day, status: MopStatus.Confirmed, restaurants: [1, 2, 9] },
      { ...day, status: MopStatus.Pending, restaurants: [1] },
    ]);
    expect(await entries('pause', { restaurant_id: 9 })).toMatchObject([{ restaurants: [9] }]);
  });

  it('[R16] end on the market’s day, not on the one that begins at their end, and early if they ended so', async () => {
    const long = { start: '2026-11-10T22:30:00.000Z', end: '2026-11-12T23:00:00.000Z' };
    const entries = await as(Role.Administrator, {
      pauses: [pause(1, 1, long), pause(2, 2, { ...long, ended: true, endedAt: '2026-11-11T10:00:00.000Z' })],
    });
    expect(await entries('pause')).toMatchObject([
      { from: '2026-11-10', to: '2026-11-12', restaurants: [1] },
      { from: '2026-11-10', to: '2026-11-11', restaurants: [2] },
    ]);
    expect(await entries('pause', { from: '2026-11-13' })).toEqual([]);
  });

  it('[R-ROL-08] are hidden from people who cannot list them, and in a market without them', async () => {
    expect(await (await as(Role.Franchisee, { pauses }))('pause')).toMatchObject([
      { restaurants: [1, 2] },
      { restaurants: [1] },
    ]);
    expect(await (await as(Role.Editor, { pauses }))('pause')).toEqual([]);
    expect(await (await as(Role.Administrator, { pauses, market: 'PT' }))('pause')).toEqual([]);
  });
});

describe('the plans in the calendar', () => {
  const plans = [plan(1, 30), plan(2, 31), plan(9, 30)];

  it('[R-MKT-13] show national actions with the restaurants that have a strategy for their section', async () => {
    const entries = await as(Role.Administrator, { plans });
    const action = { id: 3, name: 'Navidad', from: '2026-11-20', to: '2026-12-24' };
    expect(await entries('national')).toEqual([{ ...action, restaurants: [1, 9] }]);
    expect(await entries('national', { restaurant_id: 2 })).toEqual([{ ...action, restaurants: [] }]);
    expect(await entries('national', { to: '2026-11-19' })).toEqual([]);
    const own = await as(Role.Franchisee, { plans, language: 'CAT' });
    expect(await own('national')).toEqual([{ ...action, name: 'Nadal', restaurants: [1] }]);
  });

  it('[R-MKT-14] show own actions of a few restaurants, of many only for one', async () => {
    const own = {
      id: '1-a',
      name: 'Reparto de vales',
      from: '2026-11-12',
      to: '2026-11-14',
      restaurants: [1],
    };
    expect(await (await as(Role.Franchisee, { plans }))('action')).toMatchObject([own, { restaurants: [2] }]);
    const documents = Array.from({ length: maxRestaurantsWithActions + 1 }, (_, at) => channel(at + 1));
    const entries = await as(Role.Administrator, { plans, documents });
    expect(await entries('action')).toEqual([]);
    expect(await entries('action', { restaurant_id: 1 })).toEqual([own]);
  });

  it('[R-NAV-03] are left out in markets without plans', async () => {
    const entries = await as(Role.Administrator, { plans, market: 'PT' });
    expect(await entries('national')).toEqual([]);
    expect(await entries('action')).toEqual([]);
  });
});
