import type { Labels, Language } from '../../../kernel';
import {
  isAllDay,
  sameHours,
  type ScheduleBlock,
  type ScheduleDay,
  scheduleDays,
  type ScheduleHours,
  weekdays,
} from './schedule';
import { isComplete } from './schedule-problems';

/** Names of the rows; `festive` are public holidays. */
export const scheduleDayNames: Readonly<Record<ScheduleDay, Labels>> = {
  monday: { CAST: 'Lunes', CAT: 'Dilluns', PT: 'Segunda' },
  tuesday: { CAST: 'Martes', CAT: 'Dimarts', PT: 'Terça' },
  wednesday: { CAST: 'Miércoles', CAT: 'Dimecres', PT: 'Quarta' },
  thursday: { CAST: 'Jueves', CAT: 'Dijous', PT: 'Quinta' },
  friday: { CAST: 'Viernes', CAT: 'Divendres', PT: 'Sexta' },
  saturday: { CAST: 'Sábado', CAT: 'Dissabte', PT: 'Sábado' },
  sunday: { CAST: 'Domingo', CAT: 'Diumenge', PT: 'Domingo' },
  festive: { CAST: 'Festivos', CAT: 'Festius', PT: 'Feriados' },
};

/** The same names where there is little room. */
export const shortDayNames: Readonly<Record<ScheduleDay, Labels>> = {
  monday: { CAST: 'lun', CAT: 'dl.', PT: 'seg.' },
  tuesday: { CAST: 'mar', CAT: 'dt.', PT: 'ter.' },
  wednesday: { CAST: 'mié', CAT: 'dc.', PT: 'qua.' },
  thursday: { CAST: 'jue', CAT: 'dj.', PT: 'qui.' },
  friday: { CAST: 'vie', CAT: 'dv.', PT: 'sex.' },
  saturday: { CAST: 'sáb', CAT: 'ds.', PT: 'sáb.' },
  sunday: { CAST: 'dom', CAT: 'dg.', PT: 'dom.' },
  festive: { CAST: 'festivos', CAT: 'festius', PT: 'feriados' },
};

const wholeDay: Labels = { CAST: '24 horas', CAT: '24 hores', PT: '24 horas' };

/** `12:00–00:30`, or that it is the whole day. */
export const hoursText = (hours: ScheduleHours, language: Language): string =>
  isAllDay(hours) ? wholeDay[language] : `${hours.start}–${hours.end}`;

/** Neighbouring rows with the same hours. */
export interface HoursRun {
  readonly days: readonly [ScheduleDay, ...ScheduleDay[]];
  readonly hours: ScheduleHours;
}

/** The rows of a block in runs of equal neighbours; holidays stand apart, as they are no neighbour of Sunday. */
export function runsOf(block: ScheduleBlock): readonly HoursRun[] {
  const runs: { days: [ScheduleDay, ...ScheduleDay[]]; hours: ScheduleHours }[] = [];
  for (const day of weekdays) {
    const last = runs.at(-1);
    if (last && sameHours(last.hours, block[day])) last.days.push(day);
    else runs.push({ days: [day], hours: block[day] });
  }
  return [...runs, { days: ['festive'], hours: block.festive }];
}

/** `lun`, `lun, mar` or `lun–jue`. */
function daysText(days: HoursRun['days'], language: Language): string {
  const nameOf = (day: ScheduleDay) => shortDayNames[day][language];
  const last = days.at(-1) ?? days[0];
  if (days.length > 2) return `${nameOf(days[0])}–${nameOf(last)}`;
  return days.map(nameOf).join(', ');
}

/** A line of opening hours as customers read it. */
export interface HoursLine {
  /** `lun–jue` */
  readonly days: string;
  /** `12:00–00:30` */
  readonly hours: string;
  /** The rows that it stands for. */
  readonly of: readonly ScheduleDay[];
}

/** A block as customers read it, one line for each run of equal days; nothing of a block that is not complete. */
export function hoursInWords(block: ScheduleBlock, language: Language): readonly HoursLine[] {
  if (!isComplete(block)) return [];
  return runsOf(block).map(({ days, hours }) => ({
    days: daysText(days, language),
    hours: hoursText(hours, language),
    of: days,
  }));
}

/** All of a block in one line: `lun–jue 12:00–00:30 · vie–dom 12:00–02:00 · festivos 12:00–00:30`. */
export const hoursSentence = (block: ScheduleBlock, language: Language): string =>
  hoursInWords(block, language)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(' · ');

/** Rows in which two blocks differ. */
export const changedDays = (a: ScheduleBlock, b: ScheduleBlock): readonly ScheduleDay[] =>
  scheduleDays.filter((day) => !sameHours(a[day], b[day]));
