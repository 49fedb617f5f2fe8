import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopPushes, mopQueries } from '@portal/contracts/areas/mop';
import type { useWorkListUrl } from '#ui/inbox/use-work-list';
import { defineWorkList } from '#ui/inbox/work-list-spec';

const { ListMopRequests, CountMopRequests, ListMopPauses, GetMopPause } = mopQueries;

/** The administrators' inbox of pauses, newest first. */
export const pausesWork = defineWorkList<MopRequest>()({
  rows: ListMopRequests,
  counts: CountMopRequests,
  counted: 'status',
  alsoKnownBy: [ListMopPauses, GetMopPause],
  filters: ['status', 'late'],
  newestFirst: '-log_date',
  pushes: mopPushes,
  heard: {
    MopPauseChanged: ({ pauseId: id, status, version }) => ({
      ...{ id, mayBeNew: true },
      changes: { status, version },
    }),
  },
  // Nobody has decided about it yet, but for the switch.
  isNew: ({ history, auto_confirmed }) => history.length <= (auto_confirmed ? 2 : 1),
});

export type RequestsUrl = ReturnType<typeof useWorkListUrl<'status' | 'late'>>;
