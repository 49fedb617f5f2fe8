import { planIdOf, type RestaurantPlan, type StrategySlot } from '@portal/contracts/areas/planner';
import { useCallback, useMemo } from 'react';
import { percentKey, planBlocks, slotKey, stateOfPlan, wrongPercents } from './plan-edits';
import { choiceAt, type Percent, percents, percentText, type StrategyChoice } from './plan-tables';

/** The cards of a plan, with the edits of this tab over them (R-MKT-03, R4). */
export function usePlanEditor(plan: RestaurantPlan) {
  const id = planIdOf({ restaurantId: plan.restaurant_id, year: plan.year });
  const saved = useMemo(() => stateOfPlan(plan), [plan]);
  const editor = planBlocks.useEditor({ id, saved });
  const { edits, set, discard } = editor;
  const wrong = wrongPercents(edits);
  return {
    ...editor,
    plan,
    wrong,
    percentAt: (priorityId: number, percent: Percent, known: number) =>
      edits[percentKey(priorityId, percent)]?.value ?? percentText(known),
    isWrong: (priorityId: number, percent: Percent) => wrong.includes(percentKey(priorityId, percent)),
    choiceAt: (slot: StrategySlot) => edits[slotKey(slot)]?.value ?? choiceAt(plan, slot),
    setPercent: useCallback(
      (priorityId: number, percent: Percent, value: string) => set(percentKey(priorityId, percent), value),
      [set],
    ),
    setStrategy: useCallback(
      (slot: StrategySlot, choice: StrategyChoice) => set(slotKey(slot), choice),
      [set],
    ),
    /** Those of a priority that is saved in another way. */
    discardPercents: (priorityId: number) =>
      discard(percents.map((percent) => percentKey(priorityId, percent))),
  };
}
export type PlanEditor = ReturnType<typeof usePlanEditor>;
