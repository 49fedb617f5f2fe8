import { importCommands, type ImportRecord } from '@portal/contracts/areas/imports';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useQuestion } from '#ui/dialogs/QuestionDialog';
import { useToast } from '#ui/toast/toast-context';
import { confirmTexts } from '../texts';
import { queriesOfImports } from '../import-queries';

/** A checked file, as far as the question names it. */
export type DiscardableImport = Pick<ImportRecord, 'id' | 'filename'>;

/** Throws a checked file away that was not imported, once that was read: it cannot be taken back. */
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
