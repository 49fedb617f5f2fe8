import { dayOf, type Rejection, reject } from '@portal/contracts';
import {
  isPlanYear,
  nationalPlans,
  noChanges,
  planIdOf,
  type PlanKey,
  planYears,
  restaurantPlans,
  rowOfSection,
} from '@portal/contracts/areas/planner';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { sections } from '@portal/contracts/areas/sections';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { namesOf } from '../../people';
import {
  localActionsOnWire,
  lookupOf,
  nationalActionsOnWire,
  type NationalDocument,
  type PlanDocument,
  type SectionLookup,
  strategiesOnWire,
} from './plan.wire';

export type Reading = Pick<QueryContext, 'views' | 'marketRecord' | 'market' | 'language' | 'now'>;

const yearRefused = reject('plan_year_refused', { fields: { year: 'not_plannable' } });

const momentOf = ({ now, marketRecord }: Reading) => [now().toISOString(), marketRecord.timeZone] as const;

export const todayOf = (context: Reading): string => dayOf(...momentOf(context));
/** Plannable years by the market's clock (R-MKT-02). */
export const yearsOf = (context: Reading): number[] => [...planYears(...momentOf(context))];
const isYearOf = (year: number, context: Reading): boolean => isPlanYear(year, ...momentOf(context));

export async function sectionLookup({ views, market, language }: Reading): Promise<SectionLookup> {
  const { documents } = await views.find(sections, { sort: 'place', size: -1 });
  return lookupOf(documents, { market, language });
}

export async function restaurantOf(id: number, { views }: Reading) {
  const restaurant = await views.get(restaurants, id);
  return restaurant && !restaurant.deleted ? restaurant : null;
}

const blankDocument = {
  priorities: [],
  strategies: [],
  actions: [],
  versions: { priorities: -1, strategies: -1 },
  lastChanges: noChanges,
};

/** Blank before the first edit. */
export async function planOf(key: PlanKey, { views }: Reading): Promise<PlanDocument> {
  const id = planIdOf(key);
  return (await views.get(restaurantPlans, id)) ?? { id, ...key, ...blankDocument };
}

type LastChange = NonNullable<NonNullable<PlanDocument['lastChanges']>['actions']>;

/** Last edit per part; erased people have no name (S18). */
export async function changedOf({ lastChanges = noChanges }: PlanDocument, context: Reading) {
  const nameOf = await namesOf(context);
  const onWire = (change: LastChange | null) =>
    change && {
      date: change.at,
      user_id: change.userId,
      user_name: nameOf(change.userId),
    };
  return {
    objectives: onWire(lastChanges.objectives),
    strategies: onWire(lastChanges.strategies),
    actions: onWire(lastChanges.actions),
  };
}

export const nationalPlanOf = (year: number, { views }: Reading): Promise<NationalDocument | null> =>
  views.get(nationalPlans, String(year));

export async function actionsOfYear(key: PlanKey, context: Reading) {
  const plan = await planOf(key, context);
  const national = await nationalPlanOf(key.year, context);
  const lookup = await sectionLookup(context);
  const strategies = strategiesOnWire(plan, lookup);
  const changedAt = new Map(plan.actions.map((action) => [action.actionId, action.changedAt]));
  const local = localActionsOnWire(plan, lookup).map((action) => ({
    ...action,
    changedAt: changedAt.get(action.id) ?? '',
  }));
  const rowOf = (sectionId: number | null) => rowOfSection(sectionId, strategies);
  const ofChain = national
    ? nationalActionsOnWire(national, lookup, rowOf).map((action) => ({
        ...action,
        changedAt: national.changedAt,
      }))
    : [];
  return [...ofChain, ...local]
    .filter(({ status }) => status === 1)
    .map((action) => ({
      ...action,
      strategy: strategies.find(({ status: slot }) => slot === action.row)?.strategy_name ?? null,
    }));
}

export const inYear =
  <I extends { readonly year: number }, C extends Reading, A>(answer: (input: I, context: C) => Promise<A>) =>
  async (input: I, context: C): Promise<A | Rejection> =>
    isYearOf(input.year, context) ? answer(input, context) : yearRefused;
