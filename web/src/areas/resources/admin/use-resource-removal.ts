import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { resourceCommands, resourceQueries } from '@portal/contracts/areas/resources';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import type { Removal } from '../../../ui/removal/use-removal';
import { useRemoval } from '../../../ui/removal/use-removal';
import { tableMessages } from './table/table.messages';

type Doomed = Pick<ResourceSummary, 'id' | 'name'>;
export type ResourceRemoval = Removal<Doomed>;
const refresh = [resourceQueries.ListResources, resourceQueries.GetResource];

/** Deleting a resource after a question, and taking that back for as long as it lies in the bin (R-ARS-04, U5). */
export function useResourceRemoval(onGone?: () => void): ResourceRemoval {
  const text = useText(tableMessages);
  const removal = useCallCommand(resourceCommands.DeleteResource, { refresh });
  const restoration = useCallCommand(resourceCommands.RestoreResource, { refresh });
  return useRemoval<Doomed>({
    remove: ({ id }) => removal.send({ id }),
    restore: ({ id }) => restoration.send({ id }),
    onGone,
    words: {
      title: ({ name }) => text('deleteTitle', { name }),
      text: () => text('deleteText'),
      confirm: text('deleteConfirm'),
      removed: ({ name }) => text('deleted', { name }),
      restored: ({ name }) => text('restored', { name }),
    },
  });
}
