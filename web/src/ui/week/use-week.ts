import { useAddress } from '#ui/list/use-address';
import { mondayOf } from './week-places';
import { useToday } from './WeekHeadRow';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The week that the address names, by any of its days, else the one that is now; walking on changes the address (U6). */
export function useWeek() {
  const { search, change } = useAddress();
  const current = mondayOf(useToday());
  const named = search.get('week');
  return {
    monday: isDay(named) ? mondayOf(named) : current,
    show: (wanted: string) => change({ week: wanted === current ? undefined : wanted }),
  };
}
export type Week = ReturnType<typeof useWeek>;
