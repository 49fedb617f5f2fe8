import { type Market, marketRecords, markets } from './markets';
import { daysBetween, weekdayOf } from './time';

/** Gregorian (Meeus, Jones, Butcher), as days after 1 January. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

const millisecondsOfADay = 86_400_000;

/** Market and year → days. */
const knownHolidays = new Map<string, ReadonlySet<string>>();

/**
 * National holidays only (R16): the agency serves the whole market.
 * @returns `2026-12-25`
 */
export function holidaysOf(market: Market, year: number): ReadonlySet<string> {
  const name = `${market} ${year}`;
  const known = knownHolidays.get(name);
  if (known) return known;
  const { fixed, aroundEaster } = marketRecords[market].holidays;
  const easter = easterSunday(year);
  const moving = aroundEaster.map((days) => new Date(easter + days * millisecondsOfADay).toISOString());
  const days = new Set([
    ...fixed.map((day) => `${year}-${day}`),
    ...moving.map((instant) => instant.slice(0, 10)),
  ]);
  knownHolidays.set(name, days);
  return days;
}

/** A list of working days: a market's, or another on trial. */
export interface WorkingDays {
  readonly market: Market;
  /** Works from Monday to this day, 1 to 7. */
  readonly lastWeekday: number;
  readonly holidays: (year: number) => ReadonlySet<string>;
}
export type WorkingDaysOf = Market | WorkingDays;

const friday = 5;
const yearOf = (day: string) => Number(day.slice(0, 4));

const ofMarkets: ReadonlyMap<Market, WorkingDays> = new Map(
  markets.map((market) => [
    market,
    { market, lastWeekday: friday, holidays: (year: number) => holidaysOf(market, year) },
  ]),
);
const listOf = (days: WorkingDaysOf): WorkingDays =>
  typeof days === 'string' ? (ofMarkets.get(days) as WorkingDays) : days;
export const marketOf = (days: WorkingDaysOf): Market => (typeof days === 'string' ? days : days.market);

interface OtherDays {
  readonly lastWeekday: number;
  /** Days as `2026-12-24`. */
  readonly closed: readonly string[];
  /** Holidays on which people work. */
  readonly worked: readonly string[];
}

/** The market's list with changes. */
export function otherWorkingDays(market: Market, { lastWeekday, closed, worked }: OtherDays): WorkingDays {
  const years = new Map<number, ReadonlySet<string>>();
  const holidays = (year: number): ReadonlySet<string> => {
    const known = years.get(year);
    if (known) return known;
    const own = closed.filter((day) => yearOf(day) === year);
    const days = new Set([...holidaysOf(market, year), ...own].filter((day) => !worked.includes(day)));
    years.set(year, days);
    return days;
  };
  return { market, lastWeekday, holidays };
}

/** By default Monday to Friday, without national holidays. */
export function isWorkingDay(day: string, days: WorkingDaysOf): boolean {
  const { lastWeekday, holidays } = listOf(days);
  return weekdayOf(day) <= lastWeekday && !holidays(yearOf(day)).has(day);
}

const someMonday = '2024-01-01';

/** Days of the working week since a certain Monday; negative before it. */
function weekdaysUntil(day: string, lastWeekday: number): number {
  const days = daysBetween(someMonday, day);
  const weeks = Math.floor(days / 7);
  return weeks * lastWeekday + Math.min(days - weeks * 7, lastWeekday);
}

/** With `from`, without `to`. */
export function workingDaysBetween(from: string, to: string, of: WorkingDaysOf): number {
  const { lastWeekday, holidays } = listOf(of);
  let count = weekdaysUntil(to, lastWeekday) - weekdaysUntil(from, lastWeekday);
  for (let year = yearOf(from); year <= yearOf(to); year += 1)
    for (const day of holidays(year))
      if (from <= day && day < to && weekdayOf(day) <= lastWeekday) count -= 1;
  return count;
}
