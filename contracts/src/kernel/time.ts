const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** Shows what the clocks of a zone show. Making one costs eight times as much as asking it: each is made once. */
function wallClockOf(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  wallClocks.set(timeZone, made);
  return made;
}

const dayInMs = 86_400_000;
/** More days than anybody looks at; with more, all are forgotten. */
const knownDays = 10_000;
/** Zone and day of UTC → the offset that holds all day, `null` on a day of a clock change. */
const offsetsOfDays = new Map<string, number | null>();

/** Offset of a time zone at an instant, in milliseconds east of UTC. A formatter is asked once for each day. */
function offsetAt(instant: Date, timeZone: string): number {
  const day = Math.floor(instant.getTime() / dayInMs);
  const name = `${timeZone} ${day}`;
  let known = offsetsOfDays.get(name);
  if (known === undefined) {
    known = offsetOfDay(day * dayInMs, timeZone);
    if (offsetsOfDays.size >= knownDays) offsetsOfDays.clear();
    offsetsOfDays.set(name, known);
  }
  return known ?? askedOffset(instant, timeZone);
}

function offsetOfDay(midnight: number, timeZone: string): number | null {
  const first = askedOffset(new Date(midnight), timeZone);
  return first === askedOffset(new Date(midnight + dayInMs - 1), timeZone) ? first : null;
}

function askedOffset(instant: Date, timeZone: string): number {
  const parts = wallClockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.trunc(instant.getTime() / 1000) * 1000;
}

/**
 * The instant at which clocks in a time zone show that time of that day. An hour that a clock change leaves out is
 * read as the one beside it; of an hour that comes twice, one is taken (R16).
 * @param time `10:30`
 * @returns ISO 8601 UTC: `2026-11-20T09:30:00.000Z` for Europe/Madrid
 */
export function instantAt(day: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  // Twice, because the offset of the first guess may be that of the other side of a clock change.
  const first = wanted - offsetAt(new Date(wanted), timeZone);
  return new Date(wanted - offsetAt(new Date(first), timeZone)).toISOString();
}

/**
 * The instant at which a calendar day begins in a time zone (R16, AMB-59).
 * @param day `2026-03-29`
 * @returns ISO 8601 UTC: `2026-03-28T23:00:00.000Z` for Europe/Madrid
 */
export const startOfDay = (day: string, timeZone: string): string => instantAt(day, '00:00', timeZone);

/** The last millisecond of a calendar day in a time zone, ISO 8601 UTC. */
export function endOfDay(day: string, timeZone: string): string {
  return new Date(Date.parse(startOfDay(nextDay(day), timeZone)) - 1).toISOString();
}

/** The day after, on the calendar: `2026-12-31` → `2027-01-01`. */
export function nextDay(day: string): string {
  return daysAfter(day, 1);
}

/** The calendar day of an instant in a time zone: `2026-03-28T23:30:00Z` is `2026-03-29` in Europe/Madrid. */
export function dayOf(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  return new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
}

/** What clocks in a time zone show at an instant: `2026-11-20T09:30:00Z` is `10:30` in Europe/Madrid. */
export function timeOf(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  return new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(11, 16);
}

/** So many days later on the calendar, or earlier: `2026-12-31` and 1 → `2027-01-01`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayInMs).toISOString().slice(0, 10);
}

/** A calendar day as people of both markets write it (R-PLT-18): `2026-12-01` → `01/12/2026`; `''` stays empty. */
export const writtenDay = (day: string): string => day.split('-').reverse().join('/');
