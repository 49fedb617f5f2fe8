import { z } from 'zod';
import { day } from '../../kernel';

/** Priorities of a restaurant in a year (R-MKT-05, R-CON-16). */
export const priorityRanks = [1, 2, 3] as const;
export type PriorityRank = (typeof priorityRanks)[number];

/** Strategies of a restaurant in a year, two for each priority (R-MKT-10, R-CON-16). */
export const strategySlots = [1, 2, 3, 4, 5, 6] as const;
export type StrategySlot = (typeof strategySlots)[number];

/** Which of the two strategies of a priority. */
export const strategyPlaces = [1, 2] as const;
export type StrategyPlace = (typeof strategyPlaces)[number];

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type StrategyLetter = (typeof letters)[number];

/** A to F for the slots 1 to 6 (R-MKT-12). */
export const letterOf = (slot: StrategySlot): StrategyLetter => letters[slot - 1] as StrategyLetter;

/** The slot of a priority's first or second strategy: 3 for the first of priority 2. */
export const slotOf = (rank: PriorityRank, place: StrategyPlace): StrategySlot =>
  ((rank - 1) * strategyPlaces.length + place) as StrategySlot;

/** The priority that a slot belongs to. */
export const rankOfSlot = (slot: StrategySlot): PriorityRank =>
  Math.ceil(slot / strategyPlaces.length) as PriorityRank;
/** Whether a slot is the first or the second of its priority. */
export const placeOfSlot = (slot: StrategySlot): StrategyPlace =>
  (((slot - 1) % strategyPlaces.length) + 1) as StrategyPlace;

/** The first free slot, the lowest (AMB-43); `null` when all three are taken, which is an alert (R-MKT-07). */
export const freeRank = (taken: readonly number[]): PriorityRank | null =>
  priorityRanks.find((rank) => !taken.includes(rank)) ?? null;

/**
 * Whether priorities that are new in a table stand in the slots that were to be filled next: the lowest that those which
 * stay leave free.
 * @param kept ranks of those that stay, as they are now
 * @param added ranks of those that are new
 */
export function fillsInOrder(kept: readonly number[], added: readonly number[]): boolean {
  const free = priorityRanks.filter((rank) => !kept.includes(rank));
  const wanted = [...added].sort((a, b) => a - b);
  return wanted.every((rank, index) => rank === free[index]);
}

/** Part of the week that a priority is about. */
export const planWeekSchema = z.enum(['week', 'weekend']);
/** Parts of a day, as the diagnostic has them. */
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
/** What guests are to do: come more often, spend more, or come at all. */
export const planBehaviourSchema = z.enum(['frecuencia', 'ticket', 'penetracion']);

/** Objectives, strategies and actions: of the chain, or of the restaurant (R-MKT-08, R-MKT-11, R-MKT-14). */
export const PlanOrigin = { National: 1, Local: 2 } as const;
export type PlanOrigin = (typeof PlanOrigin)[keyof typeof PlanOrigin];
export const planOriginSchema = z.literal([1, 2]);

/** A brand of the diagnostic: `7` of the chain's list, `12-3` of restaurant 12. */
export const competitorSchema = z.string().regex(/^\d{1,9}(-\d{1,9})?$/);

/** Ids of priorities and strategies are counted within the plan of a restaurant and year. */
const planId = () => z.int().positive();

/** A priority of a restaurant: an objective of the national plan, or one of its own. */
export const priorityContentSchema = z.object({
  priorityId: planId(),
  /** Of the national plan; `null` for one of its own. */
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

/** A strategy: a section of the catalogue, or a text of the restaurant's own. */
export const strategyContentSchema = z.object({
  strategyId: planId(),
  priorityId: planId(),
  place: z.literal(strategyPlaces),
  sectionId: z.int().nullable(),
  /** Of a section: as it was called then. */
  name: z.string(),
});
export type StrategyContent = z.infer<typeof strategyContentSchema>;

/** An action of the restaurant. */
export const actionContentSchema = z.object({
  actionId: z.string(),
  strategyId: planId(),
  name: z.string(),
  start: day(),
  end: day(),
  status: z.literal([0, 1]),
});
export type ActionContent = z.infer<typeof actionContentSchema>;

/** What a restaurant has planned for a year. */
export interface PlanContent {
  readonly priorities: readonly PriorityContent[];
  readonly strategies: readonly StrategyContent[];
  readonly actions: readonly ActionContent[];
}

export const blankPlan: PlanContent = { priorities: [], strategies: [], actions: [] };

/** Most actions of a restaurant in a year. */
export const maxActions = 500;

/** The slot of a strategy, by the rank of its priority: moving a priority moves its strategies. */
export function slotOfStrategy(
  { priorityId, place }: Pick<StrategyContent, 'priorityId' | 'place'>,
  priorities: readonly { readonly priorityId: number; readonly rank: PriorityRank }[],
): StrategySlot | null {
  const priority = priorities.find((each) => each.priorityId === priorityId);
  return priority ? slotOf(priority.rank, place) : null;
}

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
