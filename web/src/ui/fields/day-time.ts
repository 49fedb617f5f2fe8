import { dayOf, instantAt, timeOf } from '@portal/contracts/kernel';

/** What clocks show: a calendar day `2026-11-25`, empty while it is half typed, and a time `10:30`. */
export interface DayTime {
  readonly day: string;
  readonly time: string;
}

/** What clocks of a time zone show at an instant. */
export const dayTimeOf = (instant: string, timeZone: string): DayTime => ({
  day: dayOf(instant, timeZone),
  time: timeOf(instant, timeZone),
});

/** The instant at which clocks of a time zone show it; `null` while the day is half typed. */
export const instantOf = ({ day, time }: DayTime, timeZone: string): string | null =>
  day === '' ? null : instantAt(day, time, timeZone);
