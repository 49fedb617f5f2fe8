import { useEffect, useState } from 'react';
import { useDates } from '../app/i18n/dates';

const minute = 60_000;

/** The time, once a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago something was; the exact time is a pointer or a screen reader away. */
export function RelativeAge({ at }: { at: string }) {
  const dates = useDates();
  const now = useNow();
  return (
    <time dateTime={at} title={dates.time(at)}>
      {dates.age(at, now)}
    </time>
  );
}
