import { daysAfter, daysBetween, dayOf, weekdayOf } from '../../kernel';
import { type StrategySlot, strategySlots } from './plan-content.rules';

/** Days as text, `2026-11-20`, without clock or time zone (AMB-44). */

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysInYear = (year: number): 365 | 366 => (isLeapYear(year) ? 366 : 365);

function partsOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

export const yearOfDay = (day: string): number => partsOf(day).year;

/** 1 to 365 or 366. */
export function dayOfYear(day: string): number {
  const { year, month, date } = partsOf(day);
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return (daysBeforeMonth[month - 1] ?? 0) + leapDay + date;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** From 1; clamped to the year. */
export function dayInYear(year: number, number: number): string {
  const within = Math.min(Math.max(Math.trunc(number), 1), daysInYear(year));
  const starts = daysBeforeMonth.map((days, month) => days + (month > 1 && isLeapYear(year) ? 1 : 0));
  const month = starts.findLastIndex((days) => days < within);
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(within - (starts[month] ?? 0))}`;
}

export const firstDayOf = (year: number): string => dayInYear(year, 1);
export const lastDayOf = (year: number): string => dayInYear(year, daysInYear(year));

/** `2026-11-20` → `20/11/2026` (R-MKT-16). */
export const humanDay = (day: string): string => day.split('-').toReversed().join('/');

/** 53 if the year begins or ends on a Thursday. */
const weeksInYear = (year: number): number =>
  [firstDayOf(year), lastDayOf(year)].some((day) => weekdayOf(day) === 4) ? 53 : 52;

/** ISO 8601; 1 January may be in week 52 or 53. */
export function weekOf(day: string): number {
  const year = yearOfDay(day);
  const week = Math.floor((dayOfYear(day) - weekdayOf(day) + 10) / 7);
  if (week < 1) return weeksInYear(year - 1);
  return week > weeksInYear(year) ? 1 : week;
}

/** Days (AMB-70). */
export const soonDays = 30;

/** R-HOM-10 */
export type ActionPhase = 'current' | 'soon';

interface Days {
  readonly start: string;
  /** Last day, inclusive. */
  readonly end: string;
}

/** `soon`: within 30 days; `null`: over or later (R-HOM-10, AMB-70). */
export function phaseOfAction({ start, end }: Days, today: string): ActionPhase | null {
  if (today > end) return null;
  if (today >= start) return 'current';
  return daysBetween(today, start) <= soonDays ? 'soon' : null;
}

/** `null` once over. */
export const nextPhaseDay = ({ start, end }: Days, today: string): string | null =>
  [daysAfter(start, -soonDays), start, daysAfter(end, 1)].find((day) => day > today) ?? null;

const numberText = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/** Reads `12,5` and `12.5`; `null` if negative or no number (R-MKT-09). */
export function percentOf(value: string | number): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  const text = value.trim();
  return numberText.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Positions are fractions of the calendar's width (R-MKT-13, R-CON-20, AMB-44). */

/** Days; the last day of a leap year shares a place. */
export const daysAcross = 365;
export const weeksAcross = 52;

/** 1/365 to 1. */
export const positionOf = (day: string): number => Math.min(dayOfYear(day), daysAcross) / daysAcross;

/** Rounded up. */
export const weeksOf = ({ start, end }: Days): number =>
  Math.max(1, Math.ceil((daysBetween(start, end) + 1) / 7));

/** Fractions of the width. */
export interface CalendarBar {
  readonly left: number;
  readonly width: number;
}

/** Cut at the end of the year (AMB-44). */
export function barOf(action: Days): CalendarBar {
  const left = positionOf(action.start);
  return { left, width: Math.min(weeksOf(action) / weeksAcross, 1 - left) };
}

const narrowest = 1 / weeksAcross;

/** At least a week wide. */
export function drawnBarOf(action: Days): CalendarBar {
  const { left, width } = barOf(action);
  return width >= narrowest ? { left, width } : { left: 1 - narrowest, width: narrowest };
}

/** 1 to 6 for A to F; 0 for none. */
export type CalendarRow = 0 | StrategySlot;

interface Placed extends Days {
  readonly id: string;
  readonly row: CalendarRow;
}

/** With the level among overlapping ones. */
export interface StackedAction<A> {
  readonly action: A;
  readonly bar: CalendarBar;
  /** From 0. */
  readonly level: number;
}

/** Between touching bars. */
const roundingError = 1e-9;

const byBegin = (a: Placed, b: Placed): number =>
  a.start.localeCompare(b.start) || b.end.localeCompare(a.end) || a.id.localeCompare(b.id);

/** Each on the first free level. */
export function stackActions<A extends Placed>(actions: readonly A[]): readonly StackedAction<A>[] {
  const ends: number[] = [];
  return [...actions].sort(byBegin).map((action) => {
    const bar = drawnBarOf(action);
    const free = ends.findIndex((end) => end <= bar.left + roundingError);
    const level = free === -1 ? ends.length : free;
    ends[level] = bar.left + bar.width;
    return { action, bar, level };
  });
}

export interface StackedRow<A> {
  readonly row: CalendarRow;
  readonly actions: readonly StackedAction<A>[];
  /** At least one. */
  readonly levels: number;
}

/** A to F, preceded by actions without a strategy. */
export function calendarRows<A extends Placed>(actions: readonly A[]): readonly StackedRow<A>[] {
  const rows: readonly CalendarRow[] = [0, ...strategySlots];
  return rows
    .map((row) => {
      const stacked = stackActions(actions.filter((action) => action.row === row));
      return { row, actions: stacked, levels: Math.max(1, ...stacked.map(({ level }) => level + 1)) };
    })
    .filter(({ row, actions: stacked }) => row !== 0 || stacked.length > 0);
}

export function rowOfSection(
  sectionId: number | null,
  strategies: readonly { readonly section_id: number | null; readonly status: StrategySlot }[],
): CalendarRow {
  const slots = strategies.filter((each) => sectionId !== null && each.section_id === sectionId);
  return slots.length === 0 ? 0 : (Math.min(...slots.map(({ status }) => status)) as StrategySlot);
}

/** `null` in another year. */
export const todayPosition = (today: string, year: number): number | null =>
  yearOfDay(today) === year ? positionOf(today) : null;

export interface CalendarMark {
  readonly number: number;
  readonly left: number;
}

export function monthMarks(year: number): readonly CalendarMark[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    return { number: index + 1, left: index === 0 ? 0 : positionOf(first) };
  });
}

/** Mondays; the first days may belong to last year's week. */
export function weekMarks(year: number): readonly CalendarMark[] {
  const days = Array.from({ length: daysInYear(year) }, (_, index) => dayInYear(year, index + 1));
  return days
    .filter((day, index) => index === 0 || weekdayOf(day) === 1)
    .map((day, index) => ({ number: weekOf(day), left: index === 0 ? 0 : positionOf(day) }));
}

/** For pointers. */
export const dayAtPosition = (position: number, year: number): string =>
  dayInYear(year, Math.round(position * daysAcross));

/** Keeps length and year (AMB-45). */
export function movedWithin({ start, end }: Days, days: number, year: number): Days {
  const before = dayOfYear(start) - 1;
  const after = daysInYear(year) - dayOfYear(end);
  const by = Math.min(Math.max(days, -before), after);
  return { start: dayInYear(year, dayOfYear(start) + by), end: dayInYear(year, dayOfYear(end) + by) };
}

/** Ends neither cross nor leave the year. */
export function resizedWithin({ start, end }: Days, side: 'start' | 'end', days: number, year: number): Days {
  if (side === 'start') {
    const moved = dayInYear(year, dayOfYear(start) + days);
    return { start: moved < end ? moved : end, end };
  }
  const moved = dayInYear(year, dayOfYear(end) + days);
  return { start, end: moved > start ? moved : start };
}

/** Limits of the date picker (R-MKT-15). */
export const pickableDays = (year: number) => ({ min: firstDayOf(year), max: lastDayOf(year) });

/** R-MKT-02, R-CON-19 */
export const firstPlanYear = 2019;

/** In market time. */
export const currentPlanYear = (now: string, timeZone: string): number => yearOfDay(dayOf(now, timeZone));

/** Previous (not before 2019), current and next (R-MKT-02). In market time: Madrid changes year at 23:00 UTC. */
export function planYears(now: string, timeZone: string): readonly number[] {
  const current = currentPlanYear(now, timeZone);
  return [current - 1, current, current + 1].filter((year) => year >= firstPlanYear);
}

export const isPlanYear = (year: number, now: string, timeZone: string): boolean =>
  planYears(now, timeZone).includes(year);
