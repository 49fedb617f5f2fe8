import { mopPushes, mopQueries } from '@portal/contracts/areas/mop';
import { defineLive } from '../../app/live/live-map';
import { patchAutoConfirm, patchPause } from './pause/patch-pause';

const { ListMopRequests, CountMopRequests, ListMopPauses, GetMopAutoConfirm } = mopQueries;

/** What others do to pauses (R-MOP-14): a status shows at once, who set it and why follows with the answer. */
export const mopLive = defineLive(mopPushes, {
  MopPauseChanged: {
    patch: (cache, { pauseId, status }) => void patchPause(cache, pauseId, { status }),
    refresh: [ListMopRequests, CountMopRequests, ListMopPauses],
  },
  MopAutoConfirmChanged: {
    patch: (cache, { on }) => void patchAutoConfirm(cache, on),
    refresh: [GetMopAutoConfirm],
  },
});
