import { type CollectionSummary, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { keepingTexts } from '../texts';

const refresh = [libraryQueries.ListCollections, libraryQueries.GetCollection];

/** Puts resources into a collection at once; the message takes it back. */
export function useCollect(ids: readonly number[]) {
  const text = useText(keepingTexts);
  const toast = useToast();
  const adding = useCallCommand(libraryCommands.AddToCollection, {
    refresh,
    optimistic: (cache, { id }) =>
      cache.patch(libraryQueries.ListCollections, (rows) =>
        rows.map((row) =>
          row.id === id ? { ...row, resources: [...new Set([...row.resources, ...ids])] } : row,
        ),
      ),
  });
  const removing = useCallCommand(libraryCommands.RemoveFromCollection, { refresh });
  const collect = async ({ id, name, resources: before }: CollectionSummary) => {
    const { data } = await adding.send({ id, resources: [...ids] });
    const added = data.added.filter((each) => !before.includes(each));
    toast.done(text('collected', { name, count: added.length }), () => {
      if (added.length > 0)
        removing.send({ id, resources: added }).catch((error: unknown) => toast.failed(error));
    });
  };
  return (collection: CollectionSummary) =>
    void collect(collection).catch((error: unknown) => toast.failed(error));
}
