import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { resourceCommands, resourceQueries } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useToast } from '../../../ui/toast/toast-context';
import { tableMessages } from './table/table.messages';

type Doomed = Pick<ResourceSummary, 'id' | 'name'>;
const refresh = [resourceQueries.ListResources, resourceQueries.GetResource];

/** Deleting a resource after a question, and taking that back for as long as it lies in the bin (R-ARS-04, U5). */
export function useRemoval(onGone?: () => void) {
  const text = useText(tableMessages);
  const toast = useToast();
  const removal = useCallCommand(resourceCommands.DeleteResource, { refresh });
  const restoration = useCallCommand(resourceCommands.RestoreResource, { refresh });
  const [doomed, setDoomed] = useState<Doomed | null>(null);

  const restore = async ({ id, name }: Doomed) => {
    try {
      await restoration.send({ id });
      toast.done(text('restored', { name }));
    } catch (error) {
      toast.failed(error);
    }
  };
  const remove = async (resource: Doomed) => {
    try {
      await removal.send({ id: resource.id });
      setDoomed(null);
      toast.done(text('deleted', { name: resource.name }), () => void restore(resource));
      onGone?.();
    } catch (error) {
      setDoomed(null);
      toast.failed(error);
    }
  };
  return {
    doomed,
    ask: setDoomed,
    spare: () => setDoomed(null),
    remove,
    restore,
    isPending: removal.isPending,
  };
}
export type Removal = ReturnType<typeof useRemoval>;
