import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopPushes, mopQueries } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import { useCallList, useCallQuery } from '../../../app/client/use-call-query';
import { usePush } from '../../../app/live/live-context';
import { useSteadyRows } from '../../../ui/inbox/use-steady-rows';
import { useListUrl } from '../../../ui/list/use-list-url';

const filters = ['status', 'late'] as const;
export const pageSizes = [25, 50, 100] as const;
const { ListMopRequests, CountMopRequests } = mopQueries;

/** The address of the list with its filters: both views share it. */
export const useRequestsUrl = () => useListUrl({ defaultSize: pageSizes[0], filters });
export type RequestsUrl = ReturnType<typeof useRequestsUrl>;

/** How many stand in each status, of those that the other filters leave. */
export function useRequestCounts({ input: { q, late } }: RequestsUrl) {
  return useCallQuery(CountMopRequests, { q, late }, { keepPrevious: true }).data;
}

/** More than these wait for nobody: then the number says "many" anyway. */
const mostProbed = 50;
const none: ReadonlySet<string> = new Set();

/** Nobody has decided about it yet, but for the switch: it has only just been asked for. */
const isUntouched = ({ history, auto_confirmed }: MopRequest) => history.length <= (auto_confirmed ? 2 : 1);

/** Requests that came in while the list was read and that its filters would show. */
function useNewRequests({ input }: RequestsUrl, shown: readonly MopRequest[] = []) {
  const [heard, setHeard] = useState(none);
  usePush(mopPushes, 'MopPauseChanged', ({ pauseId }) => setHeard((before) => new Set(before).add(pauseId)));
  const { q, status, late } = input;
  const probe = useCallList(
    ListMopRequests,
    { page: 1, size: mostProbed, sort: '-log_date', q, status, late },
    { enabled: heard.size > 0, keepPrevious: false },
  );
  const known = new Set(shown.map(({ id }) => id));
  const fresh = probe.data?.rows.filter((pause) => heard.has(pause.id) && isUntouched(pause)) ?? [];
  const waiting = fresh.filter(({ id }) => !known.has(id));
  return { waiting: waiting.length, forget: () => setHeard(none) };
}

/** The requests of a page, which hold still while they are read, and what waits to be let in. */
export function useRequests(list: RequestsUrl) {
  const { page, size, sort, q, status, late } = list.input;
  const query = useCallList(ListMopRequests, { page, size, sort, q, status, late });
  const view = JSON.stringify(list.input);
  const steady = useSteadyRows(view, query.isPlaceholderData ? undefined : query.data?.rows);
  const news = useNewRequests(list, steady.rows);
  // Rows that the newest answer has no more keep the status that was just set on them.
  usePush(mopPushes, 'MopPauseChanged', ({ pauseId, status: now }) => steady.amend(pauseId, { status: now }));
  const letIn = () => {
    news.forget();
    steady.catchUp();
    if (page !== 1 || sort !== undefined) list.setSort(undefined);
    window.scrollTo({ top: 0 });
  };
  return { query, rows: steady.rows, amend: steady.amend, waiting: news.waiting, letIn };
}
export type Requests = ReturnType<typeof useRequests>;
