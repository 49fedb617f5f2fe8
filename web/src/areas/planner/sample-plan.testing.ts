import {
  actionIdOf,
  humanDay,
  letterOf,
  nationalActionId,
  percentOf,
  type PlanAction,
  type plannerCommands,
  type RestaurantObjective,
  type RestaurantPlan,
  type RestaurantStrategy,
  type StrategySlot,
  weekOf,
  weeksOf,
} from '@portal/contracts/areas/planner';
import { dayOf, type ParsedInputOf } from '@portal/contracts/kernel';

export const year = new Date().getFullYear();

export const anObjective = (
  rank: RestaurantObjective['status'],
  facts: Partial<RestaurantObjective> = {},
): RestaurantObjective => ({
  id: rank,
  name: `Objetivo ${rank}`,
  type: 1,
  status: rank,
  resobjective_id: 10 + rank,
  daypart: { week: 'weekend', time: 'cena' },
  comportament: 'frecuencia',
  competitor: null,
  value: { sales: 2.5, new: 1 },
  withdrawn: false,
  ...facts,
});

export const aStrategyAt = (
  slot: StrategySlot,
  facts: Partial<RestaurantStrategy> = {},
): RestaurantStrategy => ({
  id: 20 + slot,
  resobjective_id: 10 + Math.ceil(slot / 2),
  objective_id: Math.ceil(slot / 2),
  section_id: 100 + slot,
  strategy_name: `Sección ${slot}`,
  type: 1,
  status: slot,
  letter: letterOf(slot),
  section_type: 1,
  section_url: `/nacional/seccion-${slot}`,
  ...facts,
});

const facts = (start: string, end: string) => ({
  start,
  end,
  start_week: weekOf(start),
  duration: weeksOf({ start, end }),
  startHuman: humanDay(start),
  endHuman: humanDay(end),
});

export function localAction(
  number: number,
  name: string,
  days: { start: string; end: string },
  slot: StrategySlot = 1,
): PlanAction {
  return {
    id: actionIdOf({ restaurantId: 1, year }, `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`),
    name,
    strategy_id: 20 + slot,
    ...facts(days.start, days.end),
    type: 2,
    status: 1,
    row: slot,
    complete_name: `${letterOf(slot)} ${name}`,
    year,
    section_id: 100 + slot,
    section_type: 1,
    section_url: `/nacional/seccion-${slot}`,
    version: 4,
  };
}

export const nationalAction = (
  id: number,
  name: string,
  days: { start: string; end: string },
  slot: StrategySlot = 1,
): PlanAction => ({
  ...localAction(id, name, days, slot),
  id: nationalActionId(year, id),
  type: 1,
  row: 0,
  strategy_id: id,
  complete_name: name,
  version: 0,
});

export const moved = (action: PlanAction, start: string, end: string): PlanAction => ({
  ...action,
  ...facts(start, end),
  version: action.version + 1,
});

export const aPlan = (changes: Partial<RestaurantPlan> = {}): RestaurantPlan => ({
  restaurant_id: 1,
  year,
  years: [year - 1, year, year + 1],
  today: dayOf(new Date().toISOString(), 'Europe/Madrid'),
  objectives: [anObjective(1)],
  strategies: [aStrategyAt(1)],
  actions: [],
  versions: { objectives: 3, strategies: 5 },
  changed: { objectives: null, strategies: null, actions: null },
  ...changes,
});

export const byLucia = {
  date: '2026-11-24T09:30:00.000Z',
  user_id: 99,
  user_name: 'Lucía Vega',
};

export const day = (month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

type Objectives = ParsedInputOf<typeof plannerCommands.UpdatePlanObjectives>['tableData'];
type Strategies = ParsedInputOf<typeof plannerCommands.UpdatePlanStrategies>['tableData'];

export const offered = [1, 2, 3, 4].map((id) => ({ id, name: `Objetivo ${id}`, type: 1 as const }));

/** Ids that were cleared are not used again. */
export const objectivesAfter = (
  rows: Objectives,
  before: readonly RestaurantObjective[],
): readonly RestaurantObjective[] =>
  rows.map((row) => ({
    ...anObjective(row.status),
    ...(row.resobjective_id !== null && {
      resobjective_id: before.some((each) => each.resobjective_id === row.resobjective_id)
        ? row.resobjective_id
        : row.resobjective_id + 30,
    }),
    id: row.id ?? -1,
    type: row.type,
    daypart: row.daypart,
    comportament: row.comportament,
    name: offered.find(({ id }) => id === row.id)?.name ?? row.name,
    competitor: row.competitor,
    value: { sales: percentOf(row.value.sales) ?? 0, new: percentOf(row.value.new) ?? 0 },
  }));

export const strategiesAfter = (rows: Strategies): readonly RestaurantStrategy[] =>
  rows.map(({ status, section_id, strategy_name: name, resobjective_id }) =>
    section_id === null
      ? aStrategyAt(status, { section_id, strategy_name: name, type: 2, section_url: null, resobjective_id })
      : aStrategyAt(status, { section_id, strategy_name: `Sección ${section_id - 100}`, resobjective_id }),
  );
