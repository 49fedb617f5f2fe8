/** Offset of a time zone at an instant, in milliseconds east of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
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
 * The instant at which a calendar day begins in a time zone (R16, AMB-59).
 * @param day `2026-03-29`
 * @returns ISO 8601 UTC: `2026-03-28T23:00:00.000Z` for Europe/Madrid
 */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  // Twice, because the offset of the first guess may be that of the other side of a clock change.
  const first = midnight - offsetAt(new Date(midnight), timeZone);
  return new Date(midnight - offsetAt(new Date(first), timeZone)).toISOString();
}

/** The last millisecond of a calendar day in a time zone, ISO 8601 UTC. */
export function endOfDay(day: string, timeZone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString().slice(0, 10);
  return new Date(Date.parse(startOfDay(next, timeZone)) - 1).toISOString();
}
