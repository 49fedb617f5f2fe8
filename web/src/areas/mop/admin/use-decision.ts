import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopCommands, mopQueries, MopStatus } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import { useCallCache } from '../../../app/client/use-call-cache';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useToast } from '../../../ui/toast/toast-context';
import { patchPause } from '../pause/patch-pause';
import { usePauseWords } from '../pause/use-pause-words';
import { adminMessages } from './admin.messages';
import { useConflict } from './use-conflict';
import { useStatusNames } from './use-status-names';

const { ListMopRequests, CountMopRequests, ListMopPauses } = mopQueries;
const stale = [ListMopRequests, CountMopRequests, ListMopPauses];

/** Changes a row that is shown, whether or not the newest answer still has it. */
type Amend = (id: string, changes: Partial<MopRequest>) => void;

/** Saves a status: shown at once, put back with the reason when it is refused. @throws CallError */
function useSave(amend: Amend) {
  const cache = useCallCache();
  const explain = useConflict();
  const { send, isPending } = useCallCommand(mopCommands.ChangeMopPauseStatus, { refresh: stale });
  const show = (pause: MopRequest, status: MopStatus) => {
    patchPause(cache, pause.id, { status });
    amend(pause.id, { status });
  };
  const save = async (pause: MopRequest, status: MopStatus, reason = '') => {
    show(pause, status);
    try {
      await send({ id: pause.id, status, cancel_value: reason });
    } catch (error) {
      show(pause, pause.status);
      void cache.refresh(stale);
      throw await explain(pause, error);
    }
  };
  return { save, isPending, reload: () => void cache.refresh(stale) };
}

/**
 * Deciding about a request: confirmed or reopened at once, with five seconds to take it back (U5); cancelled only with
 * a reason, before which nothing is sent (R-MOP-10…12).
 */
export function useDecision(amend: Amend) {
  const text = useText(adminMessages);
  const toast = useToast();
  const nameOf = useStatusNames();
  const { placeOf } = usePauseWords();
  const { save, isPending, reload } = useSave(amend);
  const [doomed, setDoomed] = useState<MopRequest | null>(null);

  /** Puts the former status back by another command. */
  const takeBack = (pause: MopRequest, status: MopStatus) =>
    save({ ...pause, status }, pause.status, pause.cancel).then(
      () => toast.info(text('undone')),
      (error: unknown) => toast.failed(error),
    );
  const tell = (pause: MopRequest, status: MopStatus) =>
    toast.done(
      text('changed', { place: placeOf(pause), status: nameOf(status) }),
      () => void takeBack(pause, status),
    );
  return {
    choose: (pause: MopRequest, status: MopStatus) => {
      if (status === MopStatus.Cancelled) return setDoomed(pause);
      void save(pause, status).then(
        () => tell(pause, status),
        (error: unknown) => toast.failed(error),
      );
    },
    /** Waits for its reason. */
    doomed,
    isPending,
    /** @throws CallError: the reason stays where it was typed. */
    cancelPause: async (pause: MopRequest, reason: string) => {
      await save(pause, MopStatus.Cancelled, reason);
      setDoomed(null);
      tell(pause, MopStatus.Cancelled);
    },
    /** Nothing was sent; the list is asked for again (R-MOP-12). */
    spare: () => {
      setDoomed(null);
      reload();
    },
  };
}
export type Decision = ReturnType<typeof useDecision>;
