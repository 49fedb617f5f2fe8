import { mopQueries } from '@portal/contracts/areas/mop';
import type { CallCache, Undo } from '#app/client/call-cache';

/** Every query that a change of a pause makes old. */
export const pauseQueries = [
  mopQueries.ListMopRequests,
  mopQueries.CountMopRequests,
  mopQueries.ListMopPauses,
  mopQueries.GetMopPause,
];

/** Those that know a pause with all its fields. */
export const pauseLists = [mopQueries.ListMopRequests, mopQueries.ListMopPauses, mopQueries.GetMopPause];

/** Shows the switch as it was just set, before the server has said by whom (R-MOP-07). */
export const patchAutoConfirm = (cache: CallCache, on: boolean): Undo =>
  cache.patch(mopQueries.GetMopAutoConfirm, (policy) => ({
    ...policy,
    confirm: on ? (1 as const) : (0 as const),
  }));
