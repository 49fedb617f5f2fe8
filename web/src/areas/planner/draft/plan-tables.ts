import {
  type ObjectiveRow,
  PlanOrigin,
  rankOfSlot,
  type RestaurantObjective,
  type RestaurantPlan,
  type RestaurantStrategy,
  type StrategyRow,
  type StrategySlot,
  strategySlots,
} from '@portal/contracts/areas/planner';

/** What a strategy is: a section of the catalogue, or a text of the restaurant's own; neither for none. */
export interface StrategyChoice {
  readonly sectionId: number | null;
  readonly name: string;
}
export const noStrategy: StrategyChoice = { sectionId: null, name: '' };
export const isNoStrategy = ({ sectionId, name }: StrategyChoice): boolean =>
  sectionId === null && name.trim() === '';

/** The two percentages of a priority: sales, and guests who are new. */
export const percents = ['sales', 'new'] as const;
export type Percent = (typeof percents)[number];

/** `2.5` → `2,5`, as it is typed here (R-MKT-08). */
export const percentText = (value: number): string => String(value).replace('.', ',');

type Plan = Pick<RestaurantPlan, 'objectives' | 'strategies'>;

/** The priority in a slot; undefined where it is free. */
export const objectiveAt = ({ objectives }: Plan, rank: number): RestaurantObjective | undefined =>
  objectives.find(({ status }) => status === rank);

export const strategyAt = ({ strategies }: Plan, slot: StrategySlot): RestaurantStrategy | undefined =>
  strategies.find(({ status }) => status === slot);

/** What stands in a strategy's slot. */
export function choiceAt(plan: Plan, slot: StrategySlot): StrategyChoice {
  const strategy = strategyAt(plan, slot);
  return strategy ? { sectionId: strategy.section_id, name: strategy.strategy_name } : noStrategy;
}

/** A priority as the table of priorities sends it. */
export const rowOfObjective = (objective: RestaurantObjective): ObjectiveRow => ({
  id: objective.type === PlanOrigin.National ? objective.id : null,
  name: objective.name,
  type: objective.type,
  status: objective.status,
  resobjective_id: objective.resobjective_id,
  daypart: objective.daypart,
  comportament: objective.comportament,
  competitor: objective.competitor,
  value: objective.value,
});

/** A priority that is chosen and says nothing more yet. */
export const newRow = (
  objective: { readonly id: number | null; readonly name: string },
  rank: ObjectiveRow['status'],
): ObjectiveRow => ({
  id: objective.id,
  name: objective.name,
  type: objective.id === null ? PlanOrigin.Local : PlanOrigin.National,
  status: rank,
  resobjective_id: null,
  daypart: { week: null, time: null },
  comportament: null,
  competitor: null,
  value: { sales: 0, new: 0 },
});

/** The table of strategies with these choices in their slots, without those that choose nothing. */
export function strategyRows(
  plan: Plan,
  choiceIn: (slot: StrategySlot) => StrategyChoice,
): readonly StrategyRow[] {
  return strategySlots.flatMap((slot) => {
    const priority = objectiveAt(plan, rankOfSlot(slot));
    const choice = choiceIn(slot);
    if (priority === undefined || isNoStrategy(choice)) return [];
    return [
      {
        resobjective_id: priority.resobjective_id,
        section_id: choice.sectionId,
        strategy_name: choice.sectionId === null ? choice.name.trim() : '',
        status: slot,
      },
    ];
  });
}
