import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import { useCallClient } from '#app/client/client-context';
import { useText } from '#app/i18n/use-text';
import type { Many } from '#ui/inbox/use-many';
import type { StatusChangeSpec } from '#ui/inbox/use-status-change';
import { useStatusChange } from '#ui/inbox/use-status-change';
import { pauseQueries } from '../pause/patch-pause';
import { usePauseWords } from '../pause/use-pause-words';
import { adminMessages } from './admin.messages';
import { useStatusNames } from './use-status-names';

type Spec = StatusChangeSpec<MopRequest, typeof mopCommands.ChangeMopPauseStatus>;

/** Who decided last, by the pause's own history. */
function useWinner(): Spec['winnerOf'] {
  const client = useCallClient();
  const nameOf = useStatusNames();
  return async ({ id }) => {
    const { data } = await client.send(mopQueries.GetMopPause, { id });
    return { who: data.history.at(-1)?.name ?? '', status: nameOf(data.status) };
  };
}

/** Deciding about one request or many: confirmed or reopened at once, cancelled with a reason (R-MOP-10…12). */
export function usePauseStatus(many: Many<MopRequest>, show: Spec['show']) {
  const text = useText(adminMessages);
  const nameOf = useStatusNames();
  const { placeOf } = usePauseWords();
  return useStatusChange(many, {
    command: mopCommands.ChangeMopPauseStatus,
    refresh: pauseQueries,
    show,
    formerOf: ({ cancel }) => ({ cancel_value: cancel }),
    winnerOf: useWinner(),
    conflictCode: 'pause_changed_meanwhile',
    words: {
      changed: ([first, ...others], status) =>
        first && others.length === 0
          ? text('changed', { place: placeOf(first), status: nameOf(status) })
          : text('changedMany', { count: others.length + 1, status: nameOf(status) }),
      undone: text('undone'),
    },
  });
}
export type PauseStatus = ReturnType<typeof usePauseStatus>;
