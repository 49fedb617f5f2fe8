import { dayOf, type Language, timeOf } from '@portal/contracts/kernel';
import { useMarket } from '../market';
import { dayText } from './dates';
import { languageTag } from './language';
import { useLanguage } from './LanguageProvider';
import { onceFor } from './once-for';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Noon is the same day everywhere. */
const ofDay = (day: string) => new Date(`${day}T12:00:00.000Z`);

/** Formats spans. Days are `2026-11-25`, instants ISO 8601. */
export function spanTexts(language: Language, timeZone: string) {
  const tag = languageTag[language];
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
  const dayAndMonth = formatOf({ day: 'numeric', month: 'short' });
  const longDay = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
  return {
    /** `mié` */
    weekday,
    /** `miércoles, 25 de noviembre` */
    longDay,
    /** `25 nov` */
    dayAndMonth,
    /** Calendar days: `25 nov – 3 dic`, or `25 nov`. */
    days: ({ start, end }: Span) =>
      start === end ? dayAndMonth(start) : `${dayAndMonth(start)} – ${dayAndMonth(end)}`,
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
    /** `mié 25/11/2026, 10:30–14:00`, or both days in full. */
    full: (span: Span) =>
      isOneDay(span)
        ? `${dated(span.start)}–${clock(span.end)}`
        : `${dated(span.start)} – ${dated(span.end)}`,
  };
}

const textsIn = onceFor((language: Language) => onceFor((timeZone: string) => spanTexts(language, timeZone)));

/** In the market's time zone (AMB-59). */
export function useSpans() {
  const { timeZone } = useMarket();
  const { language } = useLanguage();
  return textsIn(language)(timeZone);
}
