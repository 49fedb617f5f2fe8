import {
  actionIdOf,
  humanDay,
  letterOf,
  nationalActionId,
  type PlanAction,
  type RestaurantObjective,
  type RestaurantPlan,
  type RestaurantStrategy,
  type StrategySlot,
  weekOf,
  weeksOf,
} from '@portal/contracts/areas/planner';
import { dayOf } from '@portal/contracts/kernel';

/** The year that the market's clock shows while the tests run. */
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

/** The strategy in a slot: section 100 and what follows, of its priority. */
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

/** An action of restaurant 1 in the row of a slot. */
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

/** One of the national plan, for the section of a slot. */
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

/** The plan of restaurant 1: a first priority with strategy A, changed by `changes`. */
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

/** Lucía has changed that last. */
export const byLucia = {
  date: '2026-11-24T09:30:00.000Z',
  user_id: 99,
  user_name: 'Lucía Vega',
};

/** A day of the year: `day(3, 9)` is 9 March. */
export const day = (month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
