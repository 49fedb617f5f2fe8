import { mopQueries, type MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import { useCallback } from 'react';
import { useCallList } from '#core/client/use-call-query';
import type { ListInput } from '#ui/list/use-list-url';
import { useTableList } from '#ui/table/use-table-list';
import { useNow } from '#ui/use-now';
import { useWeek } from '#ui/week/use-week';
import { stateOf } from '../pause/pause-state';

const { ListMopPauses } = mopQueries;
/** Of what runs now and comes next, the first few tell it all. */
const nearest = 5;
const asked = `${MopStatus.Pending},${MopStatus.Confirmed}`;
const latestFirst = { sort: '-start_date' };
const none: readonly MopRequest[] = [];

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

/** The pauses of a restaurant: what counts now, those of a week, and all of them. */
export function usePauses(restaurant_id: number) {
  const week = useWeek();
  const ofWeek = useCallList(ListMopPauses, { restaurant_id, ...week.days, sort: 'start_date', size: -1 });
  const inputOf = useCallback((input: ListInput) => ({ ...input, restaurant_id }), [restaurant_id]);
  const all = useTableList(ListMopPauses, { opensWith: latestFirst, inputOf });
  const nowAndNext = useNowAndNext(restaurant_id);
  const known = [ofWeek, all.query, nowAndNext.near].flatMap(({ data }) => data?.rows ?? none);
  return { ...nowAndNext, week, ofWeek, all, known };
}
export type Pauses = ReturnType<typeof usePauses>;
