import {
  dayInYear,
  dayOfYear,
  daysBetween,
  daysInYear,
  firstDayOf,
  lastDayOf,
  weekOf,
  weekdayOf,
  yearOfDay,
} from './calendar-days';
import { type StrategySlot, strategySlots } from './plan-slots';

/* Where things stand on the calendar of a year, as parts of its width (R-MKT-13, R-CON-20, AMB-44). */

/** Days that the width of the calendar stands for; the last day of a leap year shares the place of the day before. */
export const daysAcross = 365;
/** Weeks that the width of the calendar stands for. */
export const weeksAcross = 52;

interface Days {
  /** First day. */
  readonly start: string;
  /** Last day. */
  readonly end: string;
}

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
