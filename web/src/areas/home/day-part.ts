/** Parts of the day as people greet each other in them. */
export type DayPart = 'morning' | 'afternoon' | 'night';

/** First hour of each part: lunch and supper are late here. */
const morning = 6;
const afternoon = 14;
const night = 21;

/**
 * The part of the day that it is in a time zone.
 * @param now milliseconds
 * @param timeZone IANA name: the market's, since a laptop may have been set up elsewhere (AMB-59)
 */
export function dayPartAt(now: number, timeZone: string): DayPart {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  if (hour < morning || hour >= night) return 'night';
  return hour < afternoon ? 'morning' : 'afternoon';
}
