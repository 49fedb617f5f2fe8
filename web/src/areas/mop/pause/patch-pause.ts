import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries } from '@portal/contracts/areas/mop';
import type { CallCache, Undo } from '../../../app/client/call-cache';

const lists = [mopQueries.ListMopRequests, mopQueries.ListMopPauses] as const;

/** Changes one pause in every remembered answer that knows it, so that it shows before the refetch. */
export function patchPause(cache: CallCache, id: string, changes: Partial<MopRequest>): Undo {
  const undos = lists.map((list) =>
    cache.patch(list, (pauses) =>
      pauses.some((pause) => pause.id === id)
        ? pauses.map((pause) => (pause.id === id ? { ...pause, ...changes } : pause))
        : pauses,
    ),
  );
  return () => undos.forEach((undo) => undo());
}

/** Shows the switch as it was just set, before the server has said by whom (R-MOP-07). */
export const patchAutoConfirm = (cache: CallCache, on: boolean): Undo =>
  cache.patch(mopQueries.GetMopAutoConfirm, (policy) => ({
    ...policy,
    confirm: on ? (1 as const) : (0 as const),
  }));
