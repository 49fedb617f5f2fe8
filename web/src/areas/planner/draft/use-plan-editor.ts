import { planIdOf, type RestaurantPlan, type StrategySlot } from '@portal/contracts/areas/planner';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '#core/session/session-state';
import { planDrafts } from './kept-edits';
import {
  contestedFields,
  countOf,
  editedChoice,
  noEdits,
  percentKey,
  type PlanEdits,
  rebased,
  stillUnsaved,
  withoutContested,
  withoutPercents,
  withPercent,
  withStrategy,
  wrongPercents,
} from './plan-edits';
import { type Percent, percentText, type StrategyChoice } from './plan-tables';

/** What is typed over the plan, kept in this tab until it is saved. */
function useEdits(plan: RestaurantPlan) {
  const { user } = useSession();
  const key = planIdOf({ restaurantId: plan.restaurant_id, year: plan.year });
  const [keptBefore] = useState(() => planDrafts.read(user.id, key));
  const [typed, setTyped] = useState<PlanEdits>(keptBefore ?? noEdits);
  // Live: what somebody else has saved just so is no edit any more.
  const edits = useMemo(() => stillUnsaved(typed, plan), [typed, plan]);
  useEffect(() => planDrafts.write(user.id, key, countOf(edits) === 0 ? null : edits), [user.id, key, edits]);
  // At once: the page may be gone before it is drawn again.
  const drop = useCallback(() => {
    planDrafts.write(user.id, key, null);
    setTyped(noEdits);
  }, [user.id, key]);
  return { edits, setEdits: setTyped, drop, wasKept: keptBefore !== null && countOf(edits) > 0 };
}

/** The cards while they are edited: what is saved stays live, what is typed lies over it (R-MKT-03, R4). */
export function usePlanEditor(plan: RestaurantPlan) {
  const { edits, setEdits, drop, wasKept } = useEdits(plan);
  const contested = contestedFields(edits, plan);
  const wrong = wrongPercents(edits);

  const setPercent = useCallback(
    (priorityId: number, percent: Percent, value: string) =>
      setEdits((before) => withPercent(before, plan, percentKey(priorityId, percent), value)),
    [plan, setEdits],
  );
  const setStrategy = useCallback(
    (slot: StrategySlot, choice: StrategyChoice) =>
      setEdits((before) => withStrategy(before, plan, slot, choice)),
    [plan, setEdits],
  );
  return {
    plan,
    edits,
    count: countOf(edits),
    contested,
    wrong,
    percentAt: (priorityId: number, percent: Percent, saved: number) =>
      edits.percents[percentKey(priorityId, percent)]?.value ?? percentText(saved),
    isWrong: (priorityId: number, percent: Percent) => wrong.includes(percentKey(priorityId, percent)),
    choiceAt: (slot: StrategySlot) => editedChoice(plan, edits, slot),
    isEdited: (slot: StrategySlot) => edits.strategies[String(slot)] !== undefined,
    setPercent,
    setStrategy,
    forgetPercents: (priorityId: number) => setEdits((before) => withoutPercents(before, priorityId)),
    discard: drop,
    /** Some of it was typed before the page was loaded. */
    wasKept,
    keepMine: () => setEdits((before) => rebased(stillUnsaved(before, plan), plan)),
    takeTheirs: () => setEdits((before) => withoutContested(stillUnsaved(before, plan), plan)),
  };
}
export type PlanEditor = ReturnType<typeof usePlanEditor>;
