import {
  dayOf,
  daysAfter,
  holidaysOf,
  instantAt,
  type Market,
  marketRecords,
  startOfDay,
} from '../../../kernel';
import {
  isAllDay,
  minutesOf,
  type ScheduleBlock,
  type ScheduleDay,
  type ScheduleHours,
  weekdays,
} from './schedule';
import { isComplete } from './schedule-problems';

/** The row that holds on a calendar day: that of holidays on those of the whole market. */
export function rowOfDay(day: string, market: Market): ScheduleDay {
  if (holidaysOf(market, Number(day.slice(0, 4))).has(day)) return 'festive';
  const sundayFirst = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday';
}

/** The hours of a calendar day in a block. */
export const hoursOn = (block: ScheduleBlock, day: string, market: Market): ScheduleHours =>
  block[rowOfDay(day, market)];

interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * From when to when is open what opens on a calendar day, by the market's clock: over a clock change a night is an
 * hour longer or shorter, and ends when the clock shows its end (R16).
 * @returns ISO 8601 UTC
 */
function openSpanOf(day: string, hours: ScheduleHours, market: Market): Span {
  const { timeZone } = marketRecords[market];
  const tomorrow = daysAfter(day, 1);
  if (isAllDay(hours)) return { start: startOfDay(day, timeZone), end: startOfDay(tomorrow, timeZone) };
  const endsTomorrow = minutesOf(hours.end) <= minutesOf(hours.start);
  const start = instantAt(day, hours.start, timeZone);
  const end = instantAt(endsTomorrow ? tomorrow : day, hours.end, timeZone);
  // An opening inside the hour that a clock change leaves out has no length.
  return { start, end: end < start ? start : end };
}

/** Days that are looked ahead: more than a week, so that each row has come. */
const horizon = 9;

/** From yesterday on, as its night may still last; spans that meet are one. */
function spansAround(block: ScheduleBlock, today: string, market: Market): readonly Span[] {
  const merged: Span[] = [];
  for (let offset = -1; offset <= horizon; offset += 1) {
    const day = daysAfter(today, offset);
    const next = openSpanOf(day, hoursOn(block, day, market), market);
    if (next.start === next.end) continue;
    const last = merged.at(-1);
    if (last && next.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: next.end > last.end ? next.end : last.end };
    } else merged.push(next);
  }
  return merged;
}

/** What a customer at the door finds. Instants are ISO 8601 UTC; an `until` of null: it does not close in sight. */
export type OpenNow =
  | { readonly open: true; readonly until: string | null }
  | { readonly open: false; readonly opens: string | null };

/**
 * Whether a block is open at an instant, and until when, by the market's clock and holidays (AMB-59, R16). A block that
 * is not complete is closed, with no time at which it opens.
 * @param now ISO 8601
 */
export function openNow(block: ScheduleBlock, now: string, market: Market): OpenNow {
  if (!isComplete(block)) return { open: false, opens: null };
  const present = new Date(now).toISOString();
  const today = dayOf(present, marketRecords[market].timeZone);
  const next = spansAround(block, today, market).find(({ end }) => end > present);
  if (!next) return { open: false, opens: null };
  if (next.start > present) return { open: false, opens: next.start };
  const isInSight = dayOf(next.end, marketRecords[market].timeZone) <= daysAfter(today, horizon - 1);
  return { open: true, until: isInSight ? next.end : null };
}
