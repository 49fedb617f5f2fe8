import { dayOf } from '@portal/contracts/kernel';
import { useEffect, useState } from 'react';
import { useMarket } from '#core/market';

const minute = 60_000;

/** Milliseconds, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** `2026-11-25` in the market's time zone; changes at midnight. */
export function useToday(): string {
  const { timeZone } = useMarket();
  return dayOf(new Date(useNow()).toISOString(), timeZone);
}
