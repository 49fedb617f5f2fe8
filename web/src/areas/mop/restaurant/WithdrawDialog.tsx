import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopCommands, MopStatus } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import { patchRecord } from '#app/client/patch-record';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { pauseLists, pauseQueries } from '../pause/pause-queries';
import { stateOf } from '../pause/pause-state';
import { usePauseWords } from '../pause/use-pause-words';
import { pausesMessages } from './pauses.messages';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

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

/** Asks before a pause is taken back or ended. */
export function WithdrawDialog({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) {
  const text = useText(pausesMessages);
  const { whenOf } = usePauseWords();
  const { asked, isRunning, isPending, confirm, cancel } = withdrawal;
  if (asked === null) return null;
  const act = isRunning ? 'resume' : 'withdraw';
  return (
    <ConfirmDialog
      title={text(`${act}Title`)}
      text={text(`${act}Text`, { when: whenOf(asked) })}
      confirmLabel={text(act)}
      cancelLabel={text('keepPause')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    />
  );
}
