import {
  type ObjectiveRow,
  percentOf,
  rankOfSlot,
  type RestaurantPlan,
  type StrategySlot,
  strategySlots,
} from '@portal/contracts/areas/planner';
import type { BlockEdits } from '#ui/blocks/block-edits';
import { blockEditor } from '#ui/blocks/block-editor';
import {
  choiceAt,
  objectiveAt,
  type Percent,
  percents,
  percentText,
  rowOfObjective,
  type StrategyChoice,
} from './plan-tables';

type PercentKey = `${number}.${Percent}`;
type SlotKey = `slot.${StrategySlot}`;

/** The fields of the cards: percentages as typed, strategies by slot. */
type PlanState = Readonly<Record<PercentKey, string> & Record<SlotKey, StrategyChoice>>;
export type PlanEdits = BlockEdits<PlanState>;
export type Tables = Pick<RestaurantPlan, 'objectives' | 'strategies'>;

export const planBlocks = blockEditor<PlanState>({ name: 'planner' });

export const percentKey = (priorityId: number, percent: Percent): PercentKey => `${priorityId}.${percent}`;
export const slotKey = (slot: StrategySlot): SlotKey => `slot.${slot}`;
const isPercentKey = (key: string): key is PercentKey => !key.startsWith('slot.');

/** Of the priorities and slots that exist. */
export function stateOfPlan(plan: Tables): PlanState {
  const typed = plan.objectives.flatMap(({ resobjective_id: id, value }) =>
    percents.map((percent) => [percentKey(id, percent), percentText(value[percent])] as const),
  );
  const chosen = strategySlots
    .filter((slot) => objectiveAt(plan, rankOfSlot(slot)) !== undefined)
    .map((slot) => [slotKey(slot), choiceAt(plan, slot)] as const);
  return Object.fromEntries<string | StrategyChoice>([...typed, ...chosen]) as PlanState;
}

/** Whether percentages, and whether strategies are edited: they are saved as two tables. */
export function editedTables(edits: PlanEdits) {
  const keys = Object.keys(edits);
  return { percents: keys.some(isPercentKey), strategies: !keys.every(isPercentKey) };
}

/** Fields that hold no percentage (R-MKT-09). */
export const wrongPercents = (edits: PlanEdits): readonly string[] =>
  Object.keys(edits)
    .filter(isPercentKey)
    .filter((key) => percentOf(edits[key]?.value ?? '') === null);

/** The table of priorities, with the edits. */
export const editedObjectives = (plan: Tables, edits: PlanEdits): readonly ObjectiveRow[] =>
  plan.objectives.map((objective) => {
    const row = rowOfObjective(objective);
    const valueOf = (percent: Percent) =>
      edits[percentKey(objective.resobjective_id, percent)]?.value ?? objective.value[percent];
    return { ...row, value: { sales: valueOf('sales'), new: valueOf('new') } };
  });
