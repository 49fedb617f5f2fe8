import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import { dayOf } from '@portal/contracts/kernel';
import { useCallClient } from '../../../app/client/client-context';
import { useText } from '../../../app/i18n/use-text';
import { useMarket } from '../../../app/market';
import { useMany } from '../../../ui/inbox/use-many';
import type { StatusChangeSpec } from '../../../ui/inbox/use-status-change';
import { useStatusChange } from '../../../ui/inbox/use-status-change';
import { pauseQueries } from '../pause/patch-pause';
import { usePauseWords } from '../pause/use-pause-words';
import { adminMessages } from './admin.messages';
import { useStatusNames } from './use-status-names';

type Spec = StatusChangeSpec<MopRequest, typeof mopCommands.ChangeMopPauseStatus>;

/** Who decided last, by the pause's own history. */
function useWinner(): Spec['winnerOf'] {
  const client = useCallClient();
  const { timeZone } = useMarket();
  const nameOf = useStatusNames();
  return async ({ id, restaurant_id, start_date, end_date }) => {
    const days = { from: dayOf(start_date, timeZone), to: dayOf(end_date, timeZone) };
    const { data } = await client.send(mopQueries.ListMopRequests, { restaurant_id, ...days, size: -1 });
    const now = data.find((pause) => pause.id === id);
    return now ? { who: now.history.at(-1)?.name ?? '', status: nameOf(now.status) } : null;
  };
}

/** Deciding about requests: confirmed or reopened at once, cancelled with a reason (R-MOP-10…12). */
export function usePauseStatus(show: Spec['show']) {
  const text = useText(adminMessages);
  const nameOf = useStatusNames();
  const { placeOf } = usePauseWords();
  const many = useMany<MopRequest>();
  const change = useStatusChange(many, {
    command: mopCommands.ChangeMopPauseStatus,
    refresh: pauseQueries,
    show,
    formerOf: ({ cancel }) => ({ cancel_value: cancel }),
    winnerOf: useWinner(),
    overtakenCode: 'pause_changed_meanwhile',
    words: {
      changed: ([pause], status) =>
        text('changed', { place: pause === undefined ? '' : placeOf(pause), status: nameOf(status) }),
      undone: text('undone'),
    },
  });
  return { ...change, many };
}
export type PauseStatus = ReturnType<typeof usePauseStatus>;
