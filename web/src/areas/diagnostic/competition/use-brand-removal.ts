import type { DiagnosticBrand } from '@portal/contracts/areas/diagnostic';
import { diagnosticCommands } from '@portal/contracts/areas/diagnostic';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { useRemoval } from '#ui/record/use-removal';
import { blockQueries as refresh } from '../draft/use-block-save';
import { competitionMessages } from './competition.messages';

/** Deletes a brand of the restaurant after a question, with an undo: it comes back where it was (U5). */
export function useBrandRemoval() {
  const text = useText(competitionMessages);
  const deleting = useCallCommand(diagnosticCommands.DeleteCustomBrand, { refresh });
  const restoring = useCallCommand(diagnosticCommands.RestoreCustomBrand, { refresh });
  return useRemoval<DiagnosticBrand>({
    remove: ({ brand_id: id }) => deleting.send({ id }),
    restore: ({ brand_id: id }) => restoring.send({ id }),
    words: {
      title: () => text('removeTitle'),
      text: ({ name }) => text('removeText', { name }),
      confirm: () => text('removeConfirm'),
      removed: ({ name }) => text('removed', { name }),
      restored: ({ name }) => text('restored', { name }),
    },
  });
}
