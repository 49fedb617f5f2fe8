import { type Market, marketRecords } from './markets';
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

const friday = 5;
const yearOf = (day: string) => Number(day.slice(0, 4));

/** Monday to Friday, without national holidays. */
export const isWorkingDay = (day: string, market: Market): boolean =>
  weekdayOf(day) <= friday && !holidaysOf(market, yearOf(day)).has(day);

const someMonday = '2024-01-01';

/** Monday to Friday since a certain Monday; negative before it. */
function weekdaysUntil(day: string): number {
  const days = daysBetween(someMonday, day);
  const weeks = Math.floor(days / 7);
  return weeks * friday + Math.min(days - weeks * 7, friday);
}

/** With `from`, without `to`. */
export function workingDaysBetween(from: string, to: string, market: Market): number {
  let count = weekdaysUntil(to) - weekdaysUntil(from);
  for (let year = yearOf(from); year <= yearOf(to); year += 1)
    for (const day of holidaysOf(market, year))
      if (from <= day && day < to && weekdayOf(day) <= friday) count -= 1;
  return count;
}
