import {
  mopCommands,
  mopPushes,
  mopQueries,
  type MopRequest,
  MopStatus,
  mopStatuses,
} from '@portal/contracts/areas/mop';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useInbox } from '#ui/inbox/use-inbox';
import { useListKeys } from '#ui/inbox/use-list-keys';
import { type Many, useMany } from '#ui/inbox/use-many';
import type { StatusChangeSpec } from '#ui/inbox/status-change-spec';
import { useStatusChange } from '#ui/inbox/use-status-change';
import { defineWorkList } from '#ui/inbox/work-list-spec';
import { isSettled, useOpenPauseLinks, usePauseWords, pauseQueries } from './mop';
import { adminTexts } from './texts';

const { ListMopRequests, CountMopRequests, ListMopPauses, GetMopPause } = mopQueries;

/** Pending pauses, soonest first; search results by newest. */
const pausesWork = defineWorkList<MopRequest>()({
  rows: ListMopRequests,
  counts: CountMopRequests,
  counted: 'status',
  alsoKnownBy: [ListMopPauses, GetMopPause],
  filters: ['status', 'late', 'open', 'begun'],
  opensWith: { sort: 'start_date', filters: { status: String(MopStatus.Pending), open: '1' } },
  newestFirst: '-log_date',
  pushes: mopPushes,
  mayBeNew: ['MopPauseChanged'],
  // Undecided, except by the switch.
  isNew: ({ history, auto_confirmed }) => history.length <= (auto_confirmed ? 2 : 1),
});

/** Cancelled pauses need the filter. */
const pausesOfWeek: typeof pausesWork = {
  ...pausesWork,
  opensWith: { filters: { status: `${MopStatus.Pending},${MopStatus.Confirmed}` }, holdsSearch: true },
};

/** For the key `/`. */
export const pausesSearchId = 'pauses-search';

type Show = StatusChangeSpec<MopRequest, typeof mopCommands.ChangeMopPauseStatus>['show'];

/** Confirms and reopens at once, cancels with a reason (R-MOP-10…12). */
function usePauseStatus(many: Many<MopRequest>, show: Show) {
  const text = useText(adminTexts);
  const { placeOf, statusOf } = usePauseWords();
  return useStatusChange(many, {
    command: mopCommands.ChangeMopPauseStatus,
    refresh: pauseQueries,
    show,
    formerOf: ({ cancel }) => ({ cancel_value: cancel }),
    reload: GetMopPause,
    setBy: ({ history }) => history.at(-1)?.name ?? '',
    nameOf: statusOf,
    conflictCode: 'pause_changed_meanwhile',
    undoOvertakenCode: 'pause_changed_since',
    words: {
      one: (pause, status) => text('changed', { place: placeOf(pause), status: statusOf(status) }),
      many: (count, status) => text('changedMany', { count, status: statusOf(status) }),
      undone: text('undone'),
    },
  });
}

const noPauses: readonly MopRequest[] = [];

export function usePauseInbox(view: 'list' | 'week') {
  const links = useOpenPauseLinks();
  const inbox = useInbox(view === 'week' ? pausesOfWeek : pausesWork, {
    linkTo: links.linkTo,
    command: mopCommands.ChangeMopPauseStatus,
  });
  const many = useMany<MopRequest>();
  const status = usePauseStatus(many, inbox.show);
  const [cancelling, setCancelling] = useState(noPauses);
  const { targets, selected, selection } = inbox;
  const decide = (pauses: readonly MopRequest[], decision: MopStatus) => {
    const now = Date.now();
    const undecided = pauses.filter((pause) => !isSettled(pause, now) && pause.status !== decision);
    if (decision === MopStatus.Cancelled) setCancelling(undecided);
    else void status.change(undecided, decision);
  };
  const decideTargets = (decision: MopStatus) => {
    decide(targets, decision);
    // The dialog of a cancellation may still be closed.
    if (selected.length > 0 && decision !== MopStatus.Cancelled) selection.clear();
  };
  useListKeys({
    inbox,
    searchId: pausesSearchId,
    onClose: links.id === '' ? undefined : links.close,
    onStatus: (key) => mopStatuses.forEach(({ id }) => id === key && decideTargets(id)),
    doneStatus: MopStatus.Confirmed,
    lastStatus: mopStatuses.length,
  });
  return {
    inbox,
    many,
    status,
    decide,
    decideTargets,
    cancelling,
    endCancelling: () => setCancelling(noPauses),
  };
}
export type PauseInbox = ReturnType<typeof usePauseInbox>;
