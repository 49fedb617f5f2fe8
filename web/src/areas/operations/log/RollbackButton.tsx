import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import { operationsCommands, operationsQueries } from '@portal/contracts/areas/operations';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { useQuestion } from '#ui/dialogs/use-question';
import { useToast } from '#ui/toast/toast-context';
import { logTexts } from '../texts';

/** The way back from a rebuild that was a mistake: asks first, and says what it does not undo (R8). */
export function RollbackButton({ id }: { id: string }) {
  const text = useText(logTexts);
  const toast = useToast();
  const { send } = useCallCommand(operationsCommands.RollbackRebuild, {
    refresh: [operationsQueries.ListOperations],
  });
  const question = useQuestion<string>({
    words: {
      title: () => text('backTitle'),
      text: () => text('backText'),
      confirm: () => text('backConfirm'),
    },
    act: (operation) => send({ id: operation }),
    onDone: () => toast.info(text('rollbackRequested')),
  });
  return (
    <>
      <Button size="small" startIcon={<UndoRounded />} onClick={() => question.ask(id)}>
        {text('rollbackRebuild')}
      </Button>
      <QuestionDialog question={question} />
    </>
  );
}
