import { describe, expect, it } from '@jest/globals';
import {
  canRestore,
  changesStrategies,
  countOfPriority,
  countOfStrategies,
  planWith,
  planWithout,
  removalOfPriorities,
  removalOfStrategies,
} from './plan-content.rules';
import { anAction, aPriority, aStrategy } from './planner.examples';

const first = aPriority();
const second = aPriority({ priorityId: 5, objectiveId: null, name: 'La terraza', rank: 2 });
const a = aStrategy();
const b = aStrategy({ strategyId: 3, place: 2, sectionId: null, name: 'Vales' });
const c = aStrategy({ strategyId: 6, priorityId: 5 });
const actions = [
  anAction(),
  anAction({ actionId: 'of-b', strategyId: 3 }),
  anAction({ actionId: 'of-c', strategyId: 6 }),
];
const plan = { priorities: [first, second], strategies: [a, b, c], actions };

describe('what goes with a priority', () => {
  const removal = removalOfPriorities(plan, [first.priorityId]);

  it('[AMB-63] are its strategies and their actions, and nothing of another one', () => {
    expect(removal).toEqual({ priorities: [first], strategies: [a, b], actions: actions.slice(0, 2) });
    expect(planWithout(plan, removal)).toEqual({
      priorities: [second],
      strategies: [c],
      actions: actions.slice(2),
    });
  });

  it('[AMB-63] is counted before the confirmation', () => {
    const strategies = plan.strategies.map(({ strategyId: id, priorityId: resobjective_id }) => ({
      id,
      resobjective_id,
    }));
    const wire = actions.map(({ strategyId: strategy_id }) => ({ strategy_id }));
    expect(countOfPriority(1, strategies, wire)).toEqual({ strategies: 2, actions: 2 });
    expect(countOfPriority(5, strategies, wire)).toEqual({ strategies: 1, actions: 1 });
    expect(countOfStrategies([{ id: 3 }], wire)).toBe(1);
  });

  it('[AMB-63] returns to its places, unless another has taken them', () => {
    const without = planWithout(plan, removal);
    expect(canRestore(without, removal)).toBe(true);
    const restored = planWith(without, removal);
    expect(restored.priorities).toEqual([first, second]);
    expect(new Set(restored.actions)).toEqual(new Set(actions));
    const taken = {
      ...without,
      priorities: [...without.priorities, aPriority({ priorityId: 9, objectiveId: 4 })],
    };
    expect(canRestore(taken, removal)).toBe(false);
    const chosenElsewhere = { ...without, priorities: [aPriority({ priorityId: 9, rank: 3 })] };
    expect(canRestore(chosenElsewhere, removal)).toBe(false);
  });
});

describe('what goes with a strategy', () => {
  const removal = removalOfStrategies(plan, [b.strategyId]);

  it('[AMB-63] are its actions', () => {
    expect(removal).toEqual({ priorities: [], strategies: [b], actions: [actions[1]] });
  });

  it('[AMB-63] comes back while its priority is there and its place is free', () => {
    const without = planWithout(plan, removal);
    expect(canRestore(without, removal)).toBe(true);
    const taken = { ...without, strategies: [...without.strategies, aStrategy({ strategyId: 9, place: 2 })] };
    expect(canRestore(taken, removal)).toBe(false);
    expect(canRestore({ ...without, priorities: [second] }, removal)).toBe(false);
  });
});

describe('saving priorities', () => {
  it('[R4] makes another table of strategies where some went, or have another letter', () => {
    const swapped = [aPriority({ rank: 2 }), aPriority({ priorityId: 5, rank: 1 })];
    expect(changesStrategies(plan, swapped, null)).toBe(true);
    expect(changesStrategies(plan, [first, second, aPriority({ priorityId: 9, rank: 3 })], null)).toBe(false);
    expect(changesStrategies(plan, [second], { strategies: [a] })).toBe(true);
  });
});
