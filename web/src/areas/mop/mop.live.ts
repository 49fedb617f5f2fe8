import { mopPushes, mopQueries } from '@portal/contracts/areas/mop';
import { patchRecord } from '#core/client/patch-record';
import { defineLive } from '#core/live/live-map';
import { patchAutoConfirm, pauseLists, pauseQueries } from './pause/pause-queries';

/** What others do to pauses (R-MOP-14): a status shows at once, who set it and why follows with the answer. */
export const mopLive = defineLive(mopPushes, {
  MopPauseChanged: {
    patch: (cache, { pauseId, status, version }) =>
      void patchRecord(cache, pauseLists, pauseId, { status, version }),
    refresh: pauseQueries,
  },
  MopAutoConfirmChanged: {
    patch: (cache, { on }) => void patchAutoConfirm(cache, on),
    refresh: [mopQueries.GetMopAutoConfirm],
  },
});
