import { isWorkingDay } from './holidays';
import { type Market, marketRecords } from './markets';
import { dayOf, nextDay, startOfDay } from './time';

const millisecondsOfAnHour = 3_600_000;
/** Days; longer spans are capped. */
const maxDays = 3_660;

interface WorkingDay {
  readonly begins: number;
  readonly ends: number;
}

/** With first and last moment, in market time. */
function* workingDaysFrom(from: number, market: Market): Generator<WorkingDay> {
  const { timeZone } = marketRecords[market];
  let day = dayOf(new Date(from).toISOString(), timeZone);
  for (let count = 0; count < maxDays; count += 1) {
    const next = nextDay(day);
    if (isWorkingDay(day, market))
      yield {
        begins: Math.max(from, Date.parse(startOfDay(day, timeZone))),
        ends: Date.parse(startOfDay(next, timeZone)),
      };
    day = next;
  }
}

/**
 * Hours from Monday to Friday, without national holidays, in market time (AMB-47, R16). Clock changes give 23 or 25.
 * @param from ISO 8601
 * @param to ISO 8601; 0 if before `from`
 */
export function workingHoursBetween(from: string, to: string, market: Market): number {
  const end = Date.parse(to);
  let counted = 0;
  for (const { begins, ends } of workingDaysFrom(Date.parse(from), market)) {
    if (begins >= end) break;
    counted += Math.min(ends, end) - begins;
  }
  return counted / millisecondsOfAnHour;
}

/** ISO 8601 UTC. */
export function afterWorkingHours(from: string, hours: number, market: Market): string {
  let left = hours * millisecondsOfAnHour;
  for (const { begins, ends } of workingDaysFrom(Date.parse(from), market)) {
    if (ends - begins >= left) return new Date(begins + left).toISOString();
    left -= ends - begins;
  }
  throw new RangeError(`${hours} working hours are too many`);
}
