import {
  mopCommands,
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
import { pauseQueries } from '../pause/pause-queries';
import { isSettled } from '../pause/pause-state';
import { useOpenPauseLinks } from '../pause/use-open-pause';
import { usePauseWords } from '../pause/use-pause-words';
import { adminTexts } from '../texts';
import { pausesOfWeek, pausesSearchId, pausesWork } from './pauses-work';

type Spec = StatusChangeSpec<MopRequest, typeof mopCommands.ChangeMopPauseStatus>;
const noPauses: readonly MopRequest[] = [];

/** Deciding about one request or many: confirmed or reopened at once, cancelled with a reason (R-MOP-10…12). */
function usePauseStatus(many: Many<MopRequest>, show: Spec['show']) {
  const text = useText(adminTexts);
  const { placeOf, statusOf } = usePauseWords();
  return useStatusChange(many, {
    command: mopCommands.ChangeMopPauseStatus,
    refresh: pauseQueries,
    show,
    formerOf: ({ cancel }) => ({ cancel_value: cancel }),
    reload: mopQueries.GetMopPause,
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

/** Decides about pauses that are not over; a cancellation asks why first. */
function useDecisions(show: Spec['show']) {
  const many = useMany<MopRequest>();
  const status = usePauseStatus(many, show);
  const [cancelling, setCancelling] = useState(noPauses);
  const decide = (pauses: readonly MopRequest[], wanted: MopStatus) => {
    const now = Date.now();
    const undecided = pauses.filter((pause) => !isSettled(pause, now) && pause.status !== wanted);
    if (wanted === MopStatus.Cancelled) setCancelling(undecided);
    else void status.change(undecided, wanted);
  };
  return { many, status, decide, cancelling, endCancelling: () => setCancelling(noPauses) };
}

/** Everything that the administrators' screen of pauses knows and does; its parts only show it. */
export function usePauseInbox(view: 'list' | 'week') {
  const links = useOpenPauseLinks();
  const inbox = useInbox(view === 'week' ? pausesOfWeek : pausesWork, {
    linkTo: links.linkTo,
    command: mopCommands.ChangeMopPauseStatus,
  });
  const { decide, ...decisions } = useDecisions(inbox.show);
  const { targets, selected, selection } = inbox;
  const decideTargets = (wanted: MopStatus) => {
    decide(targets, wanted);
    // A cancellation may still be given up.
    if (selected.length > 0 && wanted !== MopStatus.Cancelled) selection.clear();
  };
  useListKeys({
    inbox,
    searchId: pausesSearchId,
    onClose: links.id === '' ? undefined : links.close,
    onStatus: (key) => mopStatuses.forEach(({ id }) => id === key && decideTargets(id)),
    doneStatus: MopStatus.Confirmed,
    lastStatus: mopStatuses.length,
  });
  return { ...decisions, inbox, decideTargets, decide };
}
export type PauseInbox = ReturnType<typeof usePauseInbox>;
