import { dayOf } from '@portal/contracts/kernel';
import { useMarket } from '#core/market';
import { isDay } from '#ui/list/is-day';
import { useAddress } from '#ui/list/use-address';
import { type Period, periodOf } from './periods';

/** The period that the address names, the last thirty days without one, and the ways to another. */
export function usePeriod() {
  const { timeZone } = useMarket();
  const { search, change } = useAddress();
  const today = dayOf(new Date().toISOString(), timeZone);
  const usual = periodOf.last30(today);
  const start = search.get('start');
  const end = search.get('end');
  const period: Period = { start: isDay(start) ? start : usual.start, end: isDay(end) ? end : usual.end };
  const choose = (chosen: Period) => change({ ...chosen, page: undefined });
  return { period, today, choose, isForward: period.start <= period.end };
}
