import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mondayOf } from './week-places';
import { useToday } from './WeekHead';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The week that the address names, by any of its days, else the one that is now; walking on changes the address (U6). */
export function useWeek() {
  const [search, setSearch] = useSearchParams();
  const current = mondayOf(useToday());
  const named = search.get('week');
  const monday = isDay(named) ? mondayOf(named) : current;
  const show = useCallback(
    (wanted: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (wanted === current) after.delete('week');
          else after.set('week', wanted);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setSearch, current],
  );
  return { monday, show };
}
