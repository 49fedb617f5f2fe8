import { mopPushes, mopQueries } from '@portal/contracts/areas/mop';
import type { CallCache, Undo } from '#core/client/call-cache';
import { patchRecord } from '#core/client/patch-record';
import { defineLive } from '#core/live/live-map';

const { ListMopRequests, CountMopRequests, ListMopPauses, GetMopPause, GetMopAutoConfirm } = mopQueries;

export const pauseLists = [ListMopRequests, ListMopPauses, GetMopPause];
export const pauseQueries = [...pauseLists, CountMopRequests];

/** R-MOP-07. */
export const patchAutoConfirm = (cache: CallCache, on: boolean): Undo =>
  cache.patch(GetMopAutoConfirm, (policy) => ({ ...policy, confirm: on ? (1 as const) : (0 as const) }));

/** A status changes at once; who and why follow with the answer (R-MOP-14). */
export const mopLive = defineLive(mopPushes, {
  MopPauseChanged: {
    patch: (cache, { pauseId, status, version }) =>
      void patchRecord(cache, pauseLists, pauseId, { status, version }),
    refresh: pauseQueries,
  },
  MopAutoConfirmChanged: {
    patch: (cache, { on }) => void patchAutoConfirm(cache, on),
    refresh: [GetMopAutoConfirm],
  },
});
