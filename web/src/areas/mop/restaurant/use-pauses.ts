import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries, MopStatus } from '@portal/contracts/areas/mop';
import { daysAfter } from '@portal/contracts/kernel';
import { useCallList } from '#app/client/use-call-query';
import type { ListInput } from '#ui/list/use-list-url';
import { useListUrl } from '#ui/list/use-list-url';
import { useNow } from '#ui/use-now';
import { useWeek } from '../week/use-week';
import { stateOf } from '../pause/pause-state';

const { ListMopPauses } = mopQueries;
/** Of what runs now and comes next, the first few tell it all. */
const nearest = 5;

/** What runs now and what comes next, among pauses in the order of their starts. */
function nowAndNext(pauses: readonly MopRequest[], now: number) {
  const running = pauses.find((pause) => stateOf(pause, now) === 'running');
  return {
    running,
    next: pauses.find((pause) => stateOf(pause, now) === 'confirmed'),
  };
}

/** The same request, as it was sent and as the server keeps it. */
const isSame = (a: MopRequest, b: MopRequest) =>
  a.start_date === b.start_date && a.end_date === b.end_date && a.value === b.value;

/** Puts what is on its way in front of what is there, until it is there itself. */
const withOnItsWay = (pauses: readonly MopRequest[], onItsWay: MopRequest | null) =>
  onItsWay === null || pauses.some((pause) => isSame(pause, onItsWay)) ? pauses : [onItsWay, ...pauses];

/** Asks for the pauses of a week, for all of them in pages, and for what counts right now. */
function usePauseLists(restaurant_id: number, monday: string, { page, size }: ListInput) {
  const ofWeek = useCallList(ListMopPauses, {
    restaurant_id,
    from: monday,
    to: daysAfter(monday, 6),
    sort: 'start_date',
    size: -1,
  });
  const all = useCallList(ListMopPauses, { restaurant_id, page, size, sort: '-start_date' });
  const status = String(MopStatus.Confirmed);
  const near = useCallList(
    ListMopPauses,
    { restaurant_id, open: 1, status, sort: 'start_date', size: nearest },
    { keepPrevious: false },
  );
  return { ofWeek, all, near };
}

const none: readonly MopRequest[] = [];

/** The pauses of a restaurant, together with what is on its way to the server. */
export function usePauses(restaurantId: number, onItsWay: MopRequest | null) {
  const now = useNow();
  const week = useWeek();
  const list = useListUrl({ defaultSize: 10 });
  const lists = usePauseLists(restaurantId, week.monday, list.input);
  const local = onItsWay?.restaurant_id === restaurantId ? onItsWay : null;
  const rowsOf = (query: typeof lists.all) => query.data?.rows ?? none;
  return {
    week,
    list,
    ...lists,
    inWeek: withOnItsWay(rowsOf(lists.ofWeek), local),
    rows: withOnItsWay(rowsOf(lists.all), list.input.page === 1 ? local : null),
    ...nowAndNext(rowsOf(lists.near), now),
  };
}
export type Pauses = ReturnType<typeof usePauses>;
