import { mopPushes, mopQueries, type MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import { defineWorkList } from '#ui/inbox/work-list-spec';

const { ListMopRequests, CountMopRequests, ListMopPauses, GetMopPause } = mopQueries;

/** The administrators' inbox of pauses: those that wait for a decision, soonest first; of a search, the latest first. */
export const pausesWork = defineWorkList<MopRequest>()({
  rows: ListMopRequests,
  counts: CountMopRequests,
  counted: 'status',
  alsoKnownBy: [ListMopPauses, GetMopPause],
  filters: ['status', 'late', 'open', 'begun'],
  opensWith: { sort: 'start_date', filters: { status: String(MopStatus.Pending), open: '1' } },
  newestFirst: '-log_date',
  pushes: mopPushes,
  heard: {
    MopPauseChanged: ({ pauseId: id, status, version }) => ({
      id,
      mayBeNew: true,
      changes: { status, version },
    }),
  },
  // Nobody has decided about it yet, but for the switch.
  isNew: ({ history, auto_confirmed }) => history.length <= (auto_confirmed ? 2 : 1),
});

/** The same as a week of everybody: what was cancelled takes no place in it, unless somebody asks for it. */
export const pausesOfWeek: typeof pausesWork = {
  ...pausesWork,
  opensWith: { filters: { status: `${MopStatus.Pending},${MopStatus.Confirmed}` }, holdsSearch: true },
};

/** The id of the search field, which `/` leads to. */
export const pausesSearchId = 'pauses-search';
