import { daysAfter, type MarketRecord } from '@portal/contracts';
import ical, { ICalEventTransparency } from 'ical-generator';

export interface CalendarEvent {
  /** Unique in the market. */
  readonly id: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly summary: string;
  readonly description: string;
  readonly category: string;
  /** Instant. */
  readonly changedAt: string;
  /** Number of the change. */
  readonly version: number;
}

export interface Calendar {
  /** Kind of calendar. */
  readonly title: string;
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  readonly market: Pick<MarketRecord, 'corporateDomain' | 'title'>;
}

const refreshSeconds = 3600;

/** ical-generator reads UTC midnight as the date. */
const wholeDay = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** RFC 5545: all-day events with stable ids. */
export function calendarText({ title, name, events, market }: Calendar): string {
  const file = ical({ name, prodId: { company: market.title, product: title }, ttl: refreshSeconds });
  for (const { id, from, to, summary, description, category, changedAt, version } of events) {
    file.createEvent({
      id: `${id}@${market.corporateDomain}`,
      sequence: version,
      stamp: new Date(changedAt),
      start: wholeDay(from),
      // Exclusive end (RFC 5545, 3.6.1).
      end: wholeDay(daysAfter(to, 1)),
      allDay: true,
      summary,
      description,
      categories: [{ name: category }],
      // Does not block the reader's day.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return file.toString();
}
