import { z } from 'zod';
import { day } from '../../kernel';
import { type PriorityRank, priorityRanks, slotOf, type StrategySlot, strategyPlaces } from './plan-slots';

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
