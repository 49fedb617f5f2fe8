import type { ActionContent, PlanContent, PriorityContent, StrategyContent } from './plan-content';

/** What goes with a priority or a strategy that is taken out of a plan (AMB-63). */
export interface PlanRemoval {
  readonly priorities: readonly PriorityContent[];
  readonly strategies: readonly StrategyContent[];
  readonly actions: readonly ActionContent[];
}

const actionsOf = (strategies: readonly StrategyContent[], { actions }: PlanContent) => {
  const ids = new Set(strategies.map(({ strategyId }) => strategyId));
  return actions.filter(({ strategyId }) => ids.has(strategyId));
};

/** Priorities with the strategies below them and the actions below those. */
export function removalOfPriorities(plan: PlanContent, priorityIds: readonly number[]): PlanRemoval {
  const priorities = plan.priorities.filter(({ priorityId }) => priorityIds.includes(priorityId));
  const strategies = plan.strategies.filter(({ priorityId }) => priorityIds.includes(priorityId));
  return { priorities, strategies, actions: actionsOf(strategies, plan) };
}

/** Strategies with the actions below them. */
export function removalOfStrategies(plan: PlanContent, strategyIds: readonly number[]): PlanRemoval {
  const strategies = plan.strategies.filter(({ strategyId }) => strategyIds.includes(strategyId));
  return { priorities: [], strategies, actions: actionsOf(strategies, plan) };
}

/** How many strategies and actions go with it: what the confirmation says (AMB-63). */
export interface RemovalCount {
  readonly strategies: number;
  readonly actions: number;
}

/**
 * What a person is asked before a priority is cleared.
 * @param strategies those of the plan as the wire spells them
 * @param actions local ones, likewise
 */
export function countOfPriority(
  resobjectiveId: number,
  strategies: readonly { readonly id: number; readonly resobjective_id: number }[],
  actions: readonly { readonly strategy_id: number | null }[],
): RemovalCount {
  const below = strategies.filter(({ resobjective_id }) => resobjective_id === resobjectiveId);
  return { strategies: below.length, actions: countOfStrategies(below, actions) };
}

/** The actions below some strategies: what a person is asked before these are cleared. */
export function countOfStrategies(
  strategies: readonly { readonly id: number }[],
  actions: readonly { readonly strategy_id: number | null }[],
): number {
  const ids = new Set(strategies.map(({ id }) => id));
  return actions.filter(({ strategy_id }) => strategy_id !== null && ids.has(strategy_id)).length;
}

const without = <T, K>(list: readonly T[], removed: readonly T[], key: (item: T) => K): readonly T[] => {
  const gone = new Set(removed.map(key));
  return list.filter((item) => !gone.has(key(item)));
};

/** The plan without what is removed. */
export const planWithout = (plan: PlanContent, removal: PlanRemoval): PlanContent => ({
  priorities: without(plan.priorities, removal.priorities, ({ priorityId }) => priorityId),
  strategies: without(plan.strategies, removal.strategies, ({ strategyId }) => strategyId),
  actions: without(plan.actions, removal.actions, ({ actionId }) => actionId),
});

/** The plan with what was removed; whether there is room for it is `canRestore`. */
export const planWith = (plan: PlanContent, removal: PlanRemoval): PlanContent => ({
  priorities: [...plan.priorities, ...removal.priorities].sort((a, b) => a.rank - b.rank),
  strategies: [...plan.strategies, ...removal.strategies],
  actions: [...plan.actions, ...removal.actions],
});

/** Whether what was removed has its places still: free slots, and the priority of each strategy. */
export function canRestore(plan: PlanContent, removal: PlanRemoval): boolean {
  const ranks = new Set(plan.priorities.map(({ rank }) => rank));
  const objectives = new Set(plan.priorities.map(({ objectiveId }) => objectiveId));
  const priorities = [...plan.priorities, ...removal.priorities];
  const places = new Set(plan.strategies.map(({ priorityId, place }) => `${priorityId}/${place}`));
  return (
    removal.priorities.every(
      ({ rank, objectiveId }) => !ranks.has(rank) && (objectiveId === null || !objectives.has(objectiveId)),
    ) &&
    removal.strategies.every(
      ({ priorityId, place }) =>
        priorities.some((priority) => priority.priorityId === priorityId) &&
        !places.has(`${priorityId}/${place}`),
    )
  );
}

type Ranked = Pick<PriorityContent, 'priorityId' | 'rank'>;

/**
 * Whether saving the priorities makes another table of the strategies: some went with a priority, or one has another
 * letter because its priority has another rank. Whoever edits the strategies then has seen an older table (R4).
 */
export function changesStrategies(
  before: Pick<PlanContent, 'priorities' | 'strategies'>,
  after: readonly Ranked[],
  removal: Pick<PlanRemoval, 'strategies'> | null,
): boolean {
  if (removal !== null && removal.strategies.length > 0) return true;
  const rankOf = (list: readonly Ranked[], id: number) =>
    list.find(({ priorityId }) => priorityId === id)?.rank;
  return before.strategies.some(
    ({ priorityId }) => rankOf(before.priorities, priorityId) !== rankOf(after, priorityId),
  );
}
