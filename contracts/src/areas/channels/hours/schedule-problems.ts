import {
  type ChannelSchedules,
  isAllDay,
  minutesOf,
  type ScheduleBlock,
  type ScheduleBlockName,
  scheduleBlocks,
  type ScheduleDay,
  scheduleDays,
  type ScheduleHours,
  scheduleStep,
  weekdays,
} from './schedule';

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
