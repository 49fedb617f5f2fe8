import { libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { isOffline } from '#core/client/use-back-online';
import { useText } from '#core/i18n/use-text';
import { outboxTexts } from '#core/texts';
import { useKeeping, useOutgoing } from '#core/outbox/use-outgoing';
import { useToast } from '#ui/toast/toast-context';

const { AddFavourite, RemoveFavourite } = libraryCommands;
const refresh = [libraryQueries.GetLibraryMarks, libraryQueries.ListFavourites];
const aboutFavourite = (id: number) => `favourite:${id}`;

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface KeptFavourites {
  /** What is wanted of it here and waits for the network; `undefined` for nothing. */
  readonly wanted: (id: number) => boolean | undefined;
  /** Tries it; without a network it waits, in place of what waited before. @returns whether it was done now */
  readonly tryOrKeep: (resource: Named, isOn: boolean, send: () => Promise<unknown>) => Promise<boolean>;
}

/** Hearts that are pressed without a network: shown as they will be, and sent when it is back (U4). */
export function useKeptFavourites(): KeptFavourites {
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
        keep({ command, input: { id }, about: aboutFavourite(id), label: name, refresh, isOwn: true });
        toast.info(text('kept', { what: name }));
        return false;
      }
    },
  };
}
