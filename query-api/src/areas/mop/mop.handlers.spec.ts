import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type InputOf, Role } from '@portal/contracts';
import { mopPauses, mopPolicies, mopQueries, MopStatus, pauseIdOf } from '@portal/contracts/areas/mop';
import { askedBy, asking, testPerson, viewsHolding, peopleNamed } from '@portal/platform/testing/query-kit';
import { mopHandlers } from './mop.handlers';

type PauseDocument = DocumentOf<typeof mopPauses>;

const { Pending, Confirmed, Cancelled } = MopStatus;
const idOf = (n: number) => pauseIdOf(1, `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

/** Pause n: requested on day n of November, 10:00 to 14:00 of day n of December. */
const pause = (n: number, overrides: Partial<PauseDocument> = {}): PauseDocument => {
  const day = String(n).padStart(2, '0');
  return {
    id: idOf(n),
    requestedAt: `2026-11-${day}T10:00:00.000Z`,
    restaurantId: 1,
    restaurantSite: '101',
    restaurantName: 'Gran Vía',
    userId: 12,
    requestedBy: 12,
    start: `2026-12-${day}T10:00:00.000Z`,
    end: `2026-12-${day}T14:00:00.000Z`,
    reason: 'Cambiamos las freidoras y la campana de extracción de la cocina.',
    cancelReason: '',
    status: Pending,
    late: false,
    version: 0,
    autoConfirmed: false,
    withdrawn: false,
    ended: false,
    endedAt: null,
    history: [{ what: 'requested', at: `2026-11-${day}T10:00:00.000Z`, by: 12, role: 1 }],
    ...overrides,
  };
};

const all = [
  pause(1, { ended: true, endedAt: '2026-12-01T14:00:00.000Z', status: Confirmed, autoConfirmed: true }),
  pause(2, { status: Confirmed, late: true }),
  pause(3, { restaurantId: 2, restaurantName: 'Málaga Centro', requestedBy: 13 }),
  pause(4, {
    restaurantId: 9,
    restaurantName: 'Ajeno',
    status: Cancelled,
    cancelReason: 'Campaña nacional.',
  }),
];
const people = peopleNamed({ 1: 'Marta Soler', 12: 'Ana Prats', 13: 'Íñigo Muñoz' });
const policy = { id: 'ES', on: true, setBy: 1, setAt: '2026-11-02T08:00:00.000Z' };

async function as(role: Role, policies = [policy]) {
  const views = await viewsHolding([mopPauses, all], [mopPolicies, policies], people);
  const { ask, refused } = asking(mopHandlers, askedBy(views, { person: testPerson(role) }));
  const numbersOf = (data: readonly { id: string }[]) => data.map(({ id }) => Number(id.slice(-2)));
  return {
    ask,
    refused,
    requests: async (input: InputOf<typeof mopQueries.ListMopRequests> = {}) =>
      numbersOf((await ask(mopQueries.ListMopRequests, input)).data),
    pauses: async (input: InputOf<typeof mopQueries.ListMopPauses> = {}) =>
      numbersOf((await ask(mopQueries.ListMopPauses, input)).data),
    counts: async (input: InputOf<typeof mopQueries.CountMopRequests> = {}) =>
      (await ask(mopQueries.CountMopRequests, input)).data,
  };
}

describe('the list of requests', () => {
  it('[R-MOP-09] [R-API-120] shows administrators those of all restaurants, newest first', async () => {
    const { requests, ask } = await as(Role.Administrator);
    expect(await requests()).toEqual([4, 3, 2, 1]);
    expect((await ask(mopQueries.ListMopRequests, { size: 2 })).total).toBe(4);
    expect(await requests({ size: 2, page: 2 })).toEqual([2, 1]);
  });

  it('[R-MOP-02] spells a request as the specification does, with its origin', async () => {
    const { ask } = await as(Role.Administrator);
    const { data } = await ask(mopQueries.ListMopRequests, { restaurant_id: 9 });
    expect(data).toEqual([
      {
        id: idOf(4),
        log_date: '2026-11-04T10:00:00.000Z',
        restaurant_id: 9,
        restaurant_site: '101',
        restaurant_name: 'Ajeno',
        user_name: 'Ana Prats',
        start_date: '2026-12-04T10:00:00.000Z',
        end_date: '2026-12-04T14:00:00.000Z',
        value: 'Cambiamos las freidoras y la campana de extracción de la cocina.',
        cancel: 'Campaña nacional.',
        status: 3,
        late: false,
        version: 0,
        auto_confirmed: false,
        withdrawn: false,
        ended_at: null,
        history: [{ what: 'requested', at: '2026-11-04T10:00:00.000Z', name: 'Ana Prats', role: 1 }],
      },
    ]);
  });

  it('[R-MOP-09] [AMB-48] filters by status, notice and whether anything can still be decided', async () => {
    const { requests } = await as(Role.Administrator);
    expect(await requests({ status: '2' })).toEqual([2, 1]);
    expect(await requests({ status: '1,3' })).toEqual([4, 3]);
    expect(await requests({ late: '1' })).toEqual([2]);
    expect(await requests({ late: '0' })).toEqual([4, 3, 1]);
    expect(await requests({ open: '1' })).toEqual([4, 3, 2]);
    expect(await requests({ open: '0', status: '2' })).toEqual([1]);
  });

  it('[R-MOP-09] filters those that have begun without a decision', async () => {
    const running = { start: '2020-01-01T10:00:00.000Z', end: '2099-01-01T10:00:00.000Z' };
    const some = [pause(5, running), pause(6, { ...running, status: Confirmed }), ...all];
    const views = await viewsHolding([mopPauses, some], [mopPolicies, []]);
    const { ask } = asking(mopHandlers, askedBy(views, { person: testPerson(Role.Administrator) }));
    const started = async (filters: InputOf<typeof mopQueries.ListMopRequests>) =>
      (await ask(mopQueries.ListMopRequests, { begun: '1', ...filters })).data.map(({ id }) => id);
    expect(await started({})).toEqual([idOf(5)]);
    expect(await started({ status: '2' })).toEqual([]);
    expect((await ask(mopQueries.CountMopRequests, { begun: '1' })).data).toEqual({ 1: 1, 2: 0, 3: 0 });
  });

  it('[R16] filters by the days that a pause touches, as the market counts them', async () => {
    const midnight = pause(5, { start: '2026-12-05T20:00:00.000Z', end: '2026-12-05T23:00:00.000Z' });
    const views = await viewsHolding([mopPauses, [...all, midnight]], [mopPolicies, []]);
    const { ask } = asking(mopHandlers, askedBy(views, { person: testPerson(Role.Administrator) }));
    const within = async (from: string, to: string) =>
      (await ask(mopQueries.ListMopRequests, { from, to })).data.map(({ id }) => Number(id.slice(-2)));
    expect(await within('2026-12-02', '2026-12-03')).toEqual([3, 2]);
    expect(await within('2026-12-04', '2026-12-05')).toEqual([5, 4]);
    // Ends at midnight in Madrid, when the 6th begins.
    expect(await within('2026-12-06', '2026-12-06')).toEqual([]);
  });

  it('[R-MOP-09] searches words without accents', async () => {
    const { requests } = await as(Role.Administrator);
    expect(await requests({ q: 'malaga' })).toEqual([3]);
    expect(await requests({ q: 'inigo munoz' })).toEqual([3]);
    expect(await requests({ q: 'freidoras', status: '2' })).toEqual([2, 1]);
    expect(await requests({ q: 'nada' })).toEqual([]);
  });

  it.each([
    ['log_date', [1, 2, 3, 4]],
    ['-start_date', [4, 3, 2, 1]],
    ['end_date', [1, 2, 3, 4]],
    ['-status', [4, 2, 1, 3]],
    ['restaurant_name', [4, 1, 2, 3]],
    ['-user_name', [3, 4, 2, 1]],
  ] as const)('[R-MOP-09] sorts by %s', async (sort, order) => {
    const { requests } = await as(Role.Administrator);
    expect(await requests({ sort })).toEqual(order);
  });
});

describe('how many requests there are', () => {
  it('[R-MOP-09] is counted for each status, also for zero', async () => {
    const { counts } = await as(Role.Administrator);
    expect(await counts()).toEqual({ 1: 1, 2: 2, 3: 1 });
    expect(await counts({ restaurant_id: 2 })).toEqual({ 1: 1, 2: 0, 3: 0 });
  });

  it('[R-MOP-09] counts only what the other filters leave', async () => {
    const { counts } = await as(Role.Administrator);
    expect(await counts({ open: '1' })).toEqual({ 1: 1, 2: 1, 3: 1 });
    expect(await counts({ q: 'gran via' })).toEqual({ 1: 0, 2: 2, 3: 0 });
    expect(await counts({ from: '2026-12-03', late: '0' })).toEqual({ 1: 1, 2: 0, 3: 1 });
  });
});

describe('the pauses of the own restaurants', () => {
  it.each([Role.Franchisee, Role.Manager, Role.Consultant])(
    '[R-MOP-03] [R-ROL-08] are all that people of role %s see',
    async (role) => {
      const { pauses } = await as(role);
      expect(await pauses()).toEqual([3, 2, 1]);
      expect(await pauses({ restaurant_id: 2 })).toEqual([3]);
      expect(await pauses({ restaurant_id: 9 })).toEqual([]);
      expect(await pauses({ restaurant_id: 9, status: '3' })).toEqual([]);
    },
  );

  it('[R-MOP-03] are those of every restaurant to administrators', async () => {
    const { pauses } = await as(Role.Administrator);
    expect(await pauses({ restaurant_id: 9 })).toEqual([4]);
  });
});

describe('one pause', () => {
  it('[R-MOP-02] is shown with its history to its restaurant', async () => {
    const { ask } = await as(Role.Consultant);
    const { data } = await ask(mopQueries.GetMopPause, { id: idOf(3) });
    expect(data).toMatchObject({ id: idOf(3), restaurant_id: 2, history: [{ what: 'requested' }] });
  });

  it('[R-ROL-08] does not exist for people of other restaurants', async () => {
    const { refused } = await as(Role.Franchisee);
    for (const n of [4, 99]) {
      expect(await refused(mopQueries.GetMopPause, { id: idOf(n) })).toBe('pause_not_found');
    }
  });
});

describe('the switch', () => {
  it('[R-MOP-07] [R-API-123] is shown with who set it and when', async () => {
    const { ask } = await as(Role.Manager);
    expect((await ask(mopQueries.GetMopAutoConfirm, {})).data).toEqual({
      confirm: 1,
      set_by: 'Marta Soler',
      set_at: '2026-11-02T08:00:00.000Z',
    });
  });

  it('[R-MOP-07] is off before it was ever set', async () => {
    const { ask } = await as(Role.Administrator, []);
    expect((await ask(mopQueries.GetMopAutoConfirm, {})).data).toEqual({
      confirm: 0,
      set_by: '',
      set_at: null,
    });
  });
});
