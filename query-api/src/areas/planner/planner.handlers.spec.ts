import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type Language, Role } from '@portal/contracts';
import {
  anAction,
  aNationalContent,
  aPriority,
  aStrategy,
  calendarDigestText,
  nationalPlans,
  planCalendarAddresses,
  plannerDownloads,
  plannerQueries,
  restaurantPlans,
} from '@portal/contracts/areas/planner';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { aSection, aSectionBelow, type AddedSection, sections } from '@portal/contracts/areas/sections';
import { legalTermsVersion, users } from '@portal/contracts/areas/users';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { plannerDownloadHandlers, plannerHandlers } from './planner.handlers';

const now = () => new Date('2026-11-25T09:30:00.000Z');
const at = '2026-11-20T09:30:00.000Z';
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const token = 'the-secret';

const section = ({ sectionId, ...facts }: AddedSection) => ({
  ...facts,
  id: sectionId,
  formerUrls: [],
  version: 0,
  resources: 0,
});
const top = aSection({ sectionId: 10, url: 'productos', path: ['productos'] });
const menus = aSectionBelow(top, { sectionId: 11, name: 'Menús', url: 'menus' });

const plan = (
  changes: Partial<DocumentOf<typeof restaurantPlans>> = {},
): DocumentOf<typeof restaurantPlans> => ({
  id: '1-2026',
  restaurantId: 1,
  year: 2026,
  priorities: [aPriority()],
  strategies: [aStrategy()],
  actions: [{ ...anAction(), version: 2, changedAt: at }],
  versions: { priorities: 0, strategies: 1 },
  lastChanges: { objectives: { at, userId: 12 }, strategies: { at, userId: 404 }, actions: null },
  ...changes,
});
const national = {
  id: '2026',
  year: 2026,
  ...aNationalContent(),
  lastId: 3,
  version: 4,
  restorable: true,
  changedAt: at,
  news: [
    {
      kind: 'objective' as const,
      change: 'added' as const,
      id: 1,
      name: 'Crecer en la cena',
      at,
      version: 4,
    },
  ],
};
const restaurant = { id: 1, name: 'Gran Vía', site: '101', deleted: false };
const ended = (at: string) => ({ reason: 'password-changed', generation: 4, at, kept: null });
const person = (changes: object = {}) => ({
  id: 12,
  name: 'Ana',
  email: 'ana@es.chain.example',
  phone: '',
  type: Role.Franchisee,
  active: true,
  deleted: false,
  locations: [1],
  accessEndedBy: [],
  favourite: null,
  legal: legalTermsVersion,
  sessionsFrom: ended('2026-11-19T09:30:00.000Z'),
  addressChange: null,
  secondFactor: false,
  version: 0,
  ...changes,
});
const address = { id: 12, digest: secrets.pepper(calendarDigestText(token)), since: at };

interface World {
  readonly plans?: readonly ReturnType<typeof plan>[];
  readonly tree?: readonly ReturnType<typeof section>[];
  readonly who?: ReturnType<typeof person>;
  readonly chain?: typeof national;
  readonly language?: Language;
}
async function world({ language, chain = national, ...given }: World = {}) {
  const { plans = [plan()], tree = [top, menus].map(section), who = person() } = given;
  const views = await viewsHolding(
    [restaurantPlans, plans],
    [nationalPlans, [chain]],
    [sections, tree],
    [restaurants, [restaurant as never]],
    [users, [who as never]],
    [planCalendarAddresses, [address]],
  );
  const context = {
    ...askedBy(views, { person: testPerson(Role.Franchisee), now, ...(language && { language }) }),
    secrets,
  };
  return { context, ...asking(plannerHandlers, context) };
}
const of2026 = { restaurant_id: 1, year: 2026 };

describe('the plan of a restaurant', () => {
  it('[R-MKT-08] [R-MKT-11] [R-MKT-16] [R-API-92] is spelled as the specification has it, with what follows', async () => {
    const { ask } = await world();
    const { data } = await ask(plannerQueries.GetRestaurantPlan, of2026);
    expect(data).toMatchObject({ years: [2025, 2026, 2027], today: '2026-11-25' });
    expect(data.versions).toEqual({ objectives: 0, strategies: 1 });
    expect(data.changed).toEqual({
      objectives: { date: at, user_id: 12, user_name: 'Ana' },
      strategies: { date: at, user_id: 404, user_name: '' },
      actions: null,
    });
    expect(data.objectives).toEqual([
      {
        id: 1,
        name: 'Crecer en la cena',
        type: 1,
        status: 1,
        resobjective_id: 1,
        withdrawn: false,
        daypart: { week: 'weekend', time: 'cena' },
        comportament: 'frecuencia',
        competitor: null,
        value: { sales: 4.5, new: 2 },
      },
    ]);
    expect(data.strategies).toMatchObject([
      { id: 2, objective_id: 1, section_id: 11, strategy_name: 'Menús', type: 1, status: 1, letter: 'A' },
    ]);
    expect(data.actions).toMatchObject([
      {
        strategy_id: 2,
        type: 2,
        row: 1,
        start_week: 49,
        duration: 2,
        year: 2026,
        version: 2,
        startHuman: '30/11/2026',
        endHuman: '13/12/2026',
        section_type: 1,
        section_url: '/nacional/menus',
        complete_name: 'A · Reparto de vales en el barrio',
      },
    ]);
  });

  it('[U12] is read where it was stored before authors were recorded', async () => {
    const { lastChanges: _since, ...before } = plan();
    const { ask } = await world({ plans: [before] });
    const { data } = await ask(plannerQueries.GetRestaurantPlan, of2026);
    expect(data.changed).toEqual({ objectives: null, strategies: null, actions: null });
  });

  it('[R-MKT-16] follows a section that is moved or renamed, and keeps the name of one that is gone', async () => {
    const moved = section({ ...menus, name: 'Menús y más', url: 'menus-y-mas' });
    const { ask } = await world({ tree: [section(top), moved] });
    const { data } = await ask(plannerQueries.GetRestaurantPlan, of2026);
    expect(data.strategies[0]).toMatchObject({
      strategy_name: 'Menús y más',
      section_url: '/nacional/menus-y-mas',
    });
    const gone = await (await world({ tree: [section(top)] })).ask(plannerQueries.GetRestaurantPlan, of2026);
    expect(gone.data.strategies[0]).toMatchObject({ strategy_name: 'Menús', section_url: null });
  });

  it('[R-MKT-02] is blank before anything is planned, and refused for other years and restaurants', async () => {
    const { ask, refused } = await world();
    const blank = await ask(plannerQueries.GetRestaurantPlan, { ...of2026, year: 2027 });
    expect(blank.data).toMatchObject({ objectives: [], versions: { objectives: -1, strategies: -1 } });
    expect(await refused(plannerQueries.GetRestaurantPlan, { ...of2026, year: 2028 })).toBe(
      'plan_year_refused',
    );
    expect(await refused(plannerQueries.GetRestaurantPlan, { ...of2026, restaurant_id: 9 })).toBe(
      'restaurant_not_found',
    );
  });

  it('[AMB-66] marks objectives that the chain no longer has', async () => {
    const { ask } = await world({
      plans: [plan({ priorities: [aPriority({ objectiveId: 50, name: 'Verano' })] })],
    });
    const { data } = await ask(plannerQueries.GetRestaurantPlan, of2026);
    expect(data.objectives[0]).toMatchObject({ name: 'Verano', withdrawn: true });
  });
});

describe('the plan of the chain', () => {
  it('[R-API-91] [R-API-93] [R-API-94] is read by everybody who plans', async () => {
    const { ask } = await world();
    const year = { year: 2026 };
    expect((await ask(plannerQueries.ListNationalObjectives, year)).data).toEqual([
      { id: 1, name: 'Crecer en la cena', type: 1, year: 2026 },
    ]);
    expect((await ask(plannerQueries.ListNationalStrategies, year)).data).toMatchObject([
      { id: 2, objective_id: 1, section_id: 11, section_url: '/nacional/menus' },
    ]);
    expect((await ask(plannerQueries.ListNationalActions, year)).data).toMatchObject([
      { id: 'national-2026-3', type: 1, row: 0, complete_name: 'Menús de otoño', section_id: 11 },
    ]);
    expect((await ask(plannerQueries.ListNationalPlanChanges, year)).total).toBe(1);
    expect((await ask(plannerQueries.ListNationalObjectives, { year: 2027 })).data).toEqual([]);
  });

  it('[AMB-66] is edited with its version and the next free id', async () => {
    const { ask } = await world();
    expect((await ask(plannerQueries.GetNationalPlan, { year: 2026 })).data).toMatchObject({
      version: 4,
      next_id: 4,
      can_restore: true,
      plan: aNationalContent(),
    });
    expect((await ask(plannerQueries.GetNationalPlan, { year: 2027 })).data).toMatchObject({
      version: -1,
      next_id: 1,
      can_restore: false,
      update_date: null,
    });
  });
});

describe('the actions of the home', () => {
  it('[R-HOM-09] [R-HOM-10] [R-HOM-11] [R-API-102] [AMB-70] are those that are current or soon, of this year and the next', async () => {
    const action = (actionId: string, start: string, end: string, more: object = {}) => ({
      ...anAction({ actionId, start, end }),
      version: 0,
      changedAt: at,
      ...more,
    });
    const { ask } = await world({
      plans: [
        plan({
          actions: [
            action('soon', '2026-12-25', '2026-12-26'),
            action('far', '2026-12-26', '2026-12-27'),
            action('over', '2026-11-01', '2026-11-24'),
            action('now', '2026-11-01', '2026-11-25'),
            action('hidden', '2026-11-01', '2026-11-30', { status: 0 }),
          ],
        }),
      ],
    });
    const { data } = await ask(plannerQueries.ListLocalActions, { restaurant_id: 1 });
    expect(data.map(({ id, phase, section_url }) => [id, phase, section_url])).toEqual([
      ['now', 'current', '/nacional/menus'],
      ['soon', 'soon', '/nacional/menus'],
    ]);
  });
});

describe('the calendar', () => {
  it('is a file of whole days, the end after the last one, each action with an id that stays', async () => {
    const { context } = await world();
    const file = await opening(
      plannerDownloadHandlers,
      plannerDownloads.DownloadPlanCalendar,
      of2026,
      context,
    );
    expect(file).toMatchObject({
      filename: 'plan-2026-101.ics',
      contentType: 'text/calendar; charset=utf-8',
    });
    const text = Buffer.from((file as { content: Uint8Array }).content)
      .toString()
      .replaceAll('\r\n ', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('DTSTART;VALUE=DATE:20261130');
    expect(text).toContain('DTEND;VALUE=DATE:20261214');
    expect(text).toContain(`UID:${anAction().actionId}.1@es.chain.example`);
    expect(text).toContain('SUMMARY:A · Menús de otoño');
    expect(text).toContain('DESCRIPTION:Propia · A: Menús');
  });

  const read = async (changes: object, input: object = {}) => {
    const { refused } = await world({ who: person(changes) });
    return refused(plannerQueries.ReadPlanCalendar, { restaurant_id: 1, token, ...input });
  };

  it('is read by the secret of a person who may read these plans now', async () => {
    const { ask } = await world();
    const { data } = await ask(plannerQueries.ReadPlanCalendar, { restaurant_id: 1, token, language: 'CAT' });
    expect(data).toContain('Pla de màrqueting');
  });

  it.each([
    ['another secret', {}, { token: 'guessed' }],
    ['a restaurant of others', {}, { restaurant_id: 2 }],
    ['a person who was deactivated', { active: false }, {}],
    ['a person who was deleted', { deleted: true }, {}],
    ['a person who has left the restaurant', { locations: [2] }, {}],
    ['a person who is a partner now', { type: Role.Partner }, {}],
    ['a person who has not accepted the terms', { legal: null }, {}],
    ['[X13] a person who has changed the password since', { sessionsFrom: ended(at) }, {}],
  ])('[W8] is not there for %s', async (_, who, input) => {
    expect(await read(who, input)).toBe('not_found');
  });
});

describe('[AMB-95] in Catalan', () => {
  const name = 'Crecer en la cena';
  const translations = { CAT: 'Créixer al sopar' };
  const { strategies, actions } = national;
  const chain = {
    ...national,
    objectives: [{ id: 1, name, translations }],
    actions: actions.map((action) => ({ ...action, translations: { CAT: 'Menús de tardor' } })),
    news: national.news.map((change) => ({ ...change, translations })),
  };
  const tree = [top, { ...menus, translations: { CAT: 'Els menús' } }].map(section);
  const inCatalan = () => world({ chain, tree, language: 'CAT' });

  it('[R-MKT-05] [R-MKT-10] [R-MKT-14] restaurants read objectives, sections and actions of the chain', async () => {
    const { ask } = await inCatalan();
    const { data } = await ask(plannerQueries.GetRestaurantPlan, of2026);
    expect(data.objectives[0]?.name).toBe('Créixer al sopar');
    expect(data.strategies[0]?.strategy_name).toBe('Els menús');
    const names = async (call: 'ListNationalObjectives' | 'ListNationalPlanChanges') =>
      (await ask(plannerQueries[call], { year: 2026 })).data.map((each) => each.name);
    expect(await names('ListNationalObjectives')).toEqual(['Créixer al sopar']);
    expect(await names('ListNationalPlanChanges')).toEqual(['Créixer al sopar']);
    const { data: ofChain } = await ask(plannerQueries.ListNationalActions, { year: 2026 });
    expect(ofChain.map((action) => action.complete_name)).toEqual(['Menús de tardor']);
  });

  it('[AMB-66] administrators read all texts beside the name', async () => {
    const { data } = await (await inCatalan()).ask(plannerQueries.GetNationalPlan, { year: 2026 });
    expect(data.plan.objectives).toEqual([
      { id: 1, name: 'Créixer al sopar', texts: { CAST: name, CAT: 'Créixer al sopar' } },
    ]);
    expect(data.plan.strategies).toEqual([{ ...strategies[0], name: 'Els menús' }]);
  });
});
