import { dayOf, instantAt, timeOf } from '@portal/contracts/kernel';

/** Empty while partial; `10:30`. */
export interface DayTime {
  readonly day: string;
  readonly time: string;
}

export const dayTimeOf = (instant: string, timeZone: string): DayTime => ({
  day: dayOf(instant, timeZone),
  time: timeOf(instant, timeZone),
});

/** `null` for a partial day. */
export const instantOf = ({ day, time }: DayTime, timeZone: string): string | null =>
  day === '' ? null : instantAt(day, time, timeZone);
