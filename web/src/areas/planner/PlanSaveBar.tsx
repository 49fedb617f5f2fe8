import { letterOf, type StrategySlot } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { ContestedNotice } from '#ui/blocks/ContestedNotice';
import { SaveBar } from '#ui/blocks/SaveBar';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import type { PlanEditor } from './draft/use-plan-editor';
import { usePlanSave } from './draft/use-plan-save';
import type { PlanTables } from './draft/use-plan-tables';
import { plannerTexts, prioritiesTexts } from './texts';

/** Fields that others saved while they were edited here (R4). */
function Conflicts({ editor }: { editor: PlanEditor }) {
  const text = useText(plannerTexts);
  const words = useText(prioritiesTexts);
  const { contested, plan } = editor;
  const nameOf = (key: string) => {
    const [id, part] = key.split('.');
    if (id === 'slot') return words('strategyOf', { letter: letterOf(Number(part) as StrategySlot) });
    const name = plan.objectives.find(({ resobjective_id }) => String(resobjective_id) === id)?.name ?? '';
    return words(part === 'sales' ? 'salesOf' : 'newOf', { name });
  };
  if (contested.length === 0) return null;
  return (
    <ContestedNotice
      title={text('contested', { fields: contested.map(nameOf).join('; ') })}
      text={text}
      onKeepMine={() => editor.keepMine(contested)}
      onTakeTheirs={() => editor.discard(contested)}
    />
  );
}

/** Unsaved fields of the cards, and the button that saves them. */
export function PlanSaveBar({ editor, tables }: { editor: PlanEditor; tables: PlanTables }) {
  const text = useText(plannerTexts);
  const { save, failure, question, isNumericAlert, closeAlert } = usePlanSave(editor, tables);
  return (
    <SaveBar
      text={text}
      status={text('unsaved', { count: editor.changed.length })}
      editor={editor}
      saving={{ save, isSaving: tables.isSaving, failure }}
      onDiscard={editor.drop}
    >
      <Conflicts editor={editor} />
      <QuestionDialog question={question} />
      {isNumericAlert && (
        <NoticeDialog title={text('numericTitle')} text={text('numericText')} onClose={closeAlert} />
      )}
    </SaveBar>
  );
}
