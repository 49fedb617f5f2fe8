import { libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { isOffline } from '#core/client/network';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useKeeping, useOutgoing } from '#core/outbox/outbox';
import { useMay } from '#core/session/use-may';
import { outboxTexts } from '#core/texts';
import { useToast } from '#ui/toast/toast-context';
import { keepingTexts } from './texts';

export const libraryPath = '/library';
/** The same for everyone with its link. */
export const collectionPath = (id: string): string => `${libraryPath}/collections/${id}`;

const { AddFavourite, RemoveFavourite, FollowFavourite } = libraryCommands;
const { GetLibraryMarks, ListFavourites } = libraryQueries;
const refresh = [GetLibraryMarks, ListFavourites];

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Hearts pressed offline: shown at once, sent when online (U4). */
function useOfflineFavourites() {
  const text = useText(outboxTexts);
  const toast = useToast();
  const { keep, drop } = useKeeping();
  const outgoing = useOutgoing();
  const aboutFavourite = (id: number) => `favourite:${id}`;
  const waiting = (id: number) =>
    outgoing.filter(({ about, state }) => about === aboutFavourite(id) && state === 'waiting');
  return {
    /** `undefined` when nothing waits. */
    wanted: (id: number) => {
      const last = waiting(id).at(-1);
      return last && last.command.name === AddFavourite.name;
    },
    /** Replaces what waited. @returns whether it was sent now */
    tryOrKeep: async ({ id, name }: Named, isOn: boolean, send: () => Promise<unknown>) => {
      waiting(id).forEach(({ intent }) => drop(intent));
      try {
        await send();
        return true;
      } catch (error) {
        if (!isOffline(error)) throw error;
        keep({
          command: isOn ? AddFavourite : RemoveFavourite,
          input: { id },
          about: aboutFavourite(id),
          label: name,
          refresh,
          isOwn: true,
        });
        toast.info(text('kept', { what: name }));
        return false;
      }
    },
  };
}

const without = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);

function useFavouriteCommands() {
  const adding = useCallCommand(AddFavourite, {
    refresh,
    optimistic: (cache, { id }) =>
      cache.patch(GetLibraryMarks, (known) => ({
        ...known,
        favourites: [Number(id), ...without(known.favourites, Number(id))],
      })),
  });
  const removing = useCallCommand(RemoveFavourite, {
    refresh,
    optimistic: (cache, { id }) =>
      cache.patch(GetLibraryMarks, ({ favourites, followed }) => ({
        favourites: without(favourites, Number(id)),
        followed: without(followed, Number(id)),
      })),
  });
  const following = useCallCommand(FollowFavourite, {
    refresh,
    optimistic: (cache, { id, on }) =>
      cache.patch(GetLibraryMarks, (known) => ({
        ...known,
        followed: [...without(known.followed, Number(id)), ...(on === true ? [Number(id)] : [])],
      })),
  });
  return { add: adding.send, remove: removing.send, follow: following.send };
}

export function useFavourites() {
  const text = useText(keepingTexts);
  const toast = useToast();
  const may = useMay();
  const marks = useCallQuery(GetLibraryMarks, {}).data;
  const send = useFavouriteCommands();
  const { wanted, tryOrKeep } = useOfflineFavourites();
  const fail = (error: unknown) => toast.failed(error);
  const isFavourite = (id: number) => wanted(id) ?? marks?.favourites.includes(id) === true;
  const isFollowed = (id: number) => marks?.followed.includes(id) === true;

  const add = async ({ id, name }: Named) => {
    if (!(await tryOrKeep({ id, name }, true, async () => send.add({ id })))) return;
    const undo = () => void send.remove({ id }).catch(fail);
    toast.done(text('favouriteAdded', { name }), undo, `favourite-${id}`);
  };
  const remove = async ({ id, name }: Named) => {
    const wasFollowed = isFollowed(id);
    const undo = async () => {
      await send.add({ id });
      if (wasFollowed) await send.follow({ id, on: true });
    };
    if (!(await tryOrKeep({ id, name }, false, async () => send.remove({ id })))) return;
    toast.done(text('favouriteRemoved', { name }), () => void undo().catch(fail), `favourite-${id}`);
  };
  return {
    isFavourite,
    isFollowed,
    mayKeep: marks !== undefined && may(AddFavourite),
    toggle: (resource: Named) =>
      void (isFavourite(resource.id) ? remove(resource) : add(resource)).catch(fail),
    follow: (id: number, on: boolean) => void send.follow({ id, on }).catch(fail),
  };
}
