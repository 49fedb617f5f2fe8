import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopStatuses, MopStatus } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListKeys } from '#ui/inbox/use-list-keys';
import { useMany } from '#ui/inbox/use-many';
import { useWorkList, useWorkListUrl } from '#ui/inbox/use-work-list';
import { usePageSelection } from '#ui/table/use-page-selection';
import { useRowCursor } from '#ui/table/use-row-cursor';
import { isSettled } from '../pause/pause-state';
import { useOpenPause } from '../pause/use-open-pause';
import { pausesWork } from './pauses-work';
import { pausesSearchId } from './RequestFilters';
import { usePauseStatus } from './use-pause-status';
import { useWeekRequests } from './use-week-requests';

const noRows: readonly never[] = [];

/** The address at which a pause is open; the state of the list stays in it. */
function useLinks() {
  const [search] = useSearchParams();
  return ({ id }: MopRequest) => {
    const after = new URLSearchParams(search);
    after.set('pause', id);
    return `?${after.toString()}`;
  };
}

/** Decides about pauses that are not over; a cancellation asks why first. */
function useDecisions(show: Parameters<typeof usePauseStatus>[1]) {
  const many = useMany<MopRequest>();
  const status = usePauseStatus(many, show);
  const [cancelling, setCancelling] = useState<readonly MopRequest[]>(noRows);
  const decide = (pauses: readonly MopRequest[], wanted: MopStatus) => {
    const now = Date.now();
    const undecided = pauses.filter((pause) => !isSettled(pause, now) && pause.status !== wanted);
    if (wanted === MopStatus.Cancelled) setCancelling(undecided);
    else void status.change(undecided, wanted);
  };
  return { many, status, decide, cancelling, endCancelling: () => setCancelling(noRows) };
}

/**
 * Everything that the administrators' screen of pauses knows and does; its parts only show it.
 * @param monday of the week whose pauses are shown, or `null` where the list is
 */
export function usePauseInbox(monday: string | null) {
  const list = useWorkListUrl(pausesWork);
  const work = useWorkList(pausesWork, list);
  const ofWeek = useWeekRequests(list, monday);
  const { decide, ...decisions } = useDecisions(work.show);
  const rows = work.rows ?? noRows;
  const open = useOpenPause([...rows, ...(ofWeek.query.data?.rows ?? noRows)]);
  const selection = usePageSelection(work.view);
  const selected = rows.filter(({ id }) => selection.selected.has(id));
  const linkTo = useLinks();
  const cursor = useRowCursor({ rows, rowId: ({ id }) => id, linkTo });
  const decideSelected = (wanted: MopStatus) => {
    decide(selected, wanted);
    // A cancellation may still be given up.
    if (wanted !== MopStatus.Cancelled) selection.clear();
  };
  useListKeys({
    onMove: cursor.move,
    onSelect: () => cursor.at && selection.toggle(cursor.at.id),
    searchId: pausesSearchId,
    onClose: () => (open.id === '' ? selection.clear() : open.close()),
    onStatus: (key) => {
      const status = mopStatuses.find(({ id }) => id === key)?.id;
      if (status === undefined) return;
      if (selected.length > 0) decideSelected(status);
      else if (cursor.at) decide([cursor.at], status);
    },
    doneStatus: MopStatus.Confirmed,
  });
  return {
    ...decisions,
    ...{ list, work, ofWeek, open, linkTo, cursor, selection, selected, decideSelected },
    decide: (pause: MopRequest, wanted: MopStatus) => decide([pause], wanted),
  };
}
export type PauseInbox = ReturnType<typeof usePauseInbox>;
