import { countOfStrategies, type StrategySlot } from '@portal/contracts/areas/planner';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useQuestion } from '#ui/dialogs/QuestionDialog';
import { plannerTexts } from '../texts';
import { editedObjectives, editedTables } from './plan-edits';
import { isNoStrategy, strategyRows } from './plan-tables';
import type { PlanEditor } from './use-plan-editor';
import type { PlanTables } from './use-plan-tables';

/** Counts of removed strategies, and of the actions removed with them. */
function removedBy({ plan, edits, choiceAt }: PlanEditor) {
  const removed = plan.strategies.filter(({ status }) => isNoStrategy(choiceAt(status)));
  const strategies = editedTables(edits).strategies ? removed : [];
  return { strategies: strategies.length, actions: countOfStrategies(strategies, plan.actions) };
}

/** Saves the edits after checking them; asks first if actions would be removed (AMB-63). */
export function usePlanSave(editor: PlanEditor, tables: PlanTables) {
  const text = useText(plannerTexts);
  const [failure, setFailure] = useState<unknown>(null);
  const [isNumericAlert, setNumericAlert] = useState(false);
  const { plan, edits, contested } = editor;
  const removes = removedBy(editor);

  const send = async () => {
    let removalId: string | null = null;
    const edited = editedTables(edits);
    if (edited.percents) await tables.saveObjectives(editedObjectives(plan, edits));
    if (edited.strategies) {
      const rows = strategyRows(plan, (slot: StrategySlot) => editor.choiceAt(slot));
      removalId = (await tables.saveStrategies(rows, { removes })).removal_id;
    }
    editor.drop();
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
    // Conflicts are settled first.
    if (contested.length > 0) return;
    if (removes.actions > 0) return question.ask(removes.actions);
    await send().catch(setFailure);
  };
  return { save, failure, question, isNumericAlert, closeAlert: () => setNumericAlert(false) };
}
