import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { importPushes } from '@portal/contracts/areas/imports';
import { aRecordChange, historyQueries } from '@portal/contracts/areas/history';
import {
  calendarFilePath,
  plannerCommands,
  plannerQueries,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AreaManifest } from '#core/area-manifest';
import { app, inside, page, press, see, textsOf, widen } from '#testing/screen-kit';
import { addressTexts, historyTexts } from '#ui/texts';
import { adminPlanTexts, subscriptionTexts } from './texts';
import {
  drag,
  type FakePlanner,
  layOutCalendar,
  letGo,
  menus,
  updates,
  vales,
  withActions,
  plannerApi,
  answer,
  bar,
  calendar,
  openPlanner,
  text,
  ui,
} from './planner.testing';
import { anObjective, aPlan, aStrategyAt, localAction, year } from './sample-plan.testing';

const subscription = textsOf(subscriptionTexts);
const address = textsOf(addressTexts);
const history = textsOf(historyTexts);
const adminPlan = textsOf(adminPlanTexts);

/** The live rule of photos. */
const imports: AreaManifest = {
  area: 'imports',
  routes: [],
  live: async () => importPushes.live,
};

beforeEach(() => {
  widen(1440);
  layOutCalendar();
});
afterEach(() => void jest.restoreAllMocks());

describe('the list', () => {
  it('[R-MKT-13] is what phones have: months, with the same edits and deletions', async () => {
    widen(360);
    const fake = openPlanner(withActions([vales], {}, [menus]));
    const list = await inside('group', calendar('list', { year }));
    const march = within(list.getByRole('list', { name: /marzo/ }));
    await press(/^Editar A Vales/, 'button', march);
    await see.role('dialog', 'Vales');
    await press(calendar('close'));
    await press(calendar('deleteNamed', { name: 'Vales' }), 'button', march);
    await waitFor(() => expect(fake.plan.actions).toEqual([]));
    see.none('radio', calendar('view.list'));
  });

  it('[R-MKT-13] is chosen on wide screens, and remembered', async () => {
    openPlanner(withActions([vales]));
    await press(calendar('view.list'), 'radio');
    await see.role('group', calendar('list', { year }));
    cleanup();
    openPlanner(withActions([vales]));
    await see.role('group', calendar('list', { year }));
  });
});

describe('out of the portal', () => {
  it('[R-MKT-01] is printed by a button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    openPlanner(withActions([vales]));
    await press(text('print'));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('[R-MKT-13] is downloaded for calendar programs', async () => {
    openPlanner(withActions([vales]));
    await press(subscription('menu'));
    const link = await screen.findByRole('menuitem', { name: subscription('download', { year }) });
    expect(link.getAttribute('href')).toBe(`${calendarFilePath({ restaurantId: 1, year })}?language=CAST`);
  });

  it('[R-MKT-13] is subscribed to by a secret address, which is shown once, renewed and voided', async () => {
    const fake = withActions([]);
    let since: string | null = null;
    fake.api.on(plannerQueries.GetPlanCalendarAddress, () => ({ since, ended: false }));
    fake.api.on(plannerCommands.RenewPlanCalendarAddress, () => {
      since = '2026-11-25T09:00:00.000Z';
      return { token: 'secreto', since };
    });
    fake.api.on(plannerCommands.RevokePlanCalendarAddress, () => {
      since = null;
      return { since };
    });
    openPlanner(fake);
    const subscribe = async () => {
      await press(subscription('menu'));
      await press(subscription('subscribe'), 'menuitem');
    };
    await subscribe();
    await press(address('create'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: address('address') });
    expect(field.value).toBe(`${window.location.origin}/api/plan/calendar/1/secreto`);
    await press(address('close'));
    await subscribe();
    await see(address('since', { date: '25/11/2026' }));
    await press(address('renew'));
    await answer(address('renewTitle'), ui('cancel'));
    expect(fake.api.callsTo(plannerCommands.RenewPlanCalendarAddress)).toHaveLength(1);
    await press(address('revoke'));
    await answer(address('revokeTitle'), address('revoke'));
    await see(address('none'));
  });

  it('[X13] shows that the secret address has ended with a new password, and creates another', async () => {
    const fake = withActions([]);
    fake.api.on(plannerQueries.GetPlanCalendarAddress, () => ({ since: null, ended: true }));
    openPlanner(fake);
    await press(subscription('menu'));
    await press(subscription('subscribe'), 'menuitem');
    await see(address('ended'));
    expect(screen.getByRole('button', { name: address('create') })).toBeTruthy();
  });

  it('[R-MKT-04] [R-API-103] shows the picture of the plan, another one each day, and a word where it cannot be shown', async () => {
    openPlanner(withActions([]));
    const picture = await screen.findByRole('img', { name: text('imageOf', { year }) });
    expect(picture.getAttribute('src')).toMatch(/^\/api\/static\/.*\?v=1&date=\d{4}-\d\d-\d\d$/);
    fireEvent.error(picture);
    await see(text('imageNone'));
  });

  it('[R-MKT-04] has a word where there is no picture, and shows one as soon as there is', async () => {
    const fake = withActions([]);
    fake.photos = 0;
    openPlanner(fake, { more: [imports] });
    await see(text('imageNone'));
    fake.photos = 2;
    app.push('PlanPhotoChanged', { version: 2, position: 60 });
    const picture = await screen.findByRole('img', { name: text('imageOf', { year }) });
    expect(picture.getAttribute('src')).toContain('?v=2&');
    see.noText(text('imageNone'));
  });
});

describe('who may what', () => {
  it('[R-ROL-06] [AMB-52] restricted administrators read, and change nothing', async () => {
    const fake = openPlanner(plannerApi({ actions: [vales] }, [], { type: 4 }));
    const element = await bar(/Vales/);
    drag(element, 10);
    letGo(element);
    const dialog = await inside('dialog', 'Vales');
    expect(dialog.queryByRole('button', { name: calendar('save') })).toBeNull();
    see.none('textbox');
    expect(updates(fake)).toEqual([]);
  });

  it('[R-NAV-03] leads home in Portugal', async () => {
    const Home = () => <h1>Home</h1>;
    const title = { CAST: 'T', CAT: 'T', PT: 'T' };
    const more = [
      { area: 'test', routes: [{ path: '/', frame: 'portal' as const, title, screen: async () => Home }] },
    ];
    openPlanner(plannerApi(), { market: 'PT', more });
    await see.role('heading', 'Home');
    expect(app.path()).toBe('/');
  });
});

describe('an earlier version of the plan', () => {
  const { ListRecordHistory, GetRecordAt } = historyQueries;
  const { UpdatePlanObjectives, UpdatePlanStrategies } = plannerCommands;
  const { at } = aRecordChange();

  async function compare(was: RestaurantPlan, fake: FakePlanner) {
    openPlanner(fake);
    fake.api
      .on(ListRecordHistory, () =>
        page([aRecordChange({ fields: [{ field: 'actions', before: [vales], after: [] }] })], 1),
      )
      .on(GetRecordAt, ({ position }) => ({
        position: 39,
        at,
        now: fake.plan,
        fields: [],
        values: position === undefined ? fake.plan : was,
      }));
    await press(history('open'));
    await press(history('seeBeforeOf', { day: '20/11/2026', time: '10:30' }));
  }

  it('[R11] [U5] [R-MKT-14] gives the own actions their dates back, also of those deleted since', async () => {
    const other = localAction(91, 'Sorteo', { start: `${year}-05-04`, end: `${year}-05-10` });
    const was = aPlan({ actions: [{ ...vales, start: `${year}-04-06`, end: `${year}-04-12` }] });
    const fake = withActions([vales, other]);
    await compare(was, fake);
    await press(history('restoreAll'));
    await see(history('restored', { fields: adminPlan('actions') }));
    expect(fake.plan.actions.map(({ id }) => id)).toEqual([vales.id]);
    expect(updates(fake)).toEqual([[`${year}-04-06`, `${year}-04-12`, vales.version]]);
    await press(ui('undo'));
    await see(history('undone'));
    expect(fake.plan.actions.map(({ id }) => id).toSorted()).toEqual([vales.id, other.id].toSorted());
  });

  const own = anObjective(2, { id: -1, name: 'Más meriendas', type: 2, competitor: '7' });
  const written = aStrategyAt(3, { section_id: null, strategy_name: 'Meriendas', section_url: null });
  const earlier = aPlan({
    objectives: [anObjective(1, { value: { sales: 4, new: 3 } }), own],
    strategies: [aStrategyAt(1), aStrategyAt(2), written],
  });
  const rowsOf = (plan: Pick<RestaurantPlan, 'objectives' | 'strategies'>) => [
    plan.objectives.map(({ name, status, value, competitor }) => [name, status, value, competitor]),
    plan.strategies.map(({ strategy_name: name, status }) => [name, status]),
  ];

  it('[R11] [U5] [R-MKT-05] brings priorities and strategies back that were cleared since, as new ones', async () => {
    const now = aPlan({ objectives: [anObjective(1, { competitor: '9' })], actions: [vales] });
    const fake = plannerApi(now);
    await compare(earlier, fake);
    await press(history('restoreOf', { field: text('part.priorities') }));
    await see(history('restored', { fields: text('part.priorities') }));
    const [first, ...others] = earlier.objectives;
    const restored = { ...earlier, objectives: [{ ...first, competitor: '9' }, ...others] } as RestaurantPlan;
    expect(rowsOf(fake.plan)).toEqual(rowsOf(restored));
    const [, strategy] = fake.api.callsTo(UpdatePlanStrategies)[0]?.tableData.slice(1) ?? [];
    expect(strategy).toMatchObject({ strategy_name: 'Meriendas', resobjective_id: own.resobjective_id + 30 });
    await press(ui('undo'));
    await see(history('undone'));
    expect([rowsOf(fake.plan), fake.plan.actions]).toEqual([rowsOf(now), [vales]]);
    const sent = [UpdatePlanObjectives, UpdatePlanStrategies].flatMap((call) => fake.api.callsTo(call));
    expect(sent.map(({ version, removes }) => [version, removes])).toEqual(
      [3, 4, 5, 6].map((version) => [version, { strategies: 0, actions: 0 }]),
    );
  });

  const gone = { section_id: 180, section_url: null, strategy_name: 'Sección borrada' };
  it.each<[string, RestaurantPlan, Partial<RestaurantPlan>]>([
    ['a priority would be cleared', aPlan(), { objectives: [anObjective(1), anObjective(2)] }],
    ['a strategy would be cleared', aPlan(), { strategies: [aStrategyAt(1), aStrategyAt(2)] }],
    [
      'an objective is not offered any more',
      aPlan({ objectives: [anObjective(1), anObjective(2, { withdrawn: true })] }),
      {},
    ],
    ['ranks below would be free', aPlan({ objectives: [anObjective(1), anObjective(3)] }), {}],
    ['a section is gone', aPlan({ strategies: [aStrategyAt(1, gone)] }), {}],
    ['the section of the undo is gone', aPlan(), { strategies: [aStrategyAt(1, gone)] }],
    [
      'actions were removed with their strategy',
      aPlan({ strategies: [aStrategyAt(1), aStrategyAt(2)], actions: [localAction(5, 'Feria', vales, 2)] }),
      {},
    ],
  ])('[U5] [AMB-63] is not restored where %s', async (_, was, now) => {
    await compare(was, plannerApi(now));
    await see.role('table', history('was'));
    see.none('button', history('restoreAll'));
  });
});
