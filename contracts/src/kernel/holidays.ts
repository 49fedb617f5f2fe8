import { type Market, marketRecords } from './markets';

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

/**
 * National holidays only (R16): the agency serves the whole market.
 * @returns `2026-12-25`
 */
export function holidaysOf(market: Market, year: number): ReadonlySet<string> {
  const { fixed, aroundEaster } = marketRecords[market].holidays;
  const easter = easterSunday(year);
  const moving = aroundEaster.map((days) => new Date(easter + days * millisecondsOfADay).toISOString());
  return new Set([...fixed.map((day) => `${year}-${day}`), ...moving.map((instant) => instant.slice(0, 10))]);
}

const saturday = 6;
const sunday = 0;

/** Monday to Friday, without national holidays. */
export function isWorkingDay(day: string, market: Market): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  if (weekday === saturday || weekday === sunday) return false;
  return !holidaysOf(market, Number(day.slice(0, 4))).has(day);
}
