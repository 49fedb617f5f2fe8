import { z } from 'zod';
import { cleanText } from '../../kernel';

/** Display order (R-CHN-15). */
export const scheduleDays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
  'festive',
] as const;
export type ScheduleDay = (typeof scheduleDays)[number];

/** Without holidays. */
export const weekdays = scheduleDays.slice(0, 7) as readonly Exclude<ScheduleDay, 'festive'>[];

/** All but `restaurant` belong to the service of the same slug (R-CHN-15, AMB-53). */
export const scheduleBlocks = ['restaurant', 'mcauto', 'mcexpress', 'takeaway'] as const;
export type ScheduleBlockName = (typeof scheduleBlocks)[number];

/** Minutes (R-CHN-17). */
export const scheduleStep = 15;

/** Used in answers too, so no pipe like `wireText`. */
const typed = (max: number) => z.string().overwrite(cleanText).max(max);

/** `HH:mm`, blank, or the placeholder `HH:mm`. */
export const scheduleHours = z.object({ start: typed(5), end: typed(5) });
export type ScheduleHours = Readonly<z.infer<typeof scheduleHours>>;

const hoursOf = <D extends ScheduleDay>(days: readonly D[]) =>
  Object.fromEntries(days.map((day) => [day, scheduleHours])) as Record<D, typeof scheduleHours>;

/** Eight rows; `blockProblems` checks their times. */
export const scheduleBlock = z.object(hoursOf(scheduleDays));
export type ScheduleBlock = Readonly<Record<ScheduleDay, ScheduleHours>>;

/** `delivery` is free text (R-CHN-16). */
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

/** R-CHN-17 */
export const allDay: ScheduleHours = { start: '00:00', end: '00:00' };
export const isAllDay = ({ start, end }: ScheduleHours): boolean =>
  start === allDay.start && end === allDay.end;

export const noHours: ScheduleHours = { start: '', end: '' };

export const everyDay = (hours: ScheduleHours): ScheduleBlock =>
  Object.fromEntries(scheduleDays.map((day) => [day, hours])) as unknown as ScheduleBlock;

export const sameHours = (a: ScheduleHours, b: ScheduleHours): boolean =>
  a.start === b.start && a.end === b.end;

/** 0 to 1439. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Missing: blank or the placeholder. Equal ends are only right for 00:00–00:00. */
export type HoursProblem = 'hours_missing' | 'hours_malformed' | 'hours_off_step' | 'hours_empty';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isMissing = (time: string) => time === '' || time.includes('HH') || time.includes('mm');

/** An end before the start is after midnight (R-CHN-17, R-CHN-18). */
export function hoursProblem(hours: ScheduleHours): HoursProblem | undefined {
  const ends = [hours.start, hours.end];
  if (ends.some(isMissing)) return 'hours_missing';
  if (!ends.every((time) => timeOfDay.test(time))) return 'hours_malformed';
  if (ends.some((time) => minutesOf(time) % scheduleStep !== 0)) return 'hours_off_step';
  return hours.start === hours.end && !isAllDay(hours) ? 'hours_empty' : undefined;
}

/** A night that ends after the next opening. */
export interface NightOverlap {
  readonly night: ScheduleDay;
  readonly next: ScheduleDay;
}

/** A holiday may precede or follow any day. */
const rowsAfter = (day: ScheduleDay): readonly ScheduleDay[] =>
  day === 'festive'
    ? weekdays
    : [weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? 'monday', 'festive'];

/** An all-day row includes the night before. */
const lastsInto = (night: ScheduleHours, next: ScheduleHours): boolean =>
  !isAllDay(next) && night.end < night.start && next.start < night.end;

/** The week wraps from Sunday to Monday. */
export const nightOverlaps = (block: ScheduleBlock): readonly NightOverlap[] =>
  scheduleDays.flatMap((night) =>
    rowsAfter(night)
      .filter((next) => [night, next].every((day) => hoursProblem(block[day]) === undefined))
      .filter((next) => lastsInto(block[night], block[next]))
      .map((next) => ({ night, next })),
  );

export type BlockProblems = Partial<Record<ScheduleDay, HoursProblem | 'hours_overlap'>>;

/** By row; empty if complete (R-CHN-18). */
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

/** `restaurant`, and the blocks of active services (R-CHN-18, R-CHN-19, AMB-53). */
export const blocksInUse = (activeSlugs: ReadonlySet<string>): readonly ScheduleBlockName[] =>
  scheduleBlocks.filter((block) => block === 'restaurant' || activeSlugs.has(block));

/** @param activeSlugs also of services that a plan activates (R-CHN-19) */
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

/** `HH:mm`; 24:00 becomes 00:00. */
function timeOfTyped(typed: string): string | undefined {
  const [, hour, minute = '00'] = typedTime.exec(typed.replaceAll(/\s/g, '').toLowerCase()) ?? [];
  if (hour === undefined || Number(hour) > 24 || (Number(hour) === 24 && minute !== '00')) return undefined;
  return `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`;
}

/** Dash, `a`, `às`. */
const between = /[-–—]| a | as | às /;

/**
 * Reads typed opening hours (R-CHN-17); `hoursProblem` checks the step.
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
