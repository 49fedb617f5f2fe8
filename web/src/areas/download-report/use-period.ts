import { dayOf } from '@portal/contracts/kernel';
import { useSearchParams } from 'react-router-dom';
import { useMarket } from '#app/market';
import type { Period } from './periods';
import { periodOf } from './periods';

const isDay = (value: string | null): value is string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** The period that the address names, the last thirty days without one, and the ways to another. */
export function usePeriod() {
  const { timeZone } = useMarket();
  const [search, setSearch] = useSearchParams();
  const today = dayOf(new Date().toISOString(), timeZone);
  const usual = periodOf.last30(today);
  const [start, end] = [search.get('start'), search.get('end')];
  const period: Period = { start: isDay(start) ? start : usual.start, end: isDay(end) ? end : usual.end };
  const choose = (chosen: Period) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('start', chosen.start);
        after.set('end', chosen.end);
        after.delete('page');
        return after;
      },
      { preventScrollReset: true },
    );
  return { period, today, choose, isForward: period.start <= period.end };
}
