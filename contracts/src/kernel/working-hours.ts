import { isWorkingDay, marketOf, workingDaysBetween, type WorkingDaysOf } from './holidays';
import { marketRecords } from './markets';
import { dayOf, nextDay, startOfDay } from './time';

const millisecondsOfAnHour = 3_600_000;

/**
 * Hours of working days, in market time (AMB-47, R16). Clocks change on Sundays.
 * @param from ISO 8601
 * @param to ISO 8601; 0 if before `from`
 */
export function workingHoursBetween(from: string, to: string, days: WorkingDaysOf): number {
  const begin = Date.parse(from);
  const end = Date.parse(to);
  if (end <= begin) return 0;
  const { timeZone } = marketRecords[marketOf(days)];
  const firstDay = dayOf(from, timeZone);
  const lastDay = dayOf(to, timeZone);
  if (firstDay === lastDay) return isWorkingDay(firstDay, days) ? (end - begin) / millisecondsOfAnHour : 0;
  const secondDay = nextDay(firstDay);
  let counted = workingDaysBetween(secondDay, lastDay, days) * 24 * millisecondsOfAnHour;
  if (isWorkingDay(firstDay, days)) counted += Date.parse(startOfDay(secondDay, timeZone)) - begin;
  if (isWorkingDay(lastDay, days)) counted += end - Date.parse(startOfDay(lastDay, timeZone));
  return counted / millisecondsOfAnHour;
}

/** Days; no deadline lies further ahead. */
const maxDays = 3_660;

/** ISO 8601 UTC. */
export function afterWorkingHours(from: string, hours: number, days: WorkingDaysOf): string {
  const { timeZone } = marketRecords[marketOf(days)];
  let begins = Date.parse(from);
  let left = hours * millisecondsOfAnHour;
  let day = dayOf(from, timeZone);
  for (let count = 0; count < maxDays; count += 1) {
    const ends = Date.parse(startOfDay(nextDay(day), timeZone));
    if (isWorkingDay(day, days)) {
      if (ends - begins >= left) return new Date(begins + left).toISOString();
      left -= ends - begins;
    }
    begins = ends;
    day = nextDay(day);
  }
  throw new RangeError(`${hours} working hours are too many`);
}
