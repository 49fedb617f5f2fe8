import type { Video } from '@portal/contracts/areas/videos';
import { dayOf, endOfDay, startOfDay } from '@portal/contracts/kernel';

/** What the form holds: calendar days of the market, empty for open ends (R-AME-09). */
export interface VideoValues {
  readonly url: string;
  readonly from: string;
  readonly until: string;
  readonly status: boolean;
}

export const newVideo: VideoValues = { url: '', from: '', until: '', status: true };

/** The last moment of the last day is not in any more: its day is the one before the end. */
const lastDay = (end: string, timeZone: string) =>
  dayOf(new Date(Date.parse(end) - 1).toISOString(), timeZone);

export const valuesOf = ({ url, status, start_date, end_date }: Video, timeZone: string): VideoValues => ({
  url,
  from: start_date === null ? '' : dayOf(start_date, timeZone),
  until: end_date === null ? '' : lastDay(end_date, timeZone),
  status: status === 1,
});

/** From the beginning of the first day to the end of the last, by the market’s clocks (R16). */
export const inputOf = ({ url, from, until, status }: VideoValues, timeZone: string) => ({
  url,
  status,
  start_date: from === '' ? null : startOfDay(from, timeZone),
  end_date: until === '' ? null : endOfDay(until, timeZone),
});
