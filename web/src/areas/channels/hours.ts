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

/** What people call the rows of a schedule. */
export function useDayNames(): (day: ScheduleDay) => string {
  const { language } = useLanguage();
  return (day) => scheduleDayNames[day][language];
}

/** Days to which the hours of another are copied. */
const copyTargets = {
  all: scheduleDays,
  workdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  weekend: ['saturday', 'sunday'],
  festive: ['festive'],
} as const satisfies Readonly<Record<string, readonly ScheduleDay[]>>;
export type CopyTarget = keyof typeof copyTargets;

export const targetNames = Object.keys(copyTargets) as CopyTarget[];

/** A block in which other days have the hours of one. */
export const copiedTo = (block: ScheduleBlock, day: ScheduleDay, target: CopyTarget): ScheduleBlock => ({
  ...block,
  ...Object.fromEntries(copyTargets[target].map((other) => [other, block[day]])),
});

const dayMinutes = 1440;
/** A day is drawn until six in the morning after it, so that its night is part of it. */
export const axisMinutes = 30 * 60;
/** Hours that are written below the days. */
export const axisMarks = [0, 6, 12, 18, 24, 30] as const;

/** Minutes after the midnight before the day: an end after midnight is more than a day. */
export interface Bar {
  readonly from: number;
  readonly to: number;
}
export type BarEnd = keyof Bar;

/** Where the hours of a day lie; nothing where they are none. */
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
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The hours when one end of their bar is moved there: in whole steps, never empty, never longer than a day. */
export function withEndAt(hours: ScheduleHours, end: BarEnd, minutes: number): ScheduleHours {
  const bar = barOf(hours);
  if (bar === null) return hours;
  const wanted = Math.round(minutes / scheduleStep) * scheduleStep;
  const moved =
    end === 'from'
      ? { ...bar, from: clamp(wanted, Math.max(0, bar.to - dayMinutes + scheduleStep), lastStart(bar)) }
      : { ...bar, to: clamp(wanted, bar.from + scheduleStep, lastEnd(bar)) };
  return hoursOf(moved);
}

const lastStart = ({ to }: Bar) => Math.min(to, dayMinutes) - scheduleStep;
/** From midnight a day has all its hours, from later on all but its first step. */
const lastEnd = ({ from }: Bar) =>
  from === 0 ? dayMinutes : Math.min(axisMinutes, from + dayMinutes - scheduleStep);

/** Share of the axis, 0 to 1. */
export const shareOf = (minutes: number): number => clamp(minutes / axisMinutes, 0, 1);

/** All times that a picker offers. */
export const times: readonly string[] = Array.from({ length: dayMinutes / scheduleStep }, (_, index) =>
  clockOf(index * scheduleStep),
);
