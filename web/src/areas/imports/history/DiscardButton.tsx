import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { importCommands, type ImportRecord } from '@portal/contracts/areas/imports';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useQuestion } from '#ui/dialogs/QuestionDialog';
import { useToast } from '#ui/toast/toast-context';
import { queriesOfImports } from '../import-queries';
import { importsTexts, confirmTexts } from '../texts';

export type DiscardableImport = Pick<ImportRecord, 'id' | 'filename'>;

/** Discards a checked file after a question; final. */
export function useDiscardQuestion(onDiscarded: (importId: string) => void) {
  const text = useText(confirmTexts);
  const toast = useToast();
  const { send } = useCallCommand(importCommands.DiscardImport, { refresh: queriesOfImports });
  return useQuestion<DiscardableImport>({
    isGrave: true,
    words: {
      title: ({ filename }) => text('discardTitle', { name: filename }),
      text: () => text('discardText'),
      confirm: () => text('discardConfirm'),
    },
    act: ({ id }) => send({ id }),
    onDone: ({ id, filename }) => {
      onDiscarded(id);
      toast.done(text('discarded', { name: filename }));
    },
  });
}

interface DiscardButtonProps {
  found: DiscardableImport;
  onDiscard: (found: DiscardableImport) => void;
}

export function DiscardButton({ found, onDiscard }: DiscardButtonProps) {
  const text = useText(importsTexts);
  return (
    <Button
      size="small"
      startIcon={<DeleteOutlineRounded />}
      aria-label={text('discardNamed', { name: found.filename })}
      onClick={() => onDiscard(found)}
    >
      {text('discard')}
    </Button>
  );
}
