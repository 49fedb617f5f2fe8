import { mopCommands, type MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import { patchRecord } from '#core/client/patch-record';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { type Question, useQuestion } from '#ui/dialogs/use-question';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { pauseLists, pauseQueries } from '../pause/pause-queries';
import { stateOf } from '../pause/pause-state';
import { usePauseWords } from '../pause/use-pause-words';
import { pausesTexts } from '../texts';

/** Taking a request back, or resuming before the end: asked first, shown at once, put back when it is refused. */
export function useWithdrawal(): Question<MopRequest> {
  const text = useText(pausesTexts);
  const toast = useToast();
  const now = useNow();
  const { whenOf } = usePauseWords();
  const { send } = useCallCommand(mopCommands.WithdrawMopPause, {
    refresh: pauseQueries,
    optimistic: (cache, { id }) =>
      patchRecord(cache, pauseLists, id, { status: MopStatus.Cancelled, withdrawn: true }),
  });
  const actOn = (pause: MopRequest) => (stateOf(pause, now) === 'running' ? 'resume' : 'withdraw');
  return useQuestion<MopRequest>({
    words: {
      title: (pause) => text(`${actOn(pause)}Title`),
      text: (pause) => text(`${actOn(pause)}Text`, { when: whenOf(pause) }),
      confirm: (pause) => text(actOn(pause)),
      cancel: text('keepPause'),
    },
    act: ({ id }) => send({ id }),
    onDone: (pause) => toast.done(text(`${actOn(pause)}Done`)),
  });
}
