import { z } from 'zod';
import { cleanText } from '../../kernel';

/** The rows of a schedule block, in the order in which people read them: the week, then holidays (R-CHN-15). */
export const scheduleDays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
  'festive',
] as const;
export type ScheduleDay = (typeof scheduleDays)[number];

/** The days of the week, Monday first: the rows of a block without the holidays. */
export const weekdays = scheduleDays.slice(0, 7) as readonly Exclude<ScheduleDay, 'festive'>[];

/** Blocks of a restaurant's schedule. All but the first belong to a service of the same slug (R-CHN-15, AMB-53). */
export const scheduleBlocks = ['restaurant', 'mcauto', 'mcexpress', 'takeaway'] as const;
export type ScheduleBlockName = (typeof scheduleBlocks)[number];

/** Minutes between two choices of a time picker (R-CHN-17). */
export const scheduleStep = 15;

/** Stands in answers too, so it is no pipe as `wireText` is. */
const typed = (max: number) => z.string().overwrite(cleanText).max(max);

/** Both ends as `HH:mm`; blank or a placeholder (`HH:mm`) where nobody has chosen yet. */
export const scheduleHours = z.object({ start: typed(5), end: typed(5) });
export type ScheduleHours = Readonly<z.infer<typeof scheduleHours>>;

const hoursOf = <D extends ScheduleDay>(days: readonly D[]) =>
  Object.fromEntries(days.map((day) => [day, scheduleHours])) as Record<D, typeof scheduleHours>;

/** Eight rows, each there; whether they hold times is a question of `blockProblems`. */
export const scheduleBlock = z.object(hoursOf(scheduleDays));
export type ScheduleBlock = Readonly<Record<ScheduleDay, ScheduleHours>>;

/** All blocks of a restaurant, and the hours of delivery as free text (R-CHN-16). */
export const channelSchedules = z.object({
  restaurant: scheduleBlock,
  mcauto: scheduleBlock,
  mcexpress: scheduleBlock,
  takeaway: scheduleBlock,
  delivery: typed(500),
});
export type ChannelSchedules = Readonly<Record<ScheduleBlockName, ScheduleBlock>> & {
  readonly delivery: string;
};

/** From midnight to midnight: the whole day (R-CHN-17). */
export const allDay: ScheduleHours = { start: '00:00', end: '00:00' };
export const isAllDay = ({ start, end }: ScheduleHours): boolean =>
  start === allDay.start && end === allDay.end;

/** Nobody has chosen yet. */
export const noHours: ScheduleHours = { start: '', end: '' };

/** The same hours on all eight rows. */
export const everyDay = (hours: ScheduleHours): ScheduleBlock =>
  Object.fromEntries(scheduleDays.map((day) => [day, hours])) as unknown as ScheduleBlock;

export const sameHours = (a: ScheduleHours, b: ScheduleHours): boolean =>
  a.start === b.start && a.end === b.end;

/** Minutes after midnight, 0 to 1439. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Why a row is no opening time: one end blank, or still the picker's placeholder; no time of day; between two steps;
 * an end that is its start (only 00:00–00:00 means the whole day).
 */
export type HoursProblem = 'hours_missing' | 'hours_malformed' | 'hours_off_step' | 'hours_empty';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isMissing = (time: string) => time === '' || time.includes('HH') || time.includes('mm');

/** The problem of one row, or nothing. An end before its start lies after midnight and is right (R-CHN-17, R-CHN-18). */
export function hoursProblem(hours: ScheduleHours): HoursProblem | undefined {
  const ends = [hours.start, hours.end];
  if (ends.some(isMissing)) return 'hours_missing';
  if (!ends.every((time) => timeOfDay.test(time))) return 'hours_malformed';
  if (ends.some((time) => minutesOf(time) % scheduleStep !== 0)) return 'hours_off_step';
  return hours.start === hours.end && !isAllDay(hours) ? 'hours_empty' : undefined;
}

/** A row of which the night lasts until after another has opened. */
export interface NightOverlap {
  readonly night: ScheduleDay;
  readonly next: ScheduleDay;
}

/** A holiday may be any day, and so come before and after each of them. */
const rowsAfter = (day: ScheduleDay): readonly ScheduleDay[] =>
  day === 'festive'
    ? weekdays
    : [weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? 'monday', 'festive'];

/** A day that is open as a whole takes the night before it in. */
const lastsInto = (night: ScheduleHours, next: ScheduleHours): boolean =>
  !isAllDay(next) && night.end < night.start && next.start < night.end;

/** Nights that last into the hours of the day after them; the week goes round from Sunday to Monday. */
export const nightOverlaps = (block: ScheduleBlock): readonly NightOverlap[] =>
  scheduleDays.flatMap((night) =>
    rowsAfter(night)
      .filter((next) => [night, next].every((day) => hoursProblem(block[day]) === undefined))
      .filter((next) => lastsInto(block[night], block[next]))
      .map((next) => ({ night, next })),
  );

export type BlockProblems = Partial<Record<ScheduleDay, HoursProblem | 'hours_overlap'>>;

/** Problems of a block by row; an empty answer means that it is complete (R-CHN-18). */
export function blockProblems(block: ScheduleBlock): BlockProblems {
  const overlapping = new Set(nightOverlaps(block).flatMap(({ night, next }) => [night, next]));
  return Object.fromEntries(
    scheduleDays.flatMap((day) => {
      const problem = hoursProblem(block[day]) ?? (overlapping.has(day) ? 'hours_overlap' : undefined);
      return problem ? [[day, problem]] : [];
    }),
  );
}

export const isComplete = (block: ScheduleBlock): boolean => Object.keys(blockProblems(block)).length === 0;

/** The blocks that count: the restaurant's own always, the others with their service (R-CHN-18, R-CHN-19, AMB-53). */
export const blocksInUse = (activeSlugs: ReadonlySet<string>): readonly ScheduleBlockName[] =>
  scheduleBlocks.filter((block) => block === 'restaurant' || activeSlugs.has(block));

/**
 * Problems of the blocks in use, by block and row.
 * @param activeSlugs services that are active, or that a planned change makes active (R-CHN-19)
 */
export function scheduleProblems(
  schedules: ChannelSchedules,
  activeSlugs: ReadonlySet<string>,
): Partial<Record<ScheduleBlockName, BlockProblems>> {
  return Object.fromEntries(
    blocksInUse(activeSlugs).flatMap((block) =>
      isComplete(schedules[block]) ? [] : [[block, blockProblems(schedules[block])]],
    ),
  );
}

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
