import { z } from 'zod';
import { day } from '../../kernel';

/** R-MKT-05, R-CON-16 */
export const priorityRanks = [1, 2, 3] as const;
export type PriorityRank = (typeof priorityRanks)[number];

/** Two per priority (R-MKT-10, R-CON-16). */
export const strategySlots = [1, 2, 3, 4, 5, 6] as const;
export type StrategySlot = (typeof strategySlots)[number];

export const strategyPlaces = [1, 2] as const;
export type StrategyPlace = (typeof strategyPlaces)[number];

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type StrategyLetter = (typeof letters)[number];

/** A to F (R-MKT-12). */
export const letterOf = (slot: StrategySlot): StrategyLetter => letters[slot - 1] as StrategyLetter;

/** Rank 2, place 1 → slot 3. */
export const slotOf = (rank: PriorityRank, place: StrategyPlace): StrategySlot =>
  ((rank - 1) * strategyPlaces.length + place) as StrategySlot;

export const rankOfSlot = (slot: StrategySlot): PriorityRank =>
  Math.ceil(slot / strategyPlaces.length) as PriorityRank;
export const placeOfSlot = (slot: StrategySlot): StrategyPlace =>
  (((slot - 1) % strategyPlaces.length) + 1) as StrategyPlace;

/** Lowest (AMB-43); `null` if all are taken (R-MKT-07). */
export const freeRank = (taken: readonly number[]): PriorityRank | null =>
  priorityRanks.find((rank) => !taken.includes(rank)) ?? null;

/**
 * New priorities must use the lowest free ranks.
 * @param kept ranks that stay
 * @param added new ranks
 */
export function fillsInOrder(kept: readonly number[], added: readonly number[]): boolean {
  const free = priorityRanks.filter((rank) => !kept.includes(rank));
  const requested = [...added].sort((a, b) => a - b);
  return requested.every((rank, index) => rank === free[index]);
}

export const planWeekSchema = z.enum(['week', 'weekend']);
export const planDaypartSchema = z.enum([
  'manana',
  'comida',
  'tarde',
  'cena',
  'noche',
  'mananatarde',
  'comidacena',
  'allday',
]);
/** More often, more per visit, new guests. */
export const planBehaviourSchema = z.enum(['frecuencia', 'ticket', 'penetracion']);

/** R-MKT-08, R-MKT-11, R-MKT-14 */
export const PlanOrigin = { National: 1, Local: 2 } as const;
export type PlanOrigin = (typeof PlanOrigin)[keyof typeof PlanOrigin];
export const planOriginSchema = z.literal([1, 2]);

/** `7` of the chain, `12-3` of restaurant 12. */
export const competitorSchema = z.string().regex(/^\d{1,9}(-\d{1,9})?$/);

/** Counted per plan. */
const planId = () => z.int().positive();

export const priorityContentSchema = z.object({
  priorityId: planId(),
  /** `null` for an own one. */
  objectiveId: z.int().nullable(),
  name: z.string(),
  rank: z.literal(priorityRanks),
  week: planWeekSchema.nullable(),
  daypart: planDaypartSchema.nullable(),
  behaviour: planBehaviourSchema.nullable(),
  competitor: competitorSchema.nullable(),
  /** Percent. */
  sales: z.number(),
  /** Percent. */
  newGuests: z.number(),
});
export type PriorityContent = z.infer<typeof priorityContentSchema>;

export const strategyContentSchema = z.object({
  strategyId: planId(),
  priorityId: planId(),
  place: z.literal(strategyPlaces),
  sectionId: z.int().nullable(),
  /** Section name at that time. */
  name: z.string(),
});
export type StrategyContent = z.infer<typeof strategyContentSchema>;

export const actionContentSchema = z.object({
  actionId: z.string(),
  strategyId: planId(),
  name: z.string(),
  start: day(),
  end: day(),
  status: z.literal([0, 1]),
});
export type ActionContent = z.infer<typeof actionContentSchema>;

export interface PlanContent {
  readonly priorities: readonly PriorityContent[];
  readonly strategies: readonly StrategyContent[];
  readonly actions: readonly ActionContent[];
}

export const blankPlan: PlanContent = { priorities: [], strategies: [], actions: [] };

/** Per restaurant and year. */
export const maxActions = 500;

export function slotOfStrategy(
  { priorityId, place }: Pick<StrategyContent, 'priorityId' | 'place'>,
  priorities: readonly { readonly priorityId: number; readonly rank: PriorityRank }[],
): StrategySlot | null {
  const priority = priorities.find((each) => each.priorityId === priorityId);
  return priority ? slotOf(priority.rank, place) : null;
}

/** Cascade of a removal (AMB-63). */
export interface PlanRemoval {
  readonly priorities: readonly PriorityContent[];
  readonly strategies: readonly StrategyContent[];
  readonly actions: readonly ActionContent[];
}

const actionsOf = (strategies: readonly StrategyContent[], { actions }: PlanContent) => {
  const ids = new Set(strategies.map(({ strategyId }) => strategyId));
  return actions.filter(({ strategyId }) => ids.has(strategyId));
};

export function removalOfPriorities(plan: PlanContent, priorityIds: readonly number[]): PlanRemoval {
  const priorities = plan.priorities.filter(({ priorityId }) => priorityIds.includes(priorityId));
  const strategies = plan.strategies.filter(({ priorityId }) => priorityIds.includes(priorityId));
  return { priorities, strategies, actions: actionsOf(strategies, plan) };
}

export function removalOfStrategies(plan: PlanContent, strategyIds: readonly number[]): PlanRemoval {
  const strategies = plan.strategies.filter(({ strategyId }) => strategyIds.includes(strategyId));
  return { priorities: [], strategies, actions: actionsOf(strategies, plan) };
}

/** For the confirmation (AMB-63). */
export interface RemovalCount {
  readonly strategies: number;
  readonly actions: number;
}

/**
 * @param strategies as on the wire
 * @param actions local ones, as on the wire
 */
export function countOfPriority(
  resobjectiveId: number,
  strategies: readonly { readonly id: number; readonly resobjective_id: number }[],
  actions: readonly { readonly strategy_id: number | null }[],
): RemovalCount {
  const below = strategies.filter(({ resobjective_id }) => resobjective_id === resobjectiveId);
  return { strategies: below.length, actions: countOfStrategies(below, actions) };
}

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

export const planWithout = (plan: PlanContent, removal: PlanRemoval): PlanContent => ({
  priorities: without(plan.priorities, removal.priorities, ({ priorityId }) => priorityId),
  strategies: without(plan.strategies, removal.strategies, ({ strategyId }) => strategyId),
  actions: without(plan.actions, removal.actions, ({ actionId }) => actionId),
});

/** Unchecked: see `canRestore`. */
export const planWith = (plan: PlanContent, removal: PlanRemoval): PlanContent => ({
  priorities: [...plan.priorities, ...removal.priorities].sort((a, b) => a.rank - b.rank),
  strategies: [...plan.strategies, ...removal.strategies],
  actions: [...plan.actions, ...removal.actions],
});

/** Slots are free and priorities exist. */
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

/** Strategies were removed or changed slot: an open edit is stale (R4). */
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
