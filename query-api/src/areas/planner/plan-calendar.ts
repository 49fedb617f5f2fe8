import { daysAfter, type Labels, type Language, type MarketRecord } from '@portal/contracts';
import { letterOf, type PlanAction, PlanOrigin } from '@portal/contracts/areas/planner';
import ical, { ICalEventTransparency } from 'ical-generator';

/** With its last change and the strategy's name. */
export type CalendarAction = PlanAction & { readonly changedAt: string; readonly strategy: string | null };

export interface PlanCalendar {
  readonly restaurant: { readonly id: number; readonly name: string };
  readonly actions: readonly CalendarAction[];
  readonly language: Language;
  readonly market: Pick<MarketRecord, 'corporateDomain' | 'title'>;
}

const title: Labels = { CAST: 'Plan de marketing', CAT: 'Pla de màrqueting', PT: 'Plano de marketing' };
const origins: Readonly<Record<PlanOrigin, Labels>> = {
  [PlanOrigin.National]: { CAST: 'Nacional', CAT: 'Nacional', PT: 'Nacional' },
  [PlanOrigin.Local]: { CAST: 'Propia', CAT: 'Pròpia', PT: 'Própria' },
};
const refreshSeconds = 3600;

/** ical-generator reads UTC midnight as the date. */
const wholeDay = (day: string) => new Date(`${day}T00:00:00.000Z`);

function descriptionOf({ row, type, strategy }: CalendarAction, language: Language): string {
  const origin = origins[type][language];
  return row === 0 || strategy === null ? origin : `${origin} · ${letterOf(row)}: ${strategy}`;
}

/** RFC 5545: one all-day event per action, with a stable id. */
export function planCalendarText({ restaurant, actions, language, market }: PlanCalendar): string {
  const file = ical({
    name: `${title[language]} · ${restaurant.name}`,
    prodId: { company: market.title, product: title[language] },
    ttl: refreshSeconds,
  });
  for (const action of actions) {
    file.createEvent({
      id: `${action.id}.${restaurant.id}@${market.corporateDomain}`,
      sequence: action.version,
      stamp: new Date(action.changedAt),
      start: wholeDay(action.start),
      // Exclusive end (RFC 5545, 3.6.1).
      end: wholeDay(daysAfter(action.end, 1)),
      allDay: true,
      summary: action.complete_name,
      description: descriptionOf(action, language),
      categories: [{ name: origins[action.type][language] }],
      // Does not block the reader's day.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return file.toString();
}
