import { type DocumentOf, type Language, type Market, textIn, textsOf } from '@portal/contracts';
import {
  blankNationalPlan,
  type CalendarRow,
  humanDay,
  letterOf,
  type nationalPlans,
  nationalActionId,
  type NationalStrategyOutput,
  phaseOfAction,
  type PlanAction,
  PlanOrigin,
  type RestaurantObjective,
  type RestaurantStrategy,
  type restaurantPlans,
  slotOfStrategy,
  weekOf,
  weeksOf,
} from '@portal/contracts/areas/planner';
import { sectionHome, type sections, visibleSections } from '@portal/contracts/areas/sections';

export type PlanDocument = DocumentOf<typeof restaurantPlans>;
export type NationalDocument = DocumentOf<typeof nationalPlans>;
type SectionDocument = DocumentOf<typeof sections>;

/** Current sections by id: moved ones have new addresses. */
export interface SectionLookup {
  readonly all: ReadonlyMap<number, SectionDocument>;
  readonly visible: ReadonlySet<number>;
  readonly market: Market;
  readonly language: Language;
}

export const lookupOf = (
  documents: readonly SectionDocument[],
  { market, language }: Pick<SectionLookup, 'market' | 'language'>,
): SectionLookup => ({
  market,
  language,
  all: new Map(documents.map((section) => [section.id, section])),
  visible: new Set(visibleSections(documents).map(({ id }) => id)),
});

/** Hidden sections have no address. */
function sectionFields(sectionId: number | null, { all, visible }: SectionLookup) {
  const section = sectionId === null ? undefined : all.get(sectionId);
  return {
    section_type: section?.type ?? null,
    section_url: section && visible.has(section.id) ? `/${sectionHome(section)}` : null,
  };
}

/** Current name in the reader's language; deleted sections keep the stored one. */
function nameOfSection(
  sectionId: number | null,
  storedName: string,
  { all, language }: SectionLookup,
): string {
  const section = sectionId === null ? undefined : all.get(sectionId);
  return section ? textIn(language, section.name, section.translations) : storedName;
}

export const nameIn = (
  language: Language,
  { name, translations }: Pick<NationalDocument['objectives'][number], 'name' | 'translations'>,
): string => textIn(language, name, translations);

/** Field names of the specification. */
export function objectivesOnWire(
  plan: PlanDocument,
  national: NationalDocument | null,
  language: Language,
): RestaurantObjective[] {
  const offered = new Map((national?.objectives ?? []).map((each) => [each.id, nameIn(language, each)]));
  return plan.priorities.map((priority) => ({
    id: priority.objectiveId ?? -1,
    name: offered.get(priority.objectiveId ?? -1) ?? priority.name,
    type: priority.objectiveId === null ? PlanOrigin.Local : PlanOrigin.National,
    status: priority.rank,
    resobjective_id: priority.priorityId,
    daypart: { week: priority.week, time: priority.daypart },
    comportament: priority.behaviour,
    competitor: priority.competitor,
    value: { sales: priority.sales, new: priority.newGuests },
    withdrawn: priority.objectiveId !== null && !offered.has(priority.objectiveId),
  }));
}

/** By letter. */
export const strategiesOnWire = (plan: PlanDocument, lookup: SectionLookup): RestaurantStrategy[] =>
  plan.strategies
    .flatMap((strategy) => {
      const slot = slotOfStrategy(strategy, plan.priorities);
      if (slot === null) return [];
      const { strategyId, priorityId, sectionId, name } = strategy;
      const priority = plan.priorities.find((each) => each.priorityId === priorityId);
      return {
        id: strategyId,
        resobjective_id: priorityId,
        objective_id: priority?.objectiveId ?? -1,
        section_id: sectionId,
        strategy_name: nameOfSection(sectionId, name, lookup),
        type: sectionId === null ? PlanOrigin.Local : PlanOrigin.National,
        status: slot,
        letter: letterOf(slot),
        ...sectionFields(sectionId, lookup),
      };
    })
    .sort((a, b) => a.status - b.status);

/** From the dates and the row (R-MKT-16). */
const derived = (
  action: { readonly name: string; readonly start: string; readonly end: string },
  row: CalendarRow,
) => ({
  row,
  start_week: weekOf(action.start),
  duration: weeksOf(action),
  startHuman: humanDay(action.start),
  endHuman: humanDay(action.end),
  complete_name: row === 0 ? action.name : `${letterOf(row)} · ${action.name}`,
});

/** By first day. */
export const localActionsOnWire = (plan: PlanDocument, lookup: SectionLookup): PlanAction[] =>
  [...plan.actions]
    .sort((a, b) => a.start.localeCompare(b.start) || a.actionId.localeCompare(b.actionId))
    .map((action) => {
      const { actionId, strategyId, name, start, end, status, version } = action;
      const strategy = plan.strategies.find((each) => each.strategyId === strategyId);
      const row = (strategy && slotOfStrategy(strategy, plan.priorities)) ?? 0;
      const section_id = strategy?.sectionId ?? null;
      return {
        id: actionId,
        name,
        strategy_id: strategyId,
        start,
        end,
        type: PlanOrigin.Local,
        status,
        ...derived(action, row),
        year: plan.year,
        section_id,
        version,
        ...sectionFields(section_id, lookup),
      };
    });

export const nationalStrategiesOnWire = (
  { strategies, year }: NationalDocument,
  lookup: SectionLookup,
): NationalStrategyOutput[] =>
  strategies.map(({ id, objectiveId, sectionId, name }) => ({
    id,
    objective_id: objectiveId,
    section_id: sectionId,
    strategy_name: nameOfSection(sectionId, name, lookup),
    type: PlanOrigin.National,
    year,
    ...sectionFields(sectionId, lookup),
  }));

/**
 * Visible national actions.
 * @param rowOf row of an action by its section; 0 without a restaurant
 */
export const nationalActionsOnWire = (
  { actions, strategies, year, version }: NationalDocument,
  lookup: SectionLookup,
  rowOf: (sectionId: number | null) => CalendarRow = () => 0,
): PlanAction[] =>
  actions
    .filter(({ status }) => status === 1)
    .map((action) => {
      const { id, strategyId, start, end, status } = action;
      const name = nameIn(lookup.language, action);
      const section_id = strategies.find((each) => each.id === strategyId)?.sectionId ?? null;
      return {
        id: nationalActionId(year, id),
        name,
        strategy_id: strategyId,
        start,
        end,
        type: PlanOrigin.National,
        status,
        year,
        section_id,
        version,
        ...derived({ name, start, end }, rowOf(section_id)),
        ...sectionFields(section_id, lookup),
      };
    })
    .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));

const nothingYet = { ...blankNationalPlan, lastId: 0, version: -1, changedAt: null, restorable: false };

/** In the reader's language, and in all. */
const inLanguages = <T extends NationalDocument['objectives'][number]>(
  { translations, ...item }: T,
  { market, language }: SectionLookup,
) => ({
  ...item,
  name: textIn(language, item.name, translations),
  texts: textsOf(market, item.name, translations),
});

export function editableOnWire(national: NationalDocument | null, lookup: SectionLookup) {
  const { objectives, strategies, actions, lastId, version, changedAt, restorable } = national ?? nothingYet;
  return {
    plan: {
      objectives: objectives.map((each) => inLanguages(each, lookup)),
      strategies: strategies.map((each) => ({
        ...each,
        name: nameOfSection(each.sectionId, each.name, lookup),
      })),
      actions: actions.map((each) => inLanguages(each, lookup)),
    },
    version,
    next_id: lastId + 1,
    update_date: changedAt,
    can_restore: restorable,
  };
}

/** Earliest end first (R-HOM-10, AMB-70). */
export const homeActionsOn = (actions: readonly PlanAction[], today: string) =>
  actions
    .filter(({ status }) => status === 1)
    .flatMap((action) => {
      const phase = phaseOfAction(action, today);
      return phase === null ? [] : [{ ...action, phase }];
    })
    .sort(
      (a, b) => a.phase.localeCompare(b.phase) || a.start.localeCompare(b.start) || a.id.localeCompare(b.id),
    );
