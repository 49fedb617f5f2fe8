import {
  countOfPriority,
  countOfStrategies,
  percentOf,
  type PlanAction,
  plannerCommands,
  plannerQueries,
  type RestaurantObjective,
  type RestaurantPlan,
  type RestaurantStrategy,
} from '@portal/contracts/areas/planner';
import { importQueries, planPhotoPath } from '@portal/contracts/areas/imports';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { ParsedInputOf } from '@portal/contracts/kernel';
import { type FakeApi, fakeApi, refuse } from '#testing/fake-api';
import { type PersonFacts, someTables } from '#testing/sample-session';
import { aPlan, anObjective, aStrategyAt, localAction, moved } from './sample-plan';

type Objectives = ParsedInputOf<typeof plannerCommands.UpdatePlanObjectives>['tableData'];
type Strategies = ParsedInputOf<typeof plannerCommands.UpdatePlanStrategies>['tableData'];

/** The objectives of the national plan. */
export const offered = [1, 2, 3, 4].map((id) => ({ id, name: `Objetivo ${id}`, type: 1 as const }));

const objectivesAfter = (rows: Objectives): readonly RestaurantObjective[] =>
  rows.map((row) => ({
    ...anObjective(row.status),
    id: row.id ?? -1,
    type: row.type,
    daypart: row.daypart,
    comportament: row.comportament,
    name: offered.find(({ id }) => id === row.id)?.name ?? row.name,
    competitor: row.competitor,
    value: { sales: percentOf(row.value.sales) ?? 0, new: percentOf(row.value.new) ?? 0 },
  }));

const strategiesAfter = (rows: Strategies): readonly RestaurantStrategy[] =>
  rows.map(({ status, section_id, strategy_name: name }) =>
    section_id === null
      ? aStrategyAt(status, { section_id, strategy_name: name, type: 2, section_url: null })
      : aStrategyAt(status, { section_id, strategy_name: `Sección ${section_id - 100}` }),
  );

const nothing = { removal_id: null, removed: { objectives: 0, strategies: 0, actions: 0 } };

/** Which of the rows a table does not have any more. */
const without = <Row extends { readonly status: number }>(
  before: readonly Row[],
  after: readonly { readonly status: number }[],
) => before.filter(({ status }) => !after.some((row) => row.status === status));

/** The photo after so many of them. */
const photoOf = (photos: number) => ({
  url: planPhotoPath(photos),
  version: photos,
  versions: [],
  update_date: photos === 0 ? null : '2026-11-20T09:30:00.000Z',
});

/** What the server knows, and what undoing goes back to. */
class KnownPlan {
  plan: RestaurantPlan;
  before: RestaurantPlan;
  national: readonly PlanAction[];
  photos = 1;

  constructor(facts: Partial<RestaurantPlan>, national: readonly PlanAction[]) {
    this.plan = aPlan(facts);
    this.before = this.plan;
    this.national = national;
  }

  /** Somebody, here or elsewhere, changes something. */
  change(changes: Partial<RestaurantPlan>): void {
    this.plan = { ...this.plan, ...changes };
  }

  setActions(actions: readonly PlanAction[]): void {
    this.change({ actions: [...actions] });
  }

  actionOf(id: string): PlanAction | undefined {
    return this.plan.actions.find((action) => action.id === id);
  }

  /** Saves a table: the next version of it, and only the actions whose strategies are still there. */
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

function answerQueries(api: FakeApi, known: KnownPlan): void {
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

function saveTables(api: FakeApi, known: KnownPlan): void {
  api.on(plannerCommands.UpdatePlanObjectives, ({ tableData, version: seen }) => {
    if (!known.isSeen('objectives', seen)) return conflict();
    const { objectives: old, strategies: all, actions } = known.plan;
    const cleared = without(old, tableData);
    const [count] = cleared.map(({ resobjective_id: id }) => countOfPriority(id, all, actions));
    const strategies = all.filter(
      ({ resobjective_id: id }) => !cleared.some((one) => one.resobjective_id === id),
    );
    const objectives = objectivesAfter(tableData);
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

function changeActions(api: FakeApi, known: KnownPlan): void {
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

/** A restaurant's plan on a server that saves what it is sent, undoes what it removed, and tells of conflicts. */
export function plannerApi(
  facts: Partial<RestaurantPlan> = {},
  national: readonly PlanAction[] = [],
  person: PersonFacts = {},
) {
  const known = new KnownPlan(facts, national);
  const api = fakeApi().signedIn(person);
  answerQueries(api, known);
  saveTables(api, known);
  changeActions(api, known);
  return {
    api,
    change: (changes: Partial<RestaurantPlan>) => known.change(changes),
    setActions: (actions: readonly PlanAction[]) => known.setActions(actions),
    plan: () => known.plan,
    setPhotos: (photos: number) => {
      known.photos = photos;
    },
    setNational: (actions: readonly PlanAction[]) => {
      known.national = actions;
    },
    datesOf: (id: string) => [known.actionOf(id)?.start, known.actionOf(id)?.end],
  };
}
export type FakePlanner = ReturnType<typeof plannerApi>;

/** Lucía was faster. */
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
