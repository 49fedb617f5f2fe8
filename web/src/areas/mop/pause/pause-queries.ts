import { mopQueries } from '@portal/contracts/areas/mop';
import type { CallCache, Undo } from '#core/client/call-cache';

const { ListMopRequests, CountMopRequests, ListMopPauses, GetMopPause, GetMopAutoConfirm } = mopQueries;

/** Those that know a pause with all its fields. */
export const pauseLists = [ListMopRequests, ListMopPauses, GetMopPause];
/** Every query that a change of a pause makes old. */
export const pauseQueries = [...pauseLists, CountMopRequests];

/** Shows the switch as it was just set, before the server has said by whom (R-MOP-07). */
export const patchAutoConfirm = (cache: CallCache, on: boolean): Undo =>
  cache.patch(GetMopAutoConfirm, (policy) => ({ ...policy, confirm: on ? (1 as const) : (0 as const) }));
