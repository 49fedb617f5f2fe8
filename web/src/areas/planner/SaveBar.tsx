import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { letterOf, type StrategySlot } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '#ui/ActionBar';
import { KeptTypingNote } from '#ui/KeptTypingNote';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { SaveProblem } from '#ui/form/SaveProblem';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import type { PlanEditor } from './draft/use-plan-editor';
import type { PlanTables } from './draft/use-plan-tables';
import { usePlanSave } from './draft/use-plan-save';
import { plannerTexts, prioritiesTexts } from './texts';

/** Somebody else saved the same fields while they were typed into: whose hold is decided first (R4). */
function Contested({ editor }: { editor: PlanEditor }) {
  const text = useText(plannerTexts);
  const words = useText(prioritiesTexts);
  const { contested, plan } = editor;
  const nameOf = (key: string) => {
    const [id, percent] = key.split('.');
    const name = plan.objectives.find(({ resobjective_id }) => String(resobjective_id) === id)?.name ?? '';
    return words(percent === 'sales' ? 'salesOf' : 'newOf', { name });
  };
  const fields = [
    ...contested.percents.map(nameOf),
    ...contested.strategies.map((slot) =>
      words('strategyOf', { letter: letterOf(Number(slot) as StrategySlot) }),
    ),
  ];
  if (fields.length === 0) return null;
  return (
    <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
      <Box sx={{ flex: 1, minWidth: '16rem' }}>{text('contested', { fields: fields.join('; ') })}</Box>
      <Button size="small" onClick={editor.keepMine}>
        {text('keepMine')}
      </Button>
      <Button size="small" onClick={editor.takeTheirs}>
        {text('takeTheirs')}
      </Button>
    </Box>
  );
}

/** One bar for what was typed into the cards: how much it is, the button that saves it, and the way back. */
export function SaveBar({ editor, tables }: { editor: PlanEditor; tables: PlanTables }) {
  const text = useText(plannerTexts);
  const { save, failure, question, isNumericAlert, closeAlert } = usePlanSave(editor, tables);
  if (editor.count === 0) return null;
  return (
    <ActionBar>
      {failure !== null && (
        <Box sx={{ pb: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{text('failed')}</Box>
          <SaveProblem failure={failure} fieldNames={{}} />
        </Box>
      )}
      <Contested editor={editor} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box role="status" sx={{ fontWeight: 650, flex: { xs: '1 0 100%', sm: 1 } }}>
          {text('unsaved', { count: editor.count })}
          {editor.wasKept && <KeptTypingNote />}
        </Box>
        <Button
          variant="contained"
          color="primary"
          disabled={tables.isSaving}
          onClick={() => void save()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {text(tables.isSaving ? 'saving' : 'save')}
        </Button>
        <Button disabled={tables.isSaving} onClick={editor.discard}>
          {text('discard')}
        </Button>
      </Box>
      <QuestionDialog question={question} />
      {isNumericAlert && (
        <NoticeDialog title={text('numericTitle')} text={text('numericText')} onClose={closeAlert} />
      )}
    </ActionBar>
  );
}
