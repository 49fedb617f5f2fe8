import { libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useToast } from '#ui/toast/toast-context';
import { isOffline } from '#core/client/network';
import { outboxTexts } from '#core/texts';
import { useKeeping, useOutgoing } from '#core/outbox/outbox';
import { keepingTexts } from '../texts';

const { AddFavourite, RemoveFavourite } = libraryCommands;
const keptFavouritesRefresh = [libraryQueries.GetLibraryMarks, libraryQueries.ListFavourites];
const aboutFavourite = (id: number) => `favourite:${id}`;

interface KeptFavouritesNamed {
  readonly id: number;
  readonly name: string;
}

interface KeptFavourites {
  /** What is wanted of it here and waits for the network; `undefined` for nothing. */
  readonly wanted: (id: number) => boolean | undefined;
  /** Tries it; without a network it waits, in place of what waited before. @returns whether it was done now */
  readonly tryOrKeep: (
    resource: KeptFavouritesNamed,
    isOn: boolean,
    send: () => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Hearts that are pressed without a network: shown as they will be, and sent when it is back (U4). */
function useKeptFavourites(): KeptFavourites {
  const text = useText(outboxTexts);
  const toast = useToast();
  const { keep, drop } = useKeeping();
  const outgoing = useOutgoing();
  const waiting = (id: number) =>
    outgoing.filter(({ about, state }) => about === aboutFavourite(id) && state === 'waiting');
  return {
    wanted: (id) => {
      const last = waiting(id).at(-1);
      return last && last.command.name === AddFavourite.name;
    },
    tryOrKeep: async ({ id, name }, isOn, send) => {
      waiting(id).forEach(({ intent }) => drop(intent));
      try {
        await send();
        return true;
      } catch (error) {
        if (!isOffline(error)) throw error;
        const command = isOn ? AddFavourite : RemoveFavourite;
        keep({
          command,
          input: { id },
          about: aboutFavourite(id),
          label: name,
          refresh: keptFavouritesRefresh,
          isOwn: true,
        });
        toast.info(text('kept', { what: name }));
        return false;
      }
    },
  };
}

const { GetLibraryMarks, ListFavourites } = libraryQueries;
const refresh = [GetLibraryMarks, ListFavourites];
const without = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The three commands on a favourite; each is shown on all cards before it is answered. */
function useFavouriteCommands() {
  const adding = useCallCommand(libraryCommands.AddFavourite, {
    refresh,
    optimistic: (cache, { id }) =>
      cache.patch(GetLibraryMarks, (known) => ({
        ...known,
        favourites: [Number(id), ...without(known.favourites, Number(id))],
      })),
  });
  const removing = useCallCommand(libraryCommands.RemoveFavourite, {
    refresh,
    optimistic: (cache, { id }) =>
      cache.patch(GetLibraryMarks, ({ favourites, followed }) => ({
        favourites: without(favourites, Number(id)),
        followed: without(followed, Number(id)),
      })),
  });
  const following = useCallCommand(libraryCommands.FollowFavourite, {
    refresh,
    optimistic: (cache, { id, on }) =>
      cache.patch(GetLibraryMarks, (known) => ({
        ...known,
        followed: [...without(known.followed, Number(id)), ...(on === true ? [Number(id)] : [])],
      })),
  });
  return { add: adding.send, remove: removing.send, follow: following.send };
}

/** The own favourites: shown at once, put back when the server refuses, and taken back from the message. */
export function useFavourites() {
  const text = useText(keepingTexts);
  const toast = useToast();
  const may = useMay();
  const marks = useCallQuery(GetLibraryMarks, {}).data;
  const send = useFavouriteCommands();
  const { wanted, tryOrKeep } = useKeptFavourites();
  const fail = (error: unknown) => toast.failed(error);
  const isFavourite = (id: number) => wanted(id) ?? marks?.favourites.includes(id) === true;
  const isFollowed = (id: number) => marks?.followed.includes(id) === true;

  const add = async ({ id, name }: Named) => {
    if (!(await tryOrKeep({ id, name }, true, async () => send.add({ id })))) return;
    const takeBack = () => void send.remove({ id }).catch(fail);
    toast.done(text('favouriteAdded', { name }), takeBack, `favourite-${id}`);
  };
  const remove = async ({ id, name }: Named) => {
    const wasFollowed = isFollowed(id);
    const putBack = async () => {
      await send.add({ id });
      if (wasFollowed) await send.follow({ id, on: true });
    };
    if (!(await tryOrKeep({ id, name }, false, async () => send.remove({ id })))) return;
    toast.done(text('favouriteRemoved', { name }), () => void putBack().catch(fail), `favourite-${id}`);
  };
  return {
    isFavourite,
    isFollowed,
    mayKeep: marks !== undefined && may(libraryCommands.AddFavourite),
    toggle: (resource: Named) =>
      void (isFavourite(resource.id) ? remove(resource) : add(resource)).catch(fail),
    follow: (id: number, on: boolean) => void send.follow({ id, on }).catch(fail),
  };
}
