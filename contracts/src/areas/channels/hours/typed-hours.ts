import { allDay, type ScheduleHours } from './schedule';

/** `12`, `0:30`, `12.30`, `12h30`, `9h`, `1230`. */
const typedTime = /^(\d{1,2})(?:[:.,h]?([0-5]\d))?h?$/;

/** A time as people type it, as `HH:mm`; 24:00 is midnight. */
function timeOfTyped(typed: string): string | undefined {
  const [, hour, minute = '00'] = typedTime.exec(typed.replaceAll(/\s/g, '').toLowerCase()) ?? [];
  if (hour === undefined || Number(hour) > 24 || (Number(hour) === 24 && minute !== '00')) return undefined;
  return `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`;
}

/** Between two times: any dash, `a`, `às`. */
const between = /[-–—]| a | as | às /;

/**
 * Opening hours as people type them, or nothing where they are none (R-CHN-17). Whether they are on a step is a
 * question of `hoursProblem`.
 * @param typed `12-0:30`, `9 a 23.45`, `24 h`
 * @returns `{ start: '12:00', end: '00:30' }`
 */
export function hoursOfTyped(typed: string): ScheduleHours | undefined {
  const text = typed.trim().toLowerCase();
  if (/^24 ?h(?:or[ae]s)?$/.test(text)) return allDay;
  const times = text.split(between).map(timeOfTyped);
  const [start, end] = times;
  return times.length === 2 && start !== undefined && end !== undefined ? { start, end } : undefined;
}
