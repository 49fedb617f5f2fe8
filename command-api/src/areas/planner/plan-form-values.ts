import { letterOf, slotOfStrategy } from '@portal/contracts/areas/planner';
import { actionOf, planOf, type PlanState, prioritiesRecord } from './plan-state';

type Values = Readonly<Record<string, unknown>>;

/** By slot, for conflicts. */
const prioritiesBySlot = (state: PlanState): Values =>
  Object.fromEntries(
    planOf(state).priorities.map(({ priorityId: _id, rank, ...content }) => [String(rank), content]),
  );

/** By letter. */
function strategiesByLetter(state: PlanState): Values {
  const { strategies, priorities } = planOf(state);
  return Object.fromEntries(
    strategies.flatMap((strategy) => {
      const slot = slotOfStrategy(strategy, priorities);
      const { sectionId, name } = strategy;
      return slot === null ? [] : [[letterOf(slot), { sectionId, name }] as const];
    }),
  );
}

export const valuesOfTable = (state: PlanState, _input: unknown, record: string): Values =>
  record === prioritiesRecord ? prioritiesBySlot(state) : strategiesByLetter(state);

export function valuesOfAction(state: PlanState, _input: unknown, record: string): Values | null {
  const action = actionOf(state, record);
  return action ? { start_date: action.start, end_date: action.end } : null;
}
