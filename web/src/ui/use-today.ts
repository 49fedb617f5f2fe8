import { dayOf } from '@portal/contracts/kernel';
import { useMarket } from '#core/market';
import { useNow } from './use-now';

/** `2026-11-25` in the market's time zone; changes at midnight. */
export function useToday(): string {
  const { timeZone } = useMarket();
  return dayOf(new Date(useNow()).toISOString(), timeZone);
}
