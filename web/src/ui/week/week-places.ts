import { dayOf, daysAfter, endOfDay, startOfDay } from '@portal/contracts/kernel';

/** Something that lies in time, both ends as ISO 8601 instants. */
export interface Lasting {
  readonly start: string;
  readonly end: string;
}

/** Where something stands in a week, in days from its beginning: 0 is Monday's midnight, 7 Sunday's. */
export interface Place<Entry extends Lasting> {
  readonly entry: Entry;
  /** The time that it lasts, cut at the ends of the week. */
  readonly from: number;
  readonly to: number;
  /** The room that it takes: never narrower than its words. */
  readonly left: number;
  readonly width: number;
  /** 0 is the first line. */
  readonly row: number;
}

const daysOfAWeek = 7;

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return daysAfter(day, -((weekday + daysOfAWeek - 1) % daysOfAWeek));
}

/** The seven days of the week that begins on that Monday. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: daysOfAWeek }, (_, index) => daysAfter(monday, index));

/** How much of a day is over at an instant by the clock of the place, 0 to 1; days may have 23 or 25 hours. */
export function shareOfDay(instant: string, day: string, timeZone: string): number {
  const begins = Date.parse(startOfDay(day, timeZone));
  const ends = Date.parse(endOfDay(day, timeZone)) + 1;
  return Math.min(1, Math.max(0, (Date.parse(instant) - begins) / (ends - begins)));
}

/** Days since the week began, 0 to 7. */
export function placeInWeek(instant: string, monday: string, timeZone: string): number {
  const day = dayOf(instant, timeZone);
  if (day < monday) return 0;
  const place = daysOfWeek(monday).indexOf(day);
  return place === -1 ? daysOfAWeek : place + shareOfDay(instant, day, timeZone);
}

/** Does it touch these days? What ends with the stroke of midnight does not touch the day that begins. */
export function touches({ start, end }: Lasting, first: string, last: string, timeZone: string): boolean {
  const begins = startOfDay(first, timeZone);
  const ends = endOfDay(last, timeZone);
  return Date.parse(start) <= Date.parse(ends) && Date.parse(end) > Date.parse(begins);
}

/**
 * Places what lies in a week side by side, and in further lines where it would cover another.
 * @param least days that the words of an entry need
 */
export function placesInWeek<Entry extends Lasting>(
  entries: readonly Entry[],
  monday: string,
  timeZone: string,
  least: number,
): readonly Place<Entry>[] {
  const sunday = daysAfter(monday, daysOfAWeek - 1);
  /** How far each line is taken. */
  const taken: number[] = [];
  return entries
    .filter((entry) => touches(entry, monday, sunday, timeZone))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map((entry) => {
      const from = placeInWeek(entry.start, monday, timeZone);
      const to = placeInWeek(entry.end, monday, timeZone);
      const width = Math.max(to - from, least);
      // At the end of the week the words stand before the end of the time instead of after its start.
      const left = from + width <= daysOfAWeek ? from : Math.max(0, to - width);
      const free = taken.findIndex((end) => end <= left);
      const row = free === -1 ? taken.length : free;
      taken[row] = left + width;
      return { entry, from, to, left, width, row };
    });
}
