import type {
  ChannelSchedules,
  ScheduleBlock,
  ScheduleBlockName,
  ScheduleDay,
  ScheduleHours,
} from './schedule';
import { isAllDay, minutesOf, scheduleBlocks, scheduleDays, scheduleStep } from './schedule';

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

export type BlockProblems = Partial<Record<ScheduleDay, HoursProblem>>;

/** Problems of a block by row; an empty answer means that it is complete (R-CHN-18). */
export function blockProblems(block: ScheduleBlock): BlockProblems {
  return Object.fromEntries(
    scheduleDays.flatMap((day) => {
      const problem = hoursProblem(block[day]);
      return problem ? [[day, problem]] : [];
    }),
  );
}

export const isComplete = (block: ScheduleBlock): boolean =>
  scheduleDays.every((day) => hoursProblem(block[day]) === undefined);

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
