import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries, MopStatus } from '@portal/contracts/areas/mop';
import { daysAfter } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import { useCallList } from '#app/client/use-call-query';
import type { ListInput } from '#ui/list/use-list-url';
import { useTableList } from '#ui/table/use-table-list';
import { useNow } from '#ui/use-now';
import { stateOf } from '../pause/pause-state';
import { useWeek } from '../week/use-week';

const { ListMopPauses } = mopQueries;
/** Of what runs now and comes next, the first few tell it all. */
const nearest = 5;
const asked = `${MopStatus.Pending},${MopStatus.Confirmed}`;
const latestFirst = { sort: '-start_date' };
const none: readonly MopRequest[] = [];

/** The same request, as it was sent and as the server keeps it. */
const isSame = (a: MopRequest, b: MopRequest) =>
  a.start_date === b.start_date && a.end_date === b.end_date && a.value === b.value;

/** Puts what is on its way in front of what is there, until it is there itself. */
const withOnItsWay = (pauses: readonly MopRequest[], onItsWay: MopRequest | null) =>
  onItsWay === null || pauses.some((pause) => isSame(pause, onItsWay)) ? pauses : [onItsWay, ...pauses];

/** What runs now, and what comes next: also where nobody has decided about it yet. */
function useNowAndNext(restaurant_id: number) {
  const now = useNow();
  const near = useCallList(
    ListMopPauses,
    { restaurant_id, open: 1, status: asked, sort: 'start_date', size: nearest },
    { keepPrevious: false },
  );
  const pauses = near.data?.rows ?? none;
  const isRunning = (pause: MopRequest) => stateOf(pause, now) === 'running';
  return { near, running: pauses.find(isRunning), next: pauses.find((pause) => !isRunning(pause)) };
}

/** The pauses of a restaurant, together with what is on its way to the server. */
export function usePauses(restaurant_id: number, onItsWay: MopRequest | null) {
  const week = useWeek();
  const days = { from: week.monday, to: daysAfter(week.monday, 6) };
  const ofWeek = useCallList(ListMopPauses, { restaurant_id, ...days, sort: 'start_date', size: -1 });
  const inputOf = useCallback((input: ListInput) => ({ ...input, restaurant_id }), [restaurant_id]);
  const all = useTableList(ListMopPauses, { opensWith: latestFirst, inputOf });
  const local = onItsWay?.restaurant_id === restaurant_id ? onItsWay : null;
  return {
    ...useNowAndNext(restaurant_id),
    ...{ week, ofWeek, all },
    inWeek: withOnItsWay(ofWeek.data?.rows ?? none, local),
    rows: withOnItsWay(all.query.data?.rows ?? none, all.list.input.page === 1 ? local : null),
  };
}
export type Pauses = ReturnType<typeof usePauses>;
