import type { Labels, Language, MarketRecord } from '@portal/contracts';
import { letterOf, type PlanAction, PlanOrigin } from '@portal/contracts/areas/planner';
import { calendarText } from '../../calendar-text';

/** With its last change and the strategy's name. */
export type CalendarAction = PlanAction & { readonly changedAt: string; readonly strategy: string | null };

export interface PlanCalendar {
  readonly restaurant: { readonly id: number; readonly name: string };
  readonly actions: readonly CalendarAction[];
  readonly language: Language;
  readonly market: Pick<MarketRecord, 'corporateDomain' | 'title'>;
}

const titles: Labels = { CAST: 'Plan de marketing', CAT: 'Pla de màrqueting', PT: 'Plano de marketing' };
const origins: Readonly<Record<PlanOrigin, Labels>> = {
  [PlanOrigin.National]: { CAST: 'Nacional', CAT: 'Nacional', PT: 'Nacional' },
  [PlanOrigin.Local]: { CAST: 'Propia', CAT: 'Pròpia', PT: 'Própria' },
};

function descriptionOf({ row, type, strategy }: CalendarAction, language: Language): string {
  const origin = origins[type][language];
  return row === 0 || strategy === null ? origin : `${origin} · ${letterOf(row)}: ${strategy}`;
}

export function planCalendarText({ restaurant, actions, language, market }: PlanCalendar): string {
  const title = titles[language];
  return calendarText({
    title,
    name: `${title} · ${restaurant.name}`,
    market,
    events: actions.map((action) => ({
      id: `${action.id}.${restaurant.id}`,
      from: action.start,
      to: action.end,
      summary: action.complete_name,
      description: descriptionOf(action, language),
      category: origins[action.type][language],
      changedAt: action.changedAt,
      version: action.version,
    })),
  });
}
