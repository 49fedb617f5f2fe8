import {
  hoursProblem,
  isAllDay,
  minutesOf,
  type ScheduleBlock,
  type ScheduleDay,
  scheduleDayNames,
  scheduleDays,
  type ScheduleHours,
  scheduleStep,
} from '@portal/contracts/areas/channels';
import { useLanguage } from '#core/i18n/LanguageProvider';

export function useDayNames(): (day: ScheduleDay) => string {
  const { language } = useLanguage();
  return (day) => scheduleDayNames[day][language];
}

const copyTargets = {
  all: scheduleDays,
  workdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  weekend: ['saturday', 'sunday'],
  festive: ['festive'],
} as const satisfies Readonly<Record<string, readonly ScheduleDay[]>>;
export type CopyTarget = keyof typeof copyTargets;

export const targetNames = Object.keys(copyTargets) as CopyTarget[];

export const copiedTo = (block: ScheduleBlock, day: ScheduleDay, target: CopyTarget): ScheduleBlock => ({
  ...block,
  ...Object.fromEntries(copyTargets[target].map((other) => [other, block[day]])),
});

const dayMinutes = 1440;
/** Until 06:00 of the next day, in minutes: nights belong to the day before. */
export const axisMinutes = 30 * 60;
export const axisMarks = [0, 6, 12, 18, 24, 30] as const;

/** Minutes since midnight; more than a day after the next midnight. */
export interface Bar {
  readonly from: number;
  readonly to: number;
}
export type BarEnd = keyof Bar;

/** `null` where the hours are incomplete or wrong. */
export function barOf(hours: ScheduleHours): Bar | null {
  if (hoursProblem(hours) !== undefined) return null;
  if (isAllDay(hours)) return { from: 0, to: dayMinutes };
  const from = minutesOf(hours.start);
  const end = minutesOf(hours.end);
  return { from, to: end <= from ? end + dayMinutes : end };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** `26 * 60 + 30` is `02:30`. */
export const clockOf = (minutes: number): string =>
  `${twoDigits(Math.floor((minutes % dayMinutes) / 60))}:${twoDigits(minutes % 60)}`;

const hoursOf = ({ from, to }: Bar): ScheduleHours => ({ start: clockOf(from), end: clockOf(to) });
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The hours with one end moved, in whole steps; never empty, never longer than a day. */
export function withEndAt(hours: ScheduleHours, end: BarEnd, minutes: number): ScheduleHours {
  const bar = barOf(hours);
  if (bar === null) return hours;
  const rounded = Math.round(minutes / scheduleStep) * scheduleStep;
  const moved =
    end === 'from'
      ? { ...bar, from: clamp(rounded, Math.max(0, bar.to - dayMinutes + scheduleStep), lastStart(bar)) }
      : { ...bar, to: clamp(rounded, bar.from + scheduleStep, lastEnd(bar)) };
  return hoursOf(moved);
}

const lastStart = ({ to }: Bar) => Math.min(to, dayMinutes) - scheduleStep;
/** A day that starts at midnight may last 24 hours, others a step less. */
const lastEnd = ({ from }: Bar) =>
  from === 0 ? dayMinutes : Math.min(axisMinutes, from + dayMinutes - scheduleStep);

/** Share of the axis, 0 to 1. */
export const shareOf = (minutes: number): number => clamp(minutes / axisMinutes, 0, 1);

export const times: readonly string[] = Array.from({ length: dayMinutes / scheduleStep }, (_, index) =>
  clockOf(index * scheduleStep),
);
