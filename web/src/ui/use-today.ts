import { dayOf } from '@portal/contracts/kernel';
import { useMarket } from '#core/market';
import { useNow } from './use-now';

/** Today by the clock of the market, `2026-11-25`; another day at midnight, while a screen stands. */
export function useToday(): string {
  const { timeZone } = useMarket();
  return dayOf(new Date(useNow()).toISOString(), timeZone);
}
