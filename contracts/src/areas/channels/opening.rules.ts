import {
  type Labels,
  type Language,
  dayOf,
  daysAfter,
  holidaysOf,
  instantAt,
  type Market,
  marketRecords,
  startOfDay,
} from '../../kernel';
import {
  isAllDay,
  sameHours,
  type ScheduleBlock,
  type ScheduleDay,
  scheduleDays,
  type ScheduleHours,
  weekdays,
  isComplete,
  minutesOf,
} from './hours.rules';
import type { SpecialDay } from './special-days.rules';

export * from './hours.rules';
export * from './special-days.rules';

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

/** `12:00–00:30`, or the word for all day. */
export const hoursText = (hours: ScheduleHours, language: Language): string =>
  isAllDay(hours) ? wholeDay[language] : `${hours.start}–${hours.end}`;

const closedAllDay: Labels = { CAST: 'cerrado', CAT: 'tancat', PT: 'encerrado' };

/** `12:00–16:00, 20:00–00:30`, or the word for closed. */
export const spansText = (spans: readonly ScheduleHours[], language: Language): string =>
  spans.length === 0 ? closedAllDay[language] : spans.map((hours) => hoursText(hours, language)).join(', ');

export interface HoursRun {
  readonly days: readonly [ScheduleDay, ...ScheduleDay[]];
  readonly hours: ScheduleHours;
}

/** Holidays are a run of their own. */
function runsOf(block: ScheduleBlock): readonly HoursRun[] {
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

export interface HoursLine {
  /** `lun–jue` */
  readonly days: string;
  /** `12:00–00:30` */
  readonly hours: string;
  readonly of: readonly ScheduleDay[];
}

/** One line per run; none for an incomplete block. */
export function hoursInWords(block: ScheduleBlock, language: Language): readonly HoursLine[] {
  if (!isComplete(block)) return [];
  return runsOf(block).map(({ days, hours }) => ({
    days: daysText(days, language),
    hours: hoursText(hours, language),
    of: days,
  }));
}

/** `lun–jue 12:00–00:30 · vie–dom 12:00–02:00 · festivos 12:00–00:30` */
export const hoursSentence = (block: ScheduleBlock, language: Language): string =>
  hoursInWords(block, language)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(' · ');

export const changedDays = (a: ScheduleBlock, b: ScheduleBlock): readonly ScheduleDay[] =>
  scheduleDays.filter((day) => !sameHours(a[day], b[day]));

/** schema.org has a day for holidays. */
const schemaDays: Readonly<Record<ScheduleDay, string>> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
  festive: 'https://schema.org/PublicHolidays',
};

/** `closes` before `opens` is the next day; all day is 00:00 to 23:59. */
export interface OpeningHoursSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** One entry per run; none for an incomplete block. */
export function openingHoursSpecification(block: ScheduleBlock): readonly OpeningHoursSpecification[] {
  if (!isComplete(block)) return [];
  return runsOf(block).map(({ days, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => schemaDays[day]),
    opens: hours.start,
    closes: isAllDay(hours) ? '23:59' : hours.end,
  }));
}

/** National holidays use `festive`. */
export function rowOfDay(day: string, market: Market): ScheduleDay {
  if (holidaysOf(market, Number(day.slice(0, 4))).has(day)) return 'festive';
  const sundayFirst = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday';
}

/** A special day counts over holidays and the week; none: closed. */
export const hoursOn = (
  block: ScheduleBlock,
  specialDays: readonly SpecialDay[],
  day: string,
  market: Market,
): readonly ScheduleHours[] =>
  specialDays.find((special) => special.day === day)?.spans ?? [block[rowOfDay(day, market)]];

interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * In market time: a clock change makes the night an hour longer or shorter (R16).
 * @returns ISO 8601 UTC
 */
function openSpanOf(day: string, hours: ScheduleHours, market: Market): Span {
  const { timeZone } = marketRecords[market];
  const tomorrow = daysAfter(day, 1);
  if (isAllDay(hours)) return { start: startOfDay(day, timeZone), end: startOfDay(tomorrow, timeZone) };
  const endsTomorrow = minutesOf(hours.end) <= minutesOf(hours.start);
  const start = instantAt(day, hours.start, timeZone);
  const end = instantAt(endsTomorrow ? tomorrow : day, hours.end, timeZone);
  // Empty if it lies in a skipped hour.
  return { start, end: end < start ? start : end };
}

/** Days; more than a week covers each row. */
const lookaheadDays = 9;

/** Adjoining spans are one. */
function merge(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const next of spans) {
    if (next.start === next.end) continue;
    const last = merged.at(-1);
    if (last && next.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: next.end > last.end ? next.end : last.end };
    } else merged.push(next);
  }
  return merged;
}

/** From yesterday on. */
const daysAround = (today: string, ahead: number): readonly string[] =>
  Array.from({ length: ahead + 2 }, (_, index) => daysAfter(today, index - 1));

const spansFrom = (
  today: string,
  ahead: number,
  block: ScheduleBlock,
  specialDays: readonly SpecialDay[],
  market: Market,
) =>
  merge(
    daysAround(today, ahead).flatMap((day) =>
      hoursOn(block, specialDays, day, market).map((hours) => openSpanOf(day, hours, market)),
    ),
  );

/** With yesterday's, whose night may reach into the day. @param block complete */
export const openSpansOn = (
  block: ScheduleBlock,
  specialDays: readonly SpecialDay[],
  day: string,
  market: Market,
): readonly Span[] => spansFrom(day, 0, block, specialDays, market);

/** ISO 8601 UTC; `until: null` means no end in sight. */
export type OpenNow =
  | { readonly open: true; readonly until: string | null }
  | { readonly open: false; readonly opens: string | null };

/**
 * By the market's clock, holidays and special days (AMB-59, R16). An incomplete block is closed.
 * @param now ISO 8601
 */
export function openNow(
  block: ScheduleBlock,
  specialDays: readonly SpecialDay[],
  now: string,
  market: Market,
): OpenNow {
  if (!isComplete(block)) return { open: false, opens: null };
  const present = new Date(now).toISOString();
  const today = dayOf(present, marketRecords[market].timeZone);
  const coming = specialDays.filter(({ day }) => day >= today);
  // Each special day may be closed.
  const ahead = lookaheadDays + coming.length;
  const next = spansFrom(today, ahead, block, specialDays, market).find(({ end }) => end > present);
  if (!next) return { open: false, opens: null };
  if (next.start > present) return { open: false, opens: next.start };
  const isInSight = dayOf(next.end, marketRecords[market].timeZone) <= daysAfter(today, ahead - 1);
  return { open: true, until: isInSight ? next.end : null };
}
