import { dayOf, type Language, timeOf, writtenDay } from '@portal/contracts/kernel';
import { useMemo, useCallback } from 'react';
import { useMarket } from '../market';
import { languageCode, languageTag } from './language';
import { useLanguage } from './LanguageProvider';

/** `20/11/2026`, of a calendar day or of an instant in that time zone (R-PLT-18). */
export const dayText = (value: string, timeZone: string): string =>
  writtenDay(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dayOf(value, timeZone));

/** `09:30 20/11/2026` (R-PLT-18, R-ORD-10). */
export const timeText = (instant: string, timeZone: string): string =>
  `${timeOf(instant, timeZone)} ${dayText(instant, timeZone)}`;

/** Memoizes formatters: creating one is slow. */
function onceFor<Key, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const made = new Map<Key, Format>();
  return (key) => {
    const format = made.get(key) ?? make(key);
    made.set(key, format);
    return format;
  };
}

const ageIn = onceFor(
  (language: Language) =>
    new Intl.RelativeTimeFormat(languageTag[language], { numeric: 'auto', style: 'short' }),
);
/** `hace 2 m` reads as minutes; `el año pasado` is wrong for 23 months. */
const longAgeIn = onceFor((language: Language) => new Intl.RelativeTimeFormat(languageTag[language]));

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_629_800],
  ['year', 31_557_600],
];

/** `hace 5 min`, in the largest fitting unit. `now` in milliseconds. */
export function ageText(instant: string, now: number, language: Language): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(instant)) / 1000));
  if (seconds < 60) return ageIn(language).format(0, 'second');
  const [unit, length] = steps.filter(([, size]) => seconds >= size).at(-1) ?? ['minute', 60];
  const format = unit === 'month' || unit === 'year' ? longAgeIn : ageIn;
  return format(language).format(-Math.floor(seconds / length), unit);
}

/** AMB-59 */
export function useDates() {
  const { timeZone } = useMarket();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      day: (value: string) => dayText(value, timeZone),
      time: (instant: string) => timeText(instant, timeZone),
      clock: (instant: string) => timeOf(instant, timeZone),
      age: (instant: string, now: number) => ageText(instant, now, language),
    }),
    [timeZone, language],
  );
}

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Noon is the same day everywhere. */
const ofDay = (day: string) => new Date(`${day}T12:00:00.000Z`);

/** Formats spans. Days are `2026-11-25`, instants ISO 8601. */
export function spanTexts(language: Language, timeZone: string) {
  // In pt-PT, short forms are `segunda` and `7/01`.
  const tag = languageCode(language);
  const formatOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
    return (day: string) => format.format(ofDay(day));
  };
  const weekday = formatOf({ weekday: 'short' });
  const clock = (instant: string) => timeOf(instant, timeZone);
  const isOneDay = ({ start, end }: Span) => dayOf(start, timeZone) === dayOf(end, timeZone);
  const dated = (instant: string) =>
    `${weekday(dayOf(instant, timeZone))} ${dayText(instant, timeZone)}, ${clock(instant)}`;
  const placed = (instant: string) => `${weekday(dayOf(instant, timeZone))} ${clock(instant)}`;
  const shortDay = formatOf({ day: 'numeric', month: 'short' });
  const dayAndMonth = (day: string) => shortDay(day).replaceAll(' ', '\u00a0');
  const near = (instant: string) => {
    const day = dayOf(instant, timeZone);
    return `${weekday(day)}\u00a0${dayAndMonth(day)}, ${clock(instant)}`;
  };
  const longDay = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
  return {
    /** `mié` */
    weekday,
    /** `miércoles, 25 de noviembre` */
    longDay,
    /** `25 nov`, on one line */
    dayAndMonth,
    /** Calendar days: `25 nov – 3 dic`, or `25 nov`. */
    days: ({ start, end }: Span) =>
      start === end ? dayAndMonth(start) : `${dayAndMonth(start)}\u00a0– ${dayAndMonth(end)}`,
    /** `10:30` */
    clock,
    /** `mié 25/11/2026, 10:30` */
    moment: dated,
    /** Within a week: `10:30–14:00`, or `lun 10:30 – mié 12:00`. */
    inWeek: (span: Span) =>
      isOneDay(span)
        ? `${clock(span.start)}–${clock(span.end)}`
        : `${placed(span.start)} – ${placed(span.end)}`,
    /** Two lines: day and hours, or one end each. */
    lines: (span: Span): readonly [string, string] =>
      isOneDay(span)
        ? [
            `${weekday(dayOf(span.start, timeZone))} ${dayText(span.start, timeZone)}`,
            `${clock(span.start)}–${clock(span.end)}`,
          ]
        : [`${dated(span.start)} –`, dated(span.end)],
    /** Of these months: `mié 25 nov, 10:30–14:00`, or both days. */
    brief: (span: Span) =>
      isOneDay(span)
        ? `${near(span.start)}–\u2060${clock(span.end)}`
        : `${near(span.start)}\u00a0– ${near(span.end)}`,
    /** `mié 25/11/2026, 10:30–14:00`, or both days in full. */
    full: (span: Span) =>
      isOneDay(span)
        ? `${dated(span.start)}–${clock(span.end)}`
        : `${dated(span.start)} – ${dated(span.end)}`,
  };
}

const textsIn = onceFor((language: Language) => onceFor((timeZone: string) => spanTexts(language, timeZone)));

/** AMB-59 */
export function useSpans() {
  const { timeZone } = useMarket();
  const { language } = useLanguage();
  return textsIn(language)(timeZone);
}

/** `11/2026` → `noviembre de 2026` */
export function useMonthName(): (month: string) => string {
  const { language } = useLanguage();
  return useCallback(
    (month) => {
      const [number, year] = month.split('/').map(Number);
      const format = new Intl.DateTimeFormat(languageTag[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      return format.format(new Date(Date.UTC(year ?? 0, (number ?? 1) - 1, 1)));
    },
    [language],
  );
}

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
