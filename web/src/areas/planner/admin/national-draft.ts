import type { EditedPlan, NationalKind } from '@portal/contracts/areas/planner';
import { localFields } from '@portal/contracts/kernel';

export type EditedObjective = EditedPlan['objectives'][number];
export type EditedAction = EditedPlan['actions'][number];

/** What is below something of the national plan. */
export interface BelowCount {
  readonly strategies: number;
  readonly actions: number;
}

/** Replaces the item with that id, or adds it at the end. */
function put<T extends { readonly id: number }>(list: readonly T[], item: T): T[] {
  const isKnown = list.some(({ id }) => id === item.id);
  return isKnown ? list.map((each) => (each.id === item.id ? item : each)) : [...list, item];
}

export const withObjective = (plan: EditedPlan, objective: EditedObjective): EditedPlan => ({
  ...plan,
  objectives: put(plan.objectives, objective),
});
export const withStrategy = (plan: EditedPlan, strategy: EditedPlan['strategies'][number]): EditedPlan => ({
  ...plan,
  strategies: put(plan.strategies, strategy),
});
export const withAction = (plan: EditedPlan, action: EditedAction): EditedPlan => ({
  ...plan,
  actions: put(plan.actions, action),
});

/** Ids of what is deleted with something: itself and all that is below it. */
function below(plan: EditedPlan, kind: NationalKind, id: number) {
  const objectives = kind === 'objective' ? [id] : [];
  const strategies = plan.strategies
    .filter((each) => (kind === 'strategy' ? each.id === id : objectives.includes(each.objectiveId)))
    .map((each) => each.id);
  const actions = plan.actions
    .filter((each) => (kind === 'action' ? each.id === id : strategies.includes(each.strategyId)))
    .map((each) => each.id);
  return { objectives, strategies, actions };
}

/** How much is deleted with something besides itself. */
export function countBelow(plan: EditedPlan, kind: NationalKind, id: number): BelowCount {
  const { strategies, actions } = below(plan, kind, id);
  return {
    strategies: strategies.length - (kind === 'strategy' ? 1 : 0),
    actions: actions.length - (kind === 'action' ? 1 : 0),
  };
}

/** The plan without something and all that is below it. */
export function without(plan: EditedPlan, kind: NationalKind, id: number): EditedPlan {
  const { objectives, strategies, actions } = below(plan, kind, id);
  return {
    objectives: plan.objectives.filter((each) => !objectives.includes(each.id)),
    strategies: plan.strategies.filter((each) => !strategies.includes(each.id)),
    actions: plan.actions.filter((each) => !actions.includes(each.id)),
  };
}

const onWire = <T extends EditedObjective>({ texts, ...item }: T) => ({
  ...item,
  ...localFields('name', texts),
});

/** As the command takes it: names of strategies follow from their sections. */
export const draftOnWire = ({ objectives, strategies, actions }: EditedPlan) => ({
  objectives: objectives.map(onWire),
  strategies: strategies.map(({ id, objectiveId, sectionId }) => ({ id, objectiveId, sectionId })),
  actions: actions.map(onWire),
});
