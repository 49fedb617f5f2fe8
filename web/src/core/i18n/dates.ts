import type { Language } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useMarket } from '../market';
import { languageTag } from './language';
import { useLanguage } from './LanguageProvider';
import { onceFor } from './once-for';

const instantIn = onceFor(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
const ageIn = onceFor(
  (language: Language) =>
    new Intl.RelativeTimeFormat(languageTag[language], { numeric: 'auto', style: 'short' }),
);
/** The short form of two months, `hace 2 m`, reads as minutes. */
const longAgeIn = onceFor(
  (language: Language) => new Intl.RelativeTimeFormat(languageTag[language], { numeric: 'auto' }),
);

const partsOf = (instant: string, timeZone: string) =>
  Object.fromEntries(
    instantIn(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );

/** `20/11/2026`, of a calendar day or of an instant in that time zone (R-PLT-18). */
export function dayText(value: string, timeZone: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const { day, month, year } = partsOf(isDay ? `${value}T00:00:00Z` : value, isDay ? 'UTC' : timeZone);
  return `${day}/${month}/${year}`;
}

/** `09:30 20/11/2026` (R-PLT-18, R-ORD-10). */
export function timeText(instant: string, timeZone: string): string {
  const { day, month, year, hour, minute } = partsOf(instant, timeZone);
  return `${hour}:${minute} ${day}/${month}/${year}`;
}

/** `09:30` */
function clockText(instant: string, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone);
  return `${hour}:${minute}`;
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_629_800],
  ['year', 31_557_600],
];

/** `ahora`, `hace 5 min`: age in the largest fitting unit. `now` in milliseconds. */
export function ageText(instant: string, now: number, language: Language): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(instant)) / 1000));
  if (seconds < 60) return ageIn(language).format(0, 'second');
  const [unit, length] = steps.filter(([, size]) => seconds >= size).at(-1) ?? ['minute', 60];
  const format = unit === 'month' || unit === 'year' ? longAgeIn : ageIn;
  return format(language).format(-Math.floor(seconds / length), unit);
}

/** Dates in the market's time zone (AMB-59). */
export function useDates() {
  const { timeZone } = useMarket();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      day: (value: string) => dayText(value, timeZone),
      time: (instant: string) => timeText(instant, timeZone),
      clock: (instant: string) => clockText(instant, timeZone),
      age: (instant: string, now: number) => ageText(instant, now, language),
    }),
    [timeZone, language],
  );
}
