import { jest } from '@jest/globals';
import { importQueries, planPhotoPath } from '@portal/contracts/areas/imports';
import {
  countOfPriority,
  countOfStrategies,
  type PlanAction,
  plannerCommands,
  plannerQueries,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Market } from '@portal/contracts/kernel';
import { screen, within, act, fireEvent } from '@testing-library/react';
import { type FakeApi, fakeApi, press, refuse, screenKit, textsOf } from '#testing/screen-kit';
import { type PersonFacts, someTables } from '#testing/sample-session';
import type { AreaManifest } from '#core/area-manifest';
import { blocksTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { plannerArea } from './';
import {
  aPlan,
  day,
  localAction,
  moved,
  nationalAction,
  objectivesAfter,
  offered,
  strategiesAfter,
  year,
} from './sample-plan.testing';
import { calendarTexts, plannerTexts, prioritiesTexts } from './texts';

const nothing = { removal_id: null, removed: { objectives: 0, strategies: 0, actions: 0 } };

const without = <Row extends { readonly status: number }>(
  before: readonly Row[],
  after: readonly { readonly status: number }[],
) => before.filter(({ status }) => !after.some((row) => row.status === status));

const photoOf = (photos: number) => ({
  url: planPhotoPath(photos),
  version: photos,
  versions: [],
  update_date: photos === 0 ? null : '2026-11-20T09:30:00.000Z',
});

export class FakePlanner {
  readonly api: FakeApi;
  plan: RestaurantPlan;
  before: RestaurantPlan;
  national: readonly PlanAction[];
  photos = 1;

  constructor(facts: Partial<RestaurantPlan>, national: readonly PlanAction[], person: PersonFacts) {
    this.api = fakeApi().signedIn(person);
    this.plan = aPlan(facts);
    this.before = this.plan;
    this.national = national;
    answerQueries(this);
    saveTables(this);
    changeActions(this);
  }

  change(changes: Partial<RestaurantPlan>): void {
    this.plan = { ...this.plan, ...changes };
  }

  setActions(actions: readonly PlanAction[]): void {
    this.change({ actions: [...actions] });
  }

  actionOf(id: string): PlanAction | undefined {
    return this.plan.actions.find((action) => action.id === id);
  }

  datesOf(id: string) {
    const action = this.actionOf(id);
    return [action?.start, action?.end];
  }

  /** Drops actions whose strategies are gone. @returns the version */
  save(table: keyof RestaurantPlan['versions'], changes: Partial<RestaurantPlan>): number {
    this.before = this.plan;
    const version = this.plan.versions[table] + 1;
    this.change({ ...changes, versions: { ...this.plan.versions, [table]: version } });
    const { actions, strategies } = this.plan;
    this.setActions(actions.filter(({ row }) => strategies.some(({ status }) => status === row)));
    return version;
  }

  isSeen(table: keyof RestaurantPlan['versions'], version: number | undefined): boolean {
    return version === undefined || version === this.plan.versions[table];
  }
}

function answerQueries(known: FakePlanner): void {
  const { api } = known;
  api.on(plannerQueries.GetRestaurantPlan, (asked) => ({ ...known.plan, ...asked }));
  api.on(plannerQueries.ListNationalActions, () => known.national);
  api.on(plannerQueries.ListNationalObjectives, ({ year }) => offered.map((one) => ({ ...one, year })));
  api.on(plannerQueries.ListNationalStrategies, ({ year }) => [
    {
      id: 1,
      objective_id: 1,
      section_id: 101,
      strategy_name: 'Sección 1',
      type: 1 as const,
      year,
      section_type: 1,
      section_url: '/nacional/seccion-1',
    },
  ]);
  api.on(plannerQueries.ListLocalActions, () => []);
  api.on(importQueries.GetPlanPhoto, () => photoOf(known.photos));
  api.on(sectionQueries.ListSectionsOfType, () => []);
  api.on(sectionQueries.ListSections, () => []);
  api.on(sessionQueries.GetTables, () => someTables({}));
}

function saveTables(known: FakePlanner): void {
  const { api } = known;
  api.on(plannerCommands.UpdatePlanObjectives, ({ tableData, version: seen }) => {
    if (!known.isSeen('objectives', seen)) return conflict();
    const { objectives: old, strategies: all, actions } = known.plan;
    const cleared = without(old, tableData);
    const [count] = cleared.map(({ resobjective_id: id }) => countOfPriority(id, all, actions));
    const strategies = all.filter(
      ({ resobjective_id: id }) => !cleared.some((one) => one.resobjective_id === id),
    );
    const objectives = objectivesAfter(tableData, old);
    const version = known.save('objectives', { objectives: [...objectives], strategies });
    const removed = { objectives: cleared.length, ...count };
    return {
      version,
      objectives: objectives.map(({ resobjective_id, status }) => ({ resobjective_id, status })),
      ...(count === undefined
        ? nothing
        : { removal_id: 'removal-1', removed: { ...nothing.removed, ...removed } }),
    };
  });
  api.on(plannerCommands.UpdatePlanStrategies, ({ tableData, version: seen }) => {
    if (!known.isSeen('strategies', seen)) return conflict();
    const gone = without(known.plan.strategies, tableData);
    const actions = countOfStrategies(gone, known.plan.actions);
    const strategies = strategiesAfter(tableData);
    const version = known.save('strategies', { strategies: [...strategies] });
    const removed = { objectives: 0, strategies: gone.length, actions };
    return {
      version,
      strategies: strategies.map(({ id, status }) => ({ id, status })),
      ...(gone.length === 0 ? nothing : { removal_id: 'removal-2', removed }),
    };
  });
  api.on(plannerCommands.RestorePlanRemoval, ({ removal_id }) => {
    known.plan = { ...known.before, versions: known.plan.versions };
    return { removal_id };
  });
}

function changeActions(known: FakePlanner): void {
  const { api } = known;
  api.on(plannerCommands.AddPlanAction, ({ data }) => {
    const { name, start_date: start, end_date: end, strategy_id } = data;
    const slot = known.plan.strategies.find(({ id }) => id === strategy_id)?.status ?? 1;
    const added = localAction(90, name, { start: start ?? '', end: end ?? '' }, slot);
    known.setActions([...known.plan.actions, added]);
    return { id: added.id, version: added.version };
  });
  api.on(plannerCommands.UpdatePlanAction, ({ data, version }) => {
    const { action_id: id, start_date: start, end_date: end } = data;
    const action = known.actionOf(id);
    if (action === undefined) return refuse('plan_action_not_found', { status: 404 });
    if (version !== undefined && version !== action.version) return conflict(action.version);
    const after = moved(action, start ?? '', end ?? '');
    known.setActions(known.plan.actions.map((one) => (one.id === id ? after : one)));
    return { id, version: after.version };
  });
  api.on(plannerCommands.DeletePlanAction, ({ id }) => {
    known.before = known.plan;
    known.setActions(known.plan.actions.filter((action) => action.id !== id));
    return { id };
  });
  api.on(plannerCommands.RestorePlanAction, ({ id }) => {
    known.setActions(known.before.actions);
    return { id, version: 9 };
  });
}

export const plannerApi = (
  facts: Partial<RestaurantPlan> = {},
  national: readonly PlanAction[] = [],
  person: PersonFacts = {},
) => new FakePlanner(facts, national, person);

const conflict = (version?: number) =>
  refuse('conflict', {
    status: 409,
    details: {
      changed_by: 'user-12',
      changed_by_name: 'Lucía Vega',
      changed_at: '2026-11-24T09:30:00.000Z',
      ...(version === undefined ? {} : { current_version: version }),
    },
  });

export const text = textsOf(plannerTexts);
export const priorities = textsOf(prioritiesTexts);
export const calendar = textsOf(calendarTexts);
export const ui = textsOf(uiTexts);
export const blocks = textsOf(blocksTexts);

export const openPlanner = (
  fake: FakePlanner,
  { at = '/marketing', market = 'ES' as Market, more = [] as AreaManifest[] } = {},
) => screenKit([plannerArea, ...more])(fake, at, market);

export const popup = (name: string | RegExp) => screen.findByRole('alertdialog', { name });
export const answer = async (question: string, button: string) =>
  press(button, 'button', within(await popup(question)));

export const bar = async (name: string | RegExp) => {
  const chart = await screen.findByRole('group', { name: calendar('chart', { year }) });
  return within(chart).findByRole('button', { name });
};

/** Pixels of the year: two a day. */
const track = 730;

/** jsdom has no layout. */
export const layOutCalendar = () =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const width = 'track' in this.dataset ? track : 10;
    return { x: 0, y: 0, top: 0, left: 0, right: width, bottom: 10, width, height: 10, toJSON: () => ({}) };
  });

export const vales = localAction(1, 'Vales', { start: day(3, 10), end: day(3, 20) }, 1);
export const feria = localAction(2, 'Feria', { start: day(3, 12), end: day(4, 2) }, 1);
export const menus = nationalAction(3, 'Menús', { start: day(9, 1), end: day(10, 31) }, 1);
export const withActions = (
  actions: PlanAction[],
  facts: Partial<RestaurantPlan> = {},
  national: PlanAction[] = [],
) => plannerApi({ actions, ...facts }, national);

/** jsdom has no pointer events; React accepts any event of that name. */
export const point = (target: Element, type: string, clientX: number) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX }));
export const drag = (target: Element, days: number) => {
  point(target, 'pointerdown', 100);
  point(target, 'pointermove', 100 + days);
  point(target, 'pointermove', 100 + days * 2);
};
export const letGo = (target: Element) => {
  point(target, 'pointerup', 100);
  fireEvent.click(target);
};
export const focus = async (name: RegExp) => {
  const element = await bar(name);
  act(() => element.focus());
  return element;
};
export const grip = (element: Element, end: 'start' | 'end') => {
  const found = element.querySelector(`[data-grip="${end}"]`);
  if (found === null) throw new Error('no grip');
  return found;
};
export const updates = ({ api }: FakePlanner) =>
  api
    .callsTo(plannerCommands.UpdatePlanAction)
    .map(({ data, version }) => [data.start_date, data.end_date, version]);
