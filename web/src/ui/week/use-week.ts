import { daysAfter } from '@portal/contracts/kernel';
import { isDay } from '../list/is-day';
import { useAddress } from '../list/use-address';
import { useToday } from '../use-today';
import { mondayOf } from './week-places';

/** The week of the address, else the current one (U6). */
export function useWeek() {
  const { search, change } = useAddress();
  const current = mondayOf(useToday());
  const named = search.get('week');
  const monday = isDay(named) ? mondayOf(named) : current;
  return {
    monday,
    current,
    /** For list queries. */
    days: { from: monday, to: daysAfter(monday, 6) },
    show: (wanted: string) => change({ week: wanted === current ? undefined : wanted }),
  };
}
export type Week = ReturnType<typeof useWeek>;
