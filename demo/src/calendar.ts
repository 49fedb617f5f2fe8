const dayMilliseconds = 86_400_000;

/**
 * ISO 8601 UTC.
 * @param today any instant of the reference day
 * @param hour UTC, with minutes as its fraction
 */
export function instantBefore(today: string, days: number, hour: number): string {
  const midnight = Date.parse(`${today.slice(0, 10)}T00:00:00.000Z`);
  return new Date(midnight - days * dayMilliseconds + Math.round(hour * 3600) * 1000).toISOString();
}

export function later(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + Math.round(hours * 3600) * 1000).toISOString();
}

const opens = 7;
const closes = 16;

/** Monday to Friday, 7:00 to 16:00 UTC; else the next morning, `minutes` past opening. */
export function officeTime(instant: string, minutes: number): string {
  const at = new Date(instant);
  if (atOffice(at)) return instant;
  do {
    if (at.getUTCHours() >= opens) at.setUTCDate(at.getUTCDate() + 1);
    at.setUTCHours(opens, minutes, at.getUTCSeconds(), 0);
  } while (!atOffice(at));
  return at.toISOString();
}

function atOffice(at: Date): boolean {
  const weekday = at.getUTCDay();
  const hour = at.getUTCHours();
  return weekday >= 1 && weekday <= 5 && hour >= opens && hour < closes;
}

/** DD/MM/YYYY, as printed on a resource. */
export function printedDate(instant: string): string {
  const [year, month, day] = instant.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

const seasonDays = { spring: '03-20', summer: '06-21', autumn: '09-20', christmas: '11-28' } as const;
export type Season = keyof typeof seasonDays;

export const isSeason = (name: string): name is Season => name in seasonDays;

/** YYYY-MM-DD of the season's last start before the reference day. */
export function seasonStart(season: Season, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${seasonDays[season]}`;
  return thisYear < today.slice(0, 10) ? thisYear : `${year - 1}-${seasonDays[season]}`;
}

export function daysSince(day: string, today: string): number {
  return Math.round((Date.parse(today.slice(0, 10)) - Date.parse(day.slice(0, 10))) / dayMilliseconds);
}
