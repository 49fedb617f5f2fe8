import { describe, expect, it } from '@jest/globals';
import {
  blankNationalPlan,
  copiedPlan,
  isNationalPlanEmpty,
  maxNational,
  type NationalContent,
  nationalChanges,
  nationalProblems,
  nextNationalId,
  sameDayIn,
} from './national-plan.rules';
import { aNationalContent } from './planner.examples';

const plan = aNationalContent();
const objective = plan.objectives[0];
const strategy = plan.strategies[0];
const action = plan.actions[0];
const before = { plan, lastId: 3 };
const problems = (draft: NationalContent, known = before) => nationalProblems(draft, 2026, known);

describe('the plan of the chain', () => {
  it('[AMB-66] can be saved unchanged, and with additions under an id that was never used', () => {
    expect(problems(plan)).toEqual({});
    const id = nextNationalId(3, plan);
    expect(id).toBe(4);
    expect(problems({ ...plan, objectives: [...plan.objectives, { id, name: 'Otra' }] })).toEqual({});
    expect(problems(plan, { plan: blankNationalPlan, lastId: 0 })).toEqual({});
  });

  it('[AMB-66] gives no id twice: not in one plan, and not that of something deleted', () => {
    const other = { id: 1, name: 'Otra' };
    expect(problems({ ...plan, objectives: [...plan.objectives, other] })).toEqual({
      'objectives.0.id': 'id_taken',
      'objectives.1.id': 'id_taken',
    });
    expect(
      problems({ ...plan, objectives: [...plan.objectives, { ...other, id: 4 }] }, { plan, lastId: 4 }),
    ).toEqual({ 'objectives.1.id': 'id_taken' });
  });

  it('[AMB-66] needs names, an objective for each strategy and a strategy for each action', () => {
    const draft = {
      objectives: [{ id: 1, name: ' ' }],
      strategies: [{ ...strategy, id: 2, objectiveId: 9, sectionId: 11, name: 'Menús' }],
      actions: [{ ...plan.actions[0], id: 3, strategyId: 8 }],
    } as NationalContent;
    expect(problems(draft)).toEqual({
      'objectives.0.name': 'required',
      'strategies.0.objective_id': 'unknown',
      'actions.0.strategy_id': 'empty_strategy',
    });
  });

  it('[R-MKT-19] [R-MKT-20] [AMB-66] holds actions of its own year that end after they begin', () => {
    const dated = (start: string, end: string) =>
      problems({ ...plan, actions: [{ ...action, start, end }] } as NationalContent);
    expect(dated('2026-05-02', '2026-05-01')).toEqual({ 'actions.0.end': 'end_date' });
    expect(dated('2027-05-01', '2027-05-02')).toEqual({ 'actions.0.end': 'year_date' });
  });

  it('[AMB-66] has limits', () => {
    const objectives = Array.from({ length: maxNational.objectives + 1 }, (_, n) => ({
      id: n + 10,
      name: `Objetivo ${n}`,
    }));
    expect(
      problems({ objectives, strategies: [], actions: [] }, { plan: blankNationalPlan, lastId: 0 }),
    ).toEqual({
      objectives: 'too_many',
    });
  });
});

describe('what is another one in a plan', () => {
  it('[AMB-66] lists names: added, updated, deleted; order alone is no change', () => {
    const after: NationalContent = {
      objectives: [
        { id: 5, name: 'Más familias' },
        { ...plan.objectives[0], id: 1, name: 'Crecer por la noche' },
      ],
      strategies: plan.strategies,
      actions: [],
    };
    expect(nationalChanges(plan, after)).toEqual([
      { kind: 'objective', change: 'added', id: 5, name: 'Más familias' },
      { kind: 'objective', change: 'updated', id: 1, name: 'Crecer por la noche' },
      { kind: 'action', change: 'deleted', id: 3, name: 'Menús de otoño' },
    ]);
    const two = { ...plan, objectives: [...plan.objectives, { id: 5, name: 'Más familias' }] };
    expect(nationalChanges(two, { ...two, objectives: two.objectives.toReversed() })).toEqual([]);
  });
});

describe('the plan of another year', () => {
  it('[AMB-66] has the same on the same days, with ids of its own that lead to each other', () => {
    expect(copiedPlan(plan, 2027, 40)).toEqual({
      objectives: [{ ...objective, id: 41 }],
      strategies: [{ ...strategy, id: 42, objectiveId: 41 }],
      actions: [{ ...action, id: 43, strategyId: 42, start: '2027-10-01', end: '2027-11-30' }],
    });
  });

  it('[AMB-66] has the 28th where there is no 29 February, and the same day after it', () => {
    expect(sameDayIn(2027, '2028-02-29')).toBe('2027-02-28');
    expect(sameDayIn(2032, '2028-02-29')).toBe('2032-02-29');
    expect(sameDayIn(2027, '2028-12-31')).toBe('2027-12-31');
    expect(sameDayIn(2028, '2027-03-01')).toBe('2028-03-01');
  });

  it('is empty before there is anything of any kind', () => {
    expect(isNationalPlanEmpty(blankNationalPlan)).toBe(true);
    expect(isNationalPlanEmpty({ ...blankNationalPlan, objectives: plan.objectives })).toBe(false);
  });
});
