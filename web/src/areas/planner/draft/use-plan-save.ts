import { countOfStrategies, type StrategySlot } from '@portal/contracts/areas/planner';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useBlockSave } from '#ui/blocks/block-editor';
import { useQuestion } from '#ui/dialogs/use-question';
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
  const [isNumericAlert, setNumericAlert] = useState(false);
  const { plan, edits } = editor;
  const removes = removedBy(editor);
  const saving = useBlockSave(editor, {
    check: () => {
      setNumericAlert(editor.wrong.length > 0);
      return editor.wrong.length === 0;
    },
    send: async () => {
      let removalId: string | null = null;
      const edited = editedTables(edits);
      if (edited.percents) await tables.saveObjectives(editedObjectives(plan, edits));
      if (edited.strategies) {
        const rows = strategyRows(plan, (slot: StrategySlot) => editor.choiceAt(slot));
        removalId = (await tables.saveStrategies(rows, { removes })).removal_id;
      }
      tables.done(text('saved'), removalId);
    },
  });
  const question = useQuestion<number>({
    words: {
      title: () => text('dropTitle'),
      text: (count) => text('dropText', { count }),
      confirm: () => text('dropConfirm'),
    },
    isGrave: true,
    act: saving.save,
    onDone: () => undefined,
  });
  return {
    ...saving,
    save: async () =>
      removes.actions > 0 && editor.wrong.length === 0 ? question.ask(removes.actions) : saving.save(),
    question,
    isNumericAlert,
    closeAlert: () => setNumericAlert(false),
  };
}
