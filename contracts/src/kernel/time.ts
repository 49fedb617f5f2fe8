const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating costs eight times a call. */
function wallClockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = wallClocks.get(timeZone);
  if (cached) return cached;
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
/** Cleared above this. */
const maxCachedDays = 10_000;
/** Zone and UTC day → offset; `null` on a day of a clock change. */
const offsetsOfDays = new Map<string, number | null>();

/** Milliseconds east of UTC; one formatter call per day. */
function offsetAt(instant: Date, timeZone: string): number {
  const day = Math.floor(instant.getTime() / dayInMs);
  const name = `${timeZone} ${day}`;
  let cached = offsetsOfDays.get(name);
  if (cached === undefined) {
    cached = offsetOfDay(day * dayInMs, timeZone);
    if (offsetsOfDays.size >= maxCachedDays) offsetsOfDays.clear();
    offsetsOfDays.set(name, cached);
  }
  return cached ?? askedOffset(instant, timeZone);
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
 * Skipped hours are read as a neighbouring one, of repeated hours one is taken (R16).
 * @param time `10:30`
 * @returns ISO 8601 UTC: `2026-11-20T09:30:00.000Z` for Europe/Madrid
 */
export function instantAt(day: string, time: string, timeZone: string): string {
  const target = Date.parse(`${day}T${time}:00.000Z`);
  // Twice: the first offset may be from the other side of a clock change.
  const first = target - offsetAt(new Date(target), timeZone);
  return new Date(target - offsetAt(new Date(first), timeZone)).toISOString();
}

/**
 * R16, AMB-59
 * @param day `2026-03-29`
 * @returns ISO 8601 UTC: `2026-03-28T23:00:00.000Z` for Europe/Madrid
 */
export const startOfDay = (day: string, timeZone: string): string => instantAt(day, '00:00', timeZone);

/** Last millisecond, ISO 8601 UTC. */
export function endOfDay(day: string, timeZone: string): string {
  return new Date(Date.parse(startOfDay(nextDay(day), timeZone)) - 1).toISOString();
}

/** `2026-12-31` → `2027-01-01` */
export function nextDay(day: string): string {
  return daysAfter(day, 1);
}

/** `2026-03-28T23:30:00Z` in Europe/Madrid → `2026-03-29`. */
export function dayOf(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  return new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
}

/** `2026-11-20T09:30:00Z` in Europe/Madrid → `10:30`. */
export function timeOf(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  return new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(11, 16);
}

/** `2026-12-31`, 1 → `2027-01-01`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayInMs).toISOString().slice(0, 10);
}

/** Negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / dayInMs;

/** 1 Monday to 7 Sunday (ISO 8601). */
export const weekdayOf = (day: string): number =>
  ((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7) + 1;

/** A rule on trial is decided again for this many days. */
export const trialDays = 90;

/** First day of a trial, market's calendar. */
export const trialSince = (now: Date, timeZone: string): string =>
  daysAfter(dayOf(now.toISOString(), timeZone), -trialDays);

/** `2026-12-01` → `01/12/2026`, `''` → `''` (R-PLT-18). */
export const writtenDay = (day: string): string => day.split('-').reverse().join('/');
