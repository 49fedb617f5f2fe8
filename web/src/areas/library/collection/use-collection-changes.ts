import { type CollectionDetail, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useCallCommand } from '#core/client/use-call-command';
import type { CallCache } from '#core/client/call-cache';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { libraryTexts } from '../texts';

const { GetCollection, ListCollections, ListFollowedCollections } = libraryQueries;
const refresh = [GetCollection, ListCollections];

const patch = (
  cache: CallCache,
  id: string,
  change: (shown: CollectionDetail) => Partial<CollectionDetail>,
) => cache.patch(GetCollection, (shown) => (shown.id === id ? { ...shown, ...change(shown) } : shown));

/** What its owners do with a collection and what is in it: shown at once, put back when the server refuses. */
export function useCollectionChanges({ id, entries }: CollectionDetail) {
  const text = useText(libraryTexts);
  const toast = useToast();
  const fail = (error: unknown) => toast.failed(error);

  const sorting = useCallCommand(libraryCommands.SortCollection, {
    refresh,
    optimistic: (cache, { resources }) =>
      patch(cache, id, (shown) => ({
        entries: (resources as number[]).flatMap(
          (each) => shown.entries.find((entry) => entry.id === each) ?? [],
        ),
      })),
  });
  const removing = useCallCommand(libraryCommands.RemoveFromCollection, {
    refresh,
    optimistic: (cache, { resources }) =>
      patch(cache, id, (shown) => ({
        entries: shown.entries.filter((entry) => !(resources as number[]).includes(entry.id)),
      })),
  });
  const adding = useCallCommand(libraryCommands.AddToCollection, { refresh });
  const sharing = useCallCommand(libraryCommands.ShareCollection, {
    refresh,
    optimistic: (cache, { shared }) => patch(cache, id, () => ({ shared: shared === true })),
  });
  const following = useCallCommand(libraryCommands.FollowCollection, {
    refresh: [...refresh, ListFollowedCollections],
    optimistic: (cache, { on }) => patch(cache, id, () => ({ followed: on === true })),
  });

  const remove = async (resources: number[]) => {
    const order = entries.map((entry) => entry.id);
    const putBack = async () => {
      await adding.send({ id, resources });
      await sorting.send({ id, resources: order });
    };
    await removing.send({ id, resources });
    toast.done(text('takenOut', { count: resources.length }), () => void putBack().catch(fail));
  };
  return {
    sort: (resources: number[]) => void sorting.send({ id, resources }).catch(fail),
    remove: (resources: number[]) => void remove(resources).catch(fail),
    share: (shared: boolean) => void sharing.send({ id, shared }).catch(fail),
    follow: (on: boolean) => void following.send({ id, on }).catch(fail),
  };
}
export type CollectionChanges = ReturnType<typeof useCollectionChanges>;
