import { daysAfter, type Market, marketRecords } from '@portal/contracts';
import { isPlanYear, lastDayOf, type NationalContent, planYears } from '@portal/contracts/areas/planner';
import { instantBefore } from '../calendar';
import type { DemoSection } from '../sections/demo-sections';
import { planWords } from './plan-words';

export interface DemoNationalPlan {
  readonly year: number;
  readonly at: string;
  readonly content: NationalContent;
}

interface Ground {
  readonly market: Market;
  /** The reference day. */
  readonly today: string;
  readonly sections: readonly DemoSection[];
}

/** `null` if not possible by then. */
export function planningMoment(year: number, { market, today }: Omit<Ground, 'sections'>): string | null {
  const { timeZone } = marketRecords[market];
  const inNovember = `${year - 1}-11-18T09:30:00.000Z`;
  const recent = instantBefore(today, 9, 9.5);
  const at = inNovember < recent ? inNovember : recent;
  return isPlanYear(year, at, timeZone) ? at : null;
}

/** Actions that begin much later are hidden from restaurants. */
const isInPreparation = (start: string, today: string): boolean => start > daysAfter(today, 200);

const named = ({ CAST: name, CAT }: { readonly CAST: string; readonly CAT: string }) => ({
  name,
  translations: { CAT },
});

function contentFor(year: number, { today, sections }: Ground): NationalContent {
  const sectionOf = (key: string) => {
    const section = sections.find((each) => each.key === key);
    if (!section) throw new Error(`no section ${key}`);
    return section;
  };
  let id = 0;
  const objectives = planWords.objectives.map(({ key, name }) => ({
    key,
    id: (id += 1),
    ...named(name),
  }));
  const strategies = planWords.objectives.flatMap(({ key, sections: keys }) =>
    keys.map((section) => ({
      section,
      id: (id += 1),
      objectiveId: objectives.find((each) => each.key === key)?.id ?? 0,
      sectionId: sectionOf(section).sectionId,
      name: sectionOf(section).name,
    })),
  );
  const actions = planWords.national.map(({ section, name, from, days }) => {
    const start = `${year}-${from}`;
    const last = daysAfter(start, days - 1);
    return {
      id: (id += 1),
      strategyId: strategies.find((each) => each.section === section)?.id ?? 0,
      ...named(name),
      start,
      end: last < lastDayOf(year) ? last : lastDayOf(year),
      status: isInPreparation(start, today) ? (0 as const) : (1 as const),
    };
  });
  return {
    objectives: objectives.map(({ key: _key, ...objective }) => objective),
    strategies: strategies.map(({ section: _section, ...strategy }) => strategy),
    actions,
  };
}

/** Empty in markets without plans. */
export function demoNationalPlans(ground: Ground): readonly DemoNationalPlan[] {
  const { features, timeZone } = marketRecords[ground.market];
  if (!features.diagnosticAndPlanner) return [];
  return planYears(`${ground.today}T00:00:00.000Z`, timeZone).flatMap((year) => {
    const at = planningMoment(year, ground);
    return at === null ? [] : [{ year, at, content: contentFor(year, ground) }];
  });
}
