import type { SvgIconComponent } from '@mui/icons-material';
import { dayOf, daysAfter, endOfDay, startOfDay } from '@portal/contracts/kernel';
import type { StatusTone } from '../StatusChip';

/** ISO 8601 instants. */
export interface Lasting {
  readonly start: string;
  readonly end: string;
}

/** Position in days: 0 is Monday's midnight, 7 Sunday's end. */
export interface Place<Entry extends Lasting> {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
  /** Width, at least that of the text. */
  readonly left: number;
  readonly width: number;
  readonly row: number;
}

const daysOfAWeek = 7;

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return daysAfter(day, -((weekday + daysOfAWeek - 1) % daysOfAWeek));
}

export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: daysOfAWeek }, (_, index) => daysAfter(monday, index));

/** Share of a day that has passed, 0 to 1; days may have 23 or 25 hours. */
export function shareOfDay(instant: string, day: string, timeZone: string): number {
  const begins = Date.parse(startOfDay(day, timeZone));
  const ends = Date.parse(endOfDay(day, timeZone)) + 1;
  return Math.min(1, Math.max(0, (Date.parse(instant) - begins) / (ends - begins)));
}

/** 0 to 7. */
export function placeInWeek(instant: string, monday: string, timeZone: string): number {
  const day = dayOf(instant, timeZone);
  if (day < monday) return 0;
  const place = daysOfWeek(monday).indexOf(day);
  return place === -1 ? daysOfAWeek : place + shareOfDay(instant, day, timeZone);
}

/** An end at midnight does not touch the next day. */
export function touches({ start, end }: Lasting, first: string, last: string, timeZone: string): boolean {
  const begins = startOfDay(first, timeZone);
  const ends = endOfDay(last, timeZone);
  return Date.parse(start) <= Date.parse(ends) && Date.parse(end) > Date.parse(begins);
}

/**
 * Places entries in rows without overlaps.
 * @param least minimum width in days
 */
export function placesInWeek<Entry extends Lasting>(
  entries: readonly Entry[],
  monday: string,
  timeZone: string,
  least: number,
): readonly Place<Entry>[] {
  const sunday = daysAfter(monday, daysOfAWeek - 1);
  const taken: number[] = [];
  return entries
    .filter((entry) => touches(entry, monday, sunday, timeZone))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map((entry) => {
      const from = placeInWeek(entry.start, monday, timeZone);
      const to = placeInWeek(entry.end, monday, timeZone);
      const width = Math.max(to - from, least);
      // At the end of the week, text stands before the end of the span.
      const left = from + width <= daysOfAWeek ? from : Math.max(0, to - width);
      const free = taken.findIndex((end) => end <= left);
      const row = free === -1 ? taken.length : free;
      taken[row] = left + width;
      return { entry, from, to, left, width, row };
    });
}

interface Marked {
  readonly icon: SvgIconComponent;
  readonly word: string;
}

export interface WeekEntry extends Lasting, Marked {
  readonly id: string;
  readonly tone: StatusTone;
  /** For screen readers. */
  readonly label: string;
  readonly mark?: Marked;
  readonly isRunning?: boolean;
  /** Muted. */
  readonly isFaint?: boolean;
}

export interface WeekLine {
  readonly entries: readonly WeekEntry[];
  /** For screen readers. */
  readonly label: string;
}

export interface WeekProps extends WeekLine {
  /** `2026-11-23` */
  readonly monday: string;
  readonly isBusy?: boolean;
  readonly onOpen: (id: string) => void;
}
