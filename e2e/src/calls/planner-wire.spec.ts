import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { asFormFields } from '@portal/contracts/examples';
import {
  plannerCommands,
  plannerDownloads,
  plannerQueries,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { SectionType } from '@portal/contracts/areas/sections';
import { testClock } from '@portal/platform/testing/test-clock';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import {
  addEmptySection,
  buildTestFixture,
  foreignRestaurant,
  ownRestaurant,
} from '../programs/test-fixture';
import { expectAbsentInPortugal } from './absent-in-portugal';
import { dataOf, failureOf } from './answers';

/** A Wednesday in a year of 365 days. */
const now = '2026-11-25T09:30:00.000Z';
const year = 2026;
const ofPlan = { restaurant_id: ownRestaurant, year };

describe('the year’s plan over HTTP', () => {
  const clock = testClock(now);
  let portal: InProcessPortal;
  let ana: SignedIn;
  let admin: SignedIn;
  let editor: SignedIn;
  let section = 0;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES', clock.now);
    await buildTestFixture(portal);
    section = await addEmptySection(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
    editor = await portal.signIn(Role.Editor, Role.Editor);
  });
  afterAll(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  const post = (path: string, payload: object | string, signedIn = ana, headers = {}) =>
    portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { ...signedIn, ...headers } });
  /** A form with JSON structures, as in the specification. */
  const postForm = (path: string, fields: Readonly<Record<string, unknown>>) => {
    const form = new URLSearchParams(asFormFields(fields)).toString();
    return post(path, form, ana, { 'content-type': 'application/x-www-form-urlencoded' });
  };
  /** Reads after all writes. */
  const upToDate = async () => ({ 'x-min-position': String(await portal.stores.events.head()) });
  const get = async (path: string, signedIn = ana) =>
    portal.app.inject({
      method: 'GET',
      url: `/api/${path}`,
      headers: { ...signedIn, ...(await upToDate()) },
    });
  const plan = async (signedIn = ana) =>
    dataOf<RestaurantPlan>(await post('restaurant/marketing', ofPlan, signedIn, await upToDate()));

  const priority = (changes: object = {}) => ({
    id: 1,
    name: '',
    type: 1,
    status: 1,
    daypart: { week: 'weekend', time: 'cena' },
    comportament: 'frecuencia',
    competitor: '',
    value: { sales: '4,5', new: 2 },
    ...changes,
  });
  const saveObjectives = (tableData: readonly object[], more: object = {}) =>
    postForm('restaurant/objectives/update', { ...ofPlan, tableData, ...more });
  const action = (changes: object = {}) => ({
    name: 'Vales en el barrio',
    strategy_id: 2,
    type: 2,
    status: 1,
    start_date: '2026-12-01',
    end_date: '2026-12-14',
    ...changes,
  });
  const addAction = (changes: object = {}) =>
    postForm('restaurant/action/add', { ...ofPlan, data: action(changes) });
  const move = (action_id: string, start_date: string, end_date: string) =>
    postForm('restaurant/action/update', { data: { action_id, start_date, end_date } });

  it('[AMB-66] [R-API-91] [R-API-93] [R-API-94] is chosen from the plan of the chain, which administrators save as a whole', async () => {
    const national = {
      objectives: [{ id: 1, name: 'Crecer en la cena' }],
      strategies: [{ id: 2, objectiveId: 1, sectionId: section }],
      actions: [
        { id: 3, strategyId: 2, name: 'Otoño', start: '2026-10-01', end: '2026-11-30', status: 1 },
        { id: 4, strategyId: 2, name: 'Secreto', start: '2026-12-01', end: '2026-12-02', status: 0 },
      ],
    };
    const saved = await post(`admin/plan/${year}/update`, { plan: national }, admin);
    expect(dataOf(saved)).toEqual({ year, version: expect.any(Number) });
    expect(failureOf(await post(`admin/plan/${year}/update`, { plan: national }, editor))[0]).toBe(403);
    const minimum = await upToDate();
    const objectives = await post('restaurant/objectives', { year }, ana, minimum);
    expect(dataOf(objectives)).toEqual([{ id: 1, name: 'Crecer en la cena', type: 1, year }]);
    expect(dataOf(await post('restaurant/strategies', { year }, ana, minimum))).toEqual([
      {
        id: 2,
        objective_id: 1,
        section_id: section,
        type: 1,
        section_type: 1,
        year,
        strategy_name: expect.stringMatching(/^Vacía /),
        section_url: expect.stringMatching(/^\/nacional\//),
      },
    ]);
    const actions = dataOf<{ name: string }[]>(await get(`restaurant/actions/${year}`));
    expect(actions).toMatchObject([
      {
        id: 'national-2026-3',
        name: 'Otoño',
        type: 1,
        row: 0,
        start: '2026-10-01',
        duration: 9,
        startHuman: '01/10/2026',
        endHuman: '30/11/2026',
        section_id: section,
      },
    ]);
  });

  it('[R-API-92] [R-MKT-02] is blank at first, with the years that can be planned', async () => {
    expect(await plan()).toEqual({
      ...ofPlan,
      years: [2025, 2026, 2027],
      today: '2026-11-25',
      objectives: [],
      strategies: [],
      actions: [],
      versions: { objectives: -1, strategies: -1 },
      changed: { objectives: null, strategies: null, actions: null },
    });
    for (const refused of [2024, 2028]) {
      const answer = await post('restaurant/marketing', { ...ofPlan, year: refused });
      expect(failureOf(answer)).toEqual([422, 'plan_year_refused', { year: 'not_plannable' }]);
    }
    const byGet = await get(`restaurant/marketing?restaurant_id=${ownRestaurant}&year=${year}`);
    expect(dataOf<RestaurantPlan>(byGet).years).toEqual([2025, 2026, 2027]);
  });

  it('[R-API-96] [R-MKT-08] [R-ERR-20] saves priorities by the names of the specification, or names the wrong values', async () => {
    const wrong = await saveObjectives([priority({ value: { sales: 'mucho', new: '-1' } })]);
    expect(failureOf(wrong)).toEqual([
      422,
      'priority_values_not_numeric',
      { 'tableData.0.value.sales': 'not_numeric', 'tableData.0.value.new': 'not_numeric' },
    ]);
    const four = [1, 2, 3, 3].map((status) => priority({ status, type: 2, id: '', name: `P${status}` }));
    expect(failureOf(await saveObjectives(four))).toEqual([422, 'priorities_full']);
    expect(failureOf(await saveObjectives([priority({ competitor: '77' })]))).toEqual([
      422,
      'plan_competitor_unknown',
      { 'tableData.0.competitor': 'unknown' },
    ]);
    const saved = await saveObjectives([priority()]);
    expect(dataOf(saved)).toEqual({
      version: expect.any(Number),
      removal_id: null,
      removed: { objectives: 0, strategies: 0, actions: 0 },
      objectives: [{ resobjective_id: 1, status: 1 }],
    });
    expect(await plan(editor)).toMatchObject({
      objectives: [
        {
          id: 1,
          name: 'Crecer en la cena',
          type: 1,
          status: 1,
          resobjective_id: 1,
          daypart: { week: 'weekend', time: 'cena' },
          comportament: 'frecuencia',
          competitor: null,
          value: { sales: 4.5, new: 2 },
          withdrawn: false,
        },
      ],
      changed: { objectives: { date: now, user_id: Role.Franchisee, user_name: 'Persona 1' } },
    });
  });

  it('[R-API-97] [R-MKT-11] saves strategies as sections or texts', async () => {
    const tableData = [
      { resobjective_id: 1, section_id: section, status: 1 },
      { resobjective_id: 1, section_id: '', strategy_name: 'Puerta a puerta', status: 2 },
    ];
    const saved = await postForm('restaurant/strategies/update', { ...ofPlan, tableData });
    expect(dataOf(saved)).toMatchObject({
      removal_id: null,
      strategies: [
        { id: 2, status: 1 },
        { id: 3, status: 2 },
      ],
    });
    expect((await plan()).strategies).toMatchObject([
      { id: 2, objective_id: 1, section_id: section, type: 1, status: 1, letter: 'A' },
      { id: 3, section_id: null, strategy_name: 'Puerta a puerta', type: 2, status: 2, letter: 'B' },
    ]);
    const local = await addEmptySection(portal, SectionType.Local);
    const other = await postForm('restaurant/strategies/update', {
      ...ofPlan,
      tableData: [{ resobjective_id: 1, section_id: local, status: 1 }],
    });
    expect(failureOf(other)).toEqual([422, 'plan_incomplete', { 'tableData.0.section_id': 'unknown' }]);
    const unknown = await postForm('restaurant/strategies/update', {
      ...ofPlan,
      tableData: [{ resobjective_id: 9, strategy_name: 'x', status: 1 }],
    });
    expect(failureOf(unknown)).toEqual([
      422,
      'plan_incomplete',
      { 'tableData.0.resobjective_id': 'unknown' },
    ]);
  });

  it('[R-API-99] [R-MKT-17] [R-MKT-21] [R-ERR-19] refuses an action for the first thing that is wrong, each with its own code', async () => {
    const cases: readonly (readonly [object, string, object])[] = [
      [{ strategy_id: '', end_date: '' }, 'action_without_strategy', { strategy_id: 'empty_strategy' }],
      [{ end_date: '' }, 'action_without_dates', { end_date: 'empty_date' }],
      [{ start_date: '2027-01-02', end_date: '2026-12-31' }, 'action_ends_first', { end_date: 'end_date' }],
      [{ end_date: '2027-01-01' }, 'action_outside_year', { end_date: 'year_date' }],
    ];
    for (const [changes, code, fields] of cases)
      expect(failureOf(await addAction(changes))).toEqual([422, code, fields]);
    expect((await addAction({ start_date: 'ayer' })).statusCode).toBe(400);
  });

  it('[R-API-99] [R-API-100] [R-API-101] adds an action, moves it by its id and its days, and deletes it by its bare id', async () => {
    const { id } = dataOf<{ id: string }>(await addAction());
    expect((await plan()).actions).toMatchObject([
      {
        id,
        name: 'Vales en el barrio',
        strategy_id: 2,
        type: 2,
        status: 1,
        row: 1,
        duration: 2,
        startHuman: '01/12/2026',
        endHuman: '14/12/2026',
        complete_name: 'A · Vales en el barrio',
        start_week: 49,
        year,
        section_id: section,
        section_type: 1,
      },
    ]);
    expect(dataOf(await move(id, '2026-12-30', '2026-12-31'))).toEqual({ id, version: expect.any(Number) });
    expect(failureOf(await move(id, '2026-12-30', ''))).toEqual([
      422,
      'action_without_dates',
      { end_date: 'empty_date' },
    ]);
    const renamed = await postForm('restaurant/action/update', {
      data: { action_id: id, name: 'Otro', start_date: '2026-12-30', end_date: '2026-12-31' },
    });
    expect(renamed.statusCode).toBe(200);
    expect((await plan()).actions).toMatchObject([{ name: 'Vales en el barrio', start: '2026-12-30' }]);
    expect(dataOf(await postForm('restaurant/action/delete', { id }))).toEqual({ id });
    expect((await plan()).actions).toEqual([]);
  });

  it('[R-MKT-14] [R-ROL-06] [W8] leaves national actions, and those of others, as they are', async () => {
    const { id } = dataOf<{ id: string }>(await addAction({ name: 'Vales en el metro' }));
    expect(failureOf(await move('national-2026-3', '2026-10-01', '2026-10-02'))).toEqual([
      403,
      'national_action_read_only',
    ]);
    const stranger = await portal.signIn(7, Role.Franchisee);
    const foreign = await post('restaurant/action/delete', { id }, stranger);
    expect(failureOf(foreign)).toEqual([404, 'plan_action_not_found']);
    expect((await post('restaurant/action/delete', { id }, editor)).statusCode).toBe(403);
    const elsewhere = await post('restaurant/marketing', { ...ofPlan, restaurant_id: foreignRestaurant });
    expect(elsewhere.statusCode).toBe(403);
    expect((await post('restaurant/marketing', ofPlan, {} as SignedIn)).statusCode).toBe(403);
  });

  it('[R-API-102] [R-HOM-10] [AMB-70] gives the home what is on or begins within thirty days', async () => {
    await addAction({ name: 'Feria', start_date: '2026-11-20', end_date: '2026-11-25' });
    await addAction({ name: 'Pasada', start_date: '2026-11-01', end_date: '2026-11-24' });
    await addAction({ name: 'Nochevieja', start_date: '2026-12-31', end_date: '2026-12-31' });
    const home = await post('actions', { restaurant_id: ownRestaurant }, ana, await upToDate());
    const result = dataOf<{ name: string; phase: string }[]>(home).map(({ name, phase }) => [name, phase]);
    expect(result).toEqual([
      ['Feria', 'current'],
      ['Vales en el metro', 'soon'],
    ]);
  });

  it('[AMB-63] [U5] clears a priority with its dependents as known to the sender, and restores it', async () => {
    const clear = (actions: number) => {
      const removes = { strategies: 2, actions };
      return post('restaurant/objectives/update', { ...ofPlan, tableData: [], removes });
    };
    const result = await clear(1);
    expect(result.statusCode).toBe(409);
    expect(result.json()).toMatchObject({
      error: { code: 'plan_removes_more', details: { strategies: 2, actions: 4 } },
    });
    const { removal_id } = dataOf<{ removal_id: string }>(await clear(4));
    expect(await plan()).toMatchObject({ objectives: [], strategies: [], actions: [] });
    expect(dataOf(await postForm('restaurant/plan/restore', { ...ofPlan, removal_id }))).toEqual({
      removal_id,
    });
    expect((await plan()).actions).toHaveLength(4);
    const again = await postForm('restaurant/plan/restore', { ...ofPlan, removal_id });
    expect(failureOf(again)).toEqual([404, 'plan_removal_not_found']);
  });

  it('[R4] reports who was faster to a person who saves an older table', async () => {
    const { versions } = await plan();
    await saveObjectives([priority({ value: { sales: 6, new: 2 } })], { version: versions.objectives });
    const late = await post(
      'restaurant/objectives/update',
      { ...ofPlan, tableData: [priority()], version: versions.objectives },
      admin,
    );
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      error: { code: 'conflict', details: { changed_by_name: 'Persona 1', changed_at: now } },
    });
  });

  it('[R3] adds an action once for many sendings under one key', async () => {
    const before = (await plan()).actions.length;
    const send = () =>
      post('restaurant/action/add', { ...ofPlan, data: action({ name: 'Una vez' }) }, ana, {
        'idempotency-key': 'the-same-action',
      });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await plan()).actions).toHaveLength(before + 1);
  });

  it('[W30] [R-API-103] shows its picture to people who are signed in alone, and sends it once', async () => {
    const picture = (headers = {}) =>
      portal.app.inject({ method: 'GET', url: '/api/static/marketing-plan.jpg?date=20261125', headers });
    expect((await picture()).statusCode).toBe(403);
    const shown = await picture({ ...ana });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, expect.stringMatching(/^image/)]);
    const { etag } = shown.headers;
    expect(etag).toBeTruthy();
    const again = await picture({ ...ana, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('[AMB-66] [U5] fills an empty year from another one, and undoes that', async () => {
    const copied = await post('admin/plan/2027/copy', { from: year }, admin);
    const { version } = dataOf<{ version: number }>(copied);
    const next = await get('admin/plan/2027', admin);
    expect(dataOf(next)).toMatchObject({ version, can_restore: true, plan: { actions: [{}, {}] } });
    expect(failureOf(await post('admin/plan/2027/copy', { from: year }, admin))).toEqual([
      409,
      'national_plan_not_empty',
    ]);
    dataOf(await post('admin/plan/2027/restore', { version }, admin));
    expect(dataOf(await get('admin/plan/2027', admin))).toMatchObject({
      plan: { objectives: [], strategies: [], actions: [] },
      can_restore: false,
    });
    const changes = dataOf<{ change: string; name: string }[]>(await get(`restaurant/plan/changes/${year}`));
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'action', change: 'added', name: 'Otoño' }),
    );
  });
});

describe('the year’s plan in a market without it', () => {
  it('[R-MKT-01] [R-ROL-06] every call of it is answered with 404 in Portugal, to everybody', async () => {
    // The address is also that of the calendar.
    const {
      RenewPlanCalendarAddress: _renew,
      RevokePlanCalendarAddress: _revoke,
      ...commands
    } = plannerCommands;
    const { GetPlanCalendarAddress: _get, ...queries } = plannerQueries;
    await expectAbsentInPortugal({ ...commands, ...queries, ...plannerDownloads }, 19);
  });
});
