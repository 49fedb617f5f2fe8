import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopCommands, MopStatus } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import { patchRecord } from '#app/client/patch-record';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { pauseLists, pauseQueries } from '../pause/patch-pause';
import { stateOf } from '../pause/pause-state';
import { pausesMessages } from './pauses.messages';

/** Taking a request back, or resuming before the end: asked first, shown at once, put back when it is refused. */
export function useWithdrawal() {
  const text = useText(pausesMessages);
  const toast = useToast();
  const now = useNow();
  const [asked, setAsked] = useState<MopRequest | null>(null);
  const { send, isPending } = useCallCommand(mopCommands.WithdrawMopPause, {
    refresh: pauseQueries,
    optimistic: (cache, { id }) =>
      patchRecord(cache, pauseLists, id, { status: MopStatus.Cancelled, withdrawn: true }),
  });
  const isRunning = asked !== null && stateOf(asked, now) === 'running';
  const confirm = async () => {
    if (asked === null) return;
    setAsked(null);
    try {
      await send({ id: asked.id });
      toast.done(text(isRunning ? 'resumed' : 'withdrawn'));
    } catch (error) {
      toast.failed(error);
    }
  };
  return { asked, ask: setAsked, isRunning, isPending, confirm, cancel: () => setAsked(null) };
}
export type Withdrawal = ReturnType<typeof useWithdrawal>;
