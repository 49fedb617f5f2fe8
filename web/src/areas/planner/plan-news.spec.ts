import { describe, expect, it } from '@jest/globals';
import {
  aPlan,
  anObjective,
  aStrategyAt,
  byLucia,
  day,
  localAction,
  moved,
  nationalAction,
} from './testing/sample-plan';
import { planNews, type PlanSnapshot } from './plan-news';

const vales = localAction(1, 'Vales', { start: day(3, 1), end: day(3, 9) });
const snapshot = (changes: Partial<PlanSnapshot> = {}): PlanSnapshot => ({
  plan: aPlan({ objectives: [anObjective(1)], strategies: [aStrategyAt(1)] }),
  actions: [vales],
  ...changes,
});
const said = (after: PlanSnapshot) =>
  planNews(snapshot(), after).map(({ kind, change, name }) => [kind, change, name]);

describe('what is another one in a plan', () => {
  it('[U12] is nothing where all is as it was', () => {
    expect(planNews(snapshot(), snapshot())).toEqual([]);
  });

  it('[U12] is what was added, deleted and changed of each kind', () => {
    const plan = aPlan({
      objectives: [anObjective(1, { value: { sales: 9, new: 1 } }), anObjective(2)],
      strategies: [aStrategyAt(2)],
    });
    expect(said(snapshot({ plan }))).toEqual([
      ['objective', 'updated', 'Objetivo 1'],
      ['objective', 'added', 'Objetivo 2'],
      ['strategy', 'added', 'Sección 2'],
      ['strategy', 'deleted', 'Sección 1'],
    ]);
  });

  it('[U12] is the days before and after of an action that was moved', () => {
    const [news] = planNews(snapshot(), snapshot({ actions: [moved(vales, day(3, 5), day(3, 20))] }));
    expect(news).toEqual({
      key: vales.id,
      kind: 'action',
      name: 'Vales',
      change: 'moved',
      by: { date: '', user_id: null, user_name: '' },
      days: [
        { start: day(3, 1), end: day(3, 9) },
        { start: day(3, 5), end: day(3, 20) },
      ],
    });
  });

  it('[U12] is by whoever saved that part last, and by the chain where it is national', () => {
    const days = { start: day(5, 1), end: day(5, 9) };
    const plan = aPlan({
      objectives: [anObjective(1), anObjective(2)],
      changed: { objectives: { ...byLucia, user_name: 'Ana' }, strategies: null, actions: byLucia },
    });
    const actions = [localAction(2, 'Feria', days), nationalAction(3, 'Menús', days)];
    const found = planNews(snapshot(), { plan, actions });
    expect(found.map(({ name, by }) => [name, by === 'chain' ? by : by.user_name])).toEqual([
      ['Objetivo 2', 'Ana'],
      ['Feria', 'Lucía Vega'],
      ['Menús', 'chain'],
      ['Vales', 'Lucía Vega'],
    ]);
  });
});
