/*
 * Calendar days as text, `2026-11-20`, counted as a calendar has them: no clock, no time zone and no millisecond can make
 * a day longer or shorter (AMB-44).
 */

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysInYear = (year: number): 365 | 366 => (isLeapYear(year) ? 366 : 365);

function partsOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

export const yearOfDay = (day: string): number => partsOf(day).year;

/** 1 for 1 January; 365 or 366 for 31 December. */
export function dayOfYear(day: string): number {
  const { year, month, date } = partsOf(day);
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return (daysBeforeMonth[month - 1] ?? 0) + leapDay + date;
}

/** Days since the beginning of the calendar: 1 for 1 January of year 1, a Monday. */
function dayNumber(day: string): number {
  const before = yearOfDay(day) - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return before * 365 + leapDays + dayOfYear(day);
}

/** How many days later the second day is; negative for an earlier one. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => ((dayNumber(day) - 1) % 7) + 1;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A day of a year by its number, from 1; numbers outside the year are read as its first or last day. */
export function dayInYear(year: number, number: number): string {
  const within = Math.min(Math.max(Math.trunc(number), 1), daysInYear(year));
  const starts = daysBeforeMonth.map((days, month) => days + (month > 1 && isLeapYear(year) ? 1 : 0));
  const month = starts.findLastIndex((days) => days < within);
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(within - (starts[month] ?? 0))}`;
}

export const firstDayOf = (year: number): string => dayInYear(year, 1);
export const lastDayOf = (year: number): string => dayInYear(year, daysInYear(year));

/** `2026-11-20` → `20/11/2026`, as people read it (R-MKT-16). */
export const humanDay = (day: string): string => day.split('-').toReversed().join('/');

/** Weeks that begin in a year by ISO 8601: 53 where it begins or ends on a Thursday. */
const weeksInYear = (year: number): number =>
  [firstDayOf(year), lastDayOf(year)].some((day) => weekdayOf(day) === 4) ? 53 : 52;

/** The number of a day's week by ISO 8601, as calendars on a wall show it; 1 January may be in week 52 or 53. */
export function weekOf(day: string): number {
  const year = yearOfDay(day);
  const week = Math.floor((dayOfYear(day) - weekdayOf(day) + 10) / 7);
  if (week < 1) return weeksInYear(year - 1);
  return week > weeksInYear(year) ? 1 : week;
}
