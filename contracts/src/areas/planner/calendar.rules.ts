import { daysAfter, dayOf } from '../../kernel';
import { type StrategySlot, strategySlots } from './plan-content.rules';

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

/** Days before its start from which on an action is soon (AMB-70). */
export const soonDays = 30;

/** How the home tags an action (R-HOM-10). */
export type ActionPhase = 'current' | 'soon';

interface Days {
  /** First day. */
  readonly start: string;
  /** Last day. */
  readonly end: string;
}

/**
 * Where an action stands on a day: `current` from its first to its last day, `soon` in the 30 days before, `null` when it
 * is over or further ahead (R-HOM-10, AMB-70).
 */
export function phaseOfAction({ start, end }: Days, today: string): ActionPhase | null {
  if (today > end) return null;
  if (today >= start) return 'current';
  return daysBetween(today, start) <= soonDays ? 'soon' : null;
}

/** The next day on which that changes; `null` once it is over. */
export const nextPhaseDay = ({ start, end }: Days, today: string): string | null =>
  [daysAfter(start, -soonDays), start, daysAfter(end, 1)].find((day) => day > today) ?? null;

const numberText = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/**
 * A percentage as people type it, `12,5` or `12.5`, as a number. `null` for what is no number, and for a negative one
 * (R-MKT-09).
 */
export function percentOf(value: string | number): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  const text = value.trim();
  return numberText.test(text) ? Number(text.replace(',', '.')) : null;
}

/* Where things stand on the calendar of a year, as parts of its width (R-MKT-13, R-CON-20, AMB-44). */

/** Days that the width of the calendar stands for; the last day of a leap year shares the place of the day before. */
export const daysAcross = 365;
/** Weeks that the width of the calendar stands for. */
export const weeksAcross = 52;

/** Where a day is: 1/365 for 1 January to 1 for the last day. */
export const positionOf = (day: string): number => Math.min(dayOfYear(day), daysAcross) / daysAcross;

/** How many weeks an action takes, the last one begun counts as a whole. */
export const weeksOf = ({ start, end }: Days): number =>
  Math.max(1, Math.ceil((daysBetween(start, end) + 1) / 7));

/** A part of the width, from the left. */
export interface CalendarBar {
  readonly left: number;
  readonly width: number;
}

/** Where the bar of an action begins and how wide it is, cut off at the end of the year (AMB-44). */
export function barOf(action: Days): CalendarBar {
  const left = positionOf(action.start);
  return { left, width: Math.min(weeksOf(action) / weeksAcross, 1 - left) };
}

const narrowest = 1 / weeksAcross;

/** The same as it is drawn: one that begins in the last days of a year ends with it and is a week wide all the same. */
export function drawnBarOf(action: Days): CalendarBar {
  const { left, width } = barOf(action);
  return width >= narrowest ? { left, width } : { left: 1 - narrowest, width: narrowest };
}

/** A row of the calendar: 1 to 6 for the strategies A to F; 0 for what belongs to none of them. */
export type CalendarRow = 0 | StrategySlot;

interface Placed extends Days {
  readonly id: string;
  readonly row: CalendarRow;
}

/** An action with its bar, and how far down it stands among those that overlap it. */
export interface StackedAction<A> {
  readonly action: A;
  readonly bar: CalendarBar;
  /** 0 for the first. */
  readonly level: number;
}

/** What rounding leaves between two bars that touch. */
const touching = 1e-9;

const byBegin = (a: Placed, b: Placed): number =>
  a.start.localeCompare(b.start) || b.end.localeCompare(a.end) || a.id.localeCompare(b.id);

/** Actions of one row, each on the first level on which nothing that is drawn is in its way. */
export function stackActions<A extends Placed>(actions: readonly A[]): readonly StackedAction<A>[] {
  const ends: number[] = [];
  return [...actions].sort(byBegin).map((action) => {
    const bar = drawnBarOf(action);
    const free = ends.findIndex((end) => end <= bar.left + touching);
    const level = free === -1 ? ends.length : free;
    ends[level] = bar.left + bar.width;
    return { action, bar, level };
  });
}

/** A row with its actions. */
export interface StackedRow<A> {
  readonly row: CalendarRow;
  readonly actions: readonly StackedAction<A>[];
  /** Levels that it needs: at least one. */
  readonly levels: number;
}

/** The calendar: its rows from A to F, above them what belongs to none, where there is anything. */
export function calendarRows<A extends Placed>(actions: readonly A[]): readonly StackedRow<A>[] {
  const rows: readonly CalendarRow[] = [0, ...strategySlots];
  return rows
    .map((row) => {
      const stacked = stackActions(actions.filter((action) => action.row === row));
      return { row, actions: stacked, levels: Math.max(1, ...stacked.map(({ level }) => level + 1)) };
    })
    .filter(({ row, actions: stacked }) => row !== 0 || stacked.length > 0);
}

/** The row of a national action: that of the restaurant's first strategy with the same section, else 0. */
export function rowOfSection(
  sectionId: number | null,
  strategies: readonly { readonly section_id: number | null; readonly status: StrategySlot }[],
): CalendarRow {
  const slots = strategies.filter((each) => sectionId !== null && each.section_id === sectionId);
  return slots.length === 0 ? 0 : (Math.min(...slots.map(({ status }) => status)) as StrategySlot);
}

/** Where today's line is; `null` in another year. */
export const todayPosition = (today: string, year: number): number | null =>
  yearOfDay(today) === year ? positionOf(today) : null;

/** A month or a week, and where it begins. */
export interface CalendarMark {
  readonly number: number;
  readonly left: number;
}

/** Where the twelve months begin; the first at the very left. */
export function monthMarks(year: number): readonly CalendarMark[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    return { number: index + 1, left: index === 0 ? 0 : positionOf(first) };
  });
}

/** Where weeks begin, Mondays, with their numbers; the first days of a year belong to a week of the year before. */
export function weekMarks(year: number): readonly CalendarMark[] {
  const days = Array.from({ length: daysInYear(year) }, (_, index) => dayInYear(year, index + 1));
  return days
    .filter((day, index) => index === 0 || weekdayOf(day) === 1)
    .map((day, index) => ({ number: weekOf(day), left: index === 0 ? 0 : positionOf(day) }));
}

/** The day at a part of the width: what a pointer means. */
export const dayAtPosition = (position: number, year: number): string =>
  dayInYear(year, Math.round(position * daysAcross));

/** An action moved by some days; it keeps its length and stays within the year (AMB-45). */
export function movedWithin({ start, end }: Days, days: number, year: number): Days {
  const before = dayOfYear(start) - 1;
  const after = daysInYear(year) - dayOfYear(end);
  const by = Math.min(Math.max(days, -before), after);
  return { start: dayInYear(year, dayOfYear(start) + by), end: dayInYear(year, dayOfYear(end) + by) };
}

/** An action of which one end was dragged; the ends do not pass each other, nor leave the year. */
export function resizedWithin({ start, end }: Days, side: 'start' | 'end', days: number, year: number): Days {
  if (side === 'start') {
    const moved = dayInYear(year, dayOfYear(start) + days);
    return { start: moved < end ? moved : end, end };
  }
  const moved = dayInYear(year, dayOfYear(end) + days);
  return { start, end: moved > start ? moved : start };
}

/** First and last day that a date picker offers (R-MKT-15). */
export const pickableDays = (year: number) => ({ min: firstDayOf(year), max: lastDayOf(year) });

/** No year before this one is planned (R-MKT-02, R-CON-19). */
export const firstPlanYear = 2019;

/** The year that the clocks of a market show at an instant. */
export const currentPlanYear = (now: string, timeZone: string): number => yearOfDay(dayOf(now, timeZone));

/**
 * The years that can be planned: the previous one where it is not before 2019, the current one and the next
 * (R-MKT-02). At 23:30 UTC on New Year's Eve Madrid is in the next year already.
 */
export function planYears(now: string, timeZone: string): readonly number[] {
  const current = currentPlanYear(now, timeZone);
  return [current - 1, current, current + 1].filter((year) => year >= firstPlanYear);
}

export const isPlanYear = (year: number, now: string, timeZone: string): boolean =>
  planYears(now, timeZone).includes(year);
