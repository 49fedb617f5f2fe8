import { z } from 'zod';
import { cleanText } from '../../../kernel';

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
