import { countOfStrategies, type StrategySlot } from '@portal/contracts/areas/planner';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useQuestion } from '#ui/dialogs/use-question';
import { plannerTexts } from '../texts';
import { editedObjectives } from './plan-edits';
import { isNoStrategy, strategyRows } from './plan-tables';
import type { PlanEditor } from './use-plan-editor';
import type { PlanTables } from './use-plan-tables';

/** Strategies that were taken out of their slots, and how many actions go with them. */
function removedBy({ plan, edits, choiceAt }: PlanEditor) {
  const removed = plan.strategies.filter(({ status }) => isNoStrategy(choiceAt(status)));
  const strategies = Object.keys(edits.strategies).length === 0 ? [] : removed;
  return { strategies: strategies.length, actions: countOfStrategies(strategies, plan.actions) };
}

/** Saves what was typed into the cards: checks first, and asks where actions would go with it. */
export function usePlanSave(editor: PlanEditor, tables: PlanTables) {
  const text = useText(plannerTexts);
  const [failure, setFailure] = useState<unknown>(null);
  const [isNumericAlert, setNumericAlert] = useState(false);
  const { plan, edits, contested } = editor;
  const removes = removedBy(editor);

  const send = async () => {
    let removalId: string | null = null;
    if (Object.keys(edits.percents).length > 0) await tables.saveObjectives(editedObjectives(plan, edits));
    if (Object.keys(edits.strategies).length > 0) {
      const rows = strategyRows(plan, (slot: StrategySlot) => editor.choiceAt(slot));
      removalId = (await tables.saveStrategies(rows, { removes })).removal_id;
    }
    editor.discard();
    tables.done(text('saved'), removalId);
  };
  const question = useQuestion<number>({
    words: {
      title: () => text('dropTitle'),
      text: (count) => text('dropText', { count }),
      confirm: () => text('dropConfirm'),
    },
    isGrave: true,
    act: () => send().catch(setFailure),
    onDone: () => undefined,
  });
  const save = async () => {
    setFailure(null);
    if (editor.wrong.length > 0) return setNumericAlert(true);
    // Whose changes hold is said first.
    if (contested.percents.length + contested.strategies.length > 0) return;
    if (removes.actions > 0) return question.ask(removes.actions);
    await send().catch(setFailure);
  };
  return { save, failure, question, isNumericAlert, closeAlert: () => setNumericAlert(false) };
}
