import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { marketRecords } from '../../kernel';
import {
  nextPhaseDay,
  phaseOfAction,
  soonDays,
  percentOf,
  currentPlanYear,
  firstPlanYear,
  isPlanYear,
  planYears,
} from './calendar.rules';
import { actionProblem, datesProblem, fieldsOfProblem } from './national-plan.rules';
import {
  fillsInOrder,
  freeRank,
  letterOf,
  placeOfSlot,
  priorityRanks,
  rankOfSlot,
  slotOf,
  strategySlots,
} from './plan-content.rules';

const madrid = marketRecords.ES.timeZone;

describe('the slots of a plan', () => {
  it('[R-CON-16] [R-MKT-10] [R-MKT-12] are three priorities with two strategies each, A to F', () => {
    expect(priorityRanks).toEqual([1, 2, 3]);
    expect(strategySlots.map(letterOf).join('')).toBe('ABCDEF');
    expect(strategySlots.map((slot) => [rankOfSlot(slot), placeOfSlot(slot)])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ]);
    for (const slot of strategySlots) expect(slotOf(rankOfSlot(slot), placeOfSlot(slot))).toBe(slot);
  });

  it('[R-MKT-05] [AMB-43] are filled in order, the lowest free one first; a fourth has none (R-MKT-07)', () => {
    expect([[], [1], [1, 2], [2, 3], [1, 3], [1, 2, 3]].map((taken) => freeRank(taken))).toEqual([
      1,
      2,
      3,
      1,
      2,
      null,
    ]);
  });

  it('[AMB-43] take what is new only in the lowest that are free', () => {
    expect(fillsInOrder([], [1, 2])).toBe(true);
    expect(fillsInOrder([2, 3], [1])).toBe(true);
    expect(fillsInOrder([1, 3], [2])).toBe(true);
    expect(fillsInOrder([], [2])).toBe(false);
    expect(fillsInOrder([1], [3])).toBe(false);
    expect(fillsInOrder([1, 2, 3], [])).toBe(true);
  });
});

describe('the years that can be planned', () => {
  it('[R-MKT-02] are the previous, the current and the next', () => {
    expect(planYears('2026-06-01T10:00:00.000Z', madrid)).toEqual([2025, 2026, 2027]);
  });

  it('[R-MKT-02] [R-CON-19] begin in 2019: the year before is not offered', () => {
    expect(firstPlanYear).toBe(2019);
    expect(planYears('2019-06-01T10:00:00.000Z', madrid)).toEqual([2019, 2020]);
    expect(planYears('2020-06-01T10:00:00.000Z', madrid)).toEqual([2019, 2020, 2021]);
    expect(isPlanYear(2018, '2019-06-01T10:00:00.000Z', madrid)).toBe(false);
  });

  it('[R-MKT-02] go by the clock of the market: at 23:30 UTC on New Year’s Eve it is the next year in Madrid', () => {
    expect(currentPlanYear('2026-12-31T22:59:59.999Z', madrid)).toBe(2026);
    expect(currentPlanYear('2026-12-31T23:00:00.000Z', madrid)).toBe(2027);
    expect(planYears('2026-12-31T23:30:00.000Z', madrid)).toEqual([2026, 2027, 2028]);
    expect(planYears('2026-12-31T23:30:00.000Z', marketRecords.PT.timeZone)).toEqual([2025, 2026, 2027]);
  });
});

describe('an action that is added', () => {
  const good = { strategyId: 2, start: '2026-03-02', end: '2026-03-15' };

  it('[R-MKT-17] [R-MKT-18] [R-MKT-19] [R-MKT-20] [R-MKT-21] is refused for one thing at a time, in this order', () => {
    const refused = { ...good, strategyId: null, start: null, end: '2025-01-01' };
    expect(actionProblem(refused, 2026)).toBe('action_without_strategy');
    expect(actionProblem({ ...refused, strategyId: 2 }, 2026)).toBe('action_without_dates');
    expect(actionProblem({ ...refused, strategyId: 2, start: '2025-02-01' }, 2026)).toBe('action_ends_first');
    expect(actionProblem({ strategyId: 2, start: '2025-02-01', end: '2025-02-01' }, 2026)).toBe(
      'action_outside_year',
    );
    expect(actionProblem(good, 2026)).toBeNull();
  });

  it('[AMB-45] has both dates in the selected year, not the current one', () => {
    expect(datesProblem({ start: '2027-01-01', end: '2027-12-31' }, 2027)).toBeNull();
    expect(datesProblem({ start: '2026-12-31', end: '2027-01-01' }, 2027)).toBe('action_outside_year');
    expect(datesProblem({ start: '2027-12-31', end: '2028-01-01' }, 2027)).toBe('action_outside_year');
    expect(datesProblem({ start: '2026-05-05', end: '2026-05-05' }, 2026)).toBeNull();
  });

  it('[R-ERR-19] names the fields by the keys of the specification', () => {
    const fields = (dates: { start: string | null; end: string | null }) => {
      const problem = datesProblem(dates, 2026);
      return problem && fieldsOfProblem(problem, dates, 2026);
    };
    expect(fieldsOfProblem('action_without_strategy', good, 2026)).toEqual({ strategy_id: 'empty_strategy' });
    expect(fields({ start: null, end: null })).toEqual({ start_date: 'empty_date', end_date: 'empty_date' });
    expect(fields({ start: '2026-02-01', end: null })).toEqual({ end_date: 'empty_date' });
    expect(fields({ start: '2026-02-02', end: '2026-02-01' })).toEqual({ end_date: 'end_date' });
    expect(fields({ start: '2025-12-31', end: '2026-01-04' })).toEqual({ start_date: 'year_date' });
    expect(fields({ start: '2026-12-31', end: '2027-01-04' })).toEqual({ end_date: 'year_date' });
  });
});

describe('an action on the home', () => {
  const action = { start: '2026-12-01', end: '2026-12-10' };

  it('[R-HOM-10] [AMB-70] is current from its first to its last day, soon in the 30 days before, and else not there', () => {
    const phases = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11'];
    expect(phases.map((day) => phaseOfAction(action, day))).toEqual([
      null,
      'soon',
      'soon',
      'current',
      'current',
      null,
    ]);
    expect(soonDays).toBe(30);
  });

  it('[AMB-70] is soon across New Year', () => {
    expect(phaseOfAction({ start: '2027-01-05', end: '2027-01-06' }, '2026-12-06')).toBe('soon');
    expect(phaseOfAction({ start: '2027-01-05', end: '2027-01-06' }, '2026-12-05')).toBeNull();
  });

  it('[AMB-70] changes exactly on its days', () => {
    const aDay = fc
      .date({ min: new Date('2026-09-01'), max: new Date('2027-02-01'), noInvalidDate: true })
      .map((moment) => moment.toISOString().slice(0, 10));
    fc.assert(
      fc.property(aDay, aDay, (today, later) => {
        const next = nextPhaseDay(action, today);
        if (later <= today) return;
        if (next === null || later < next)
          expect(phaseOfAction(action, later)).toBe(phaseOfAction(action, today));
        if (later === next) expect(phaseOfAction(action, later)).not.toBe(phaseOfAction(action, today));
      }),
    );
    expect(nextPhaseDay(action, '2026-12-11')).toBeNull();
  });
});

describe('a percentage', () => {
  it('[R-MKT-09] [R-ERR-20] is a number that is not negative, with a comma or a point', () => {
    expect(['12,5', '12.5', ' 0 ', '100', 4.25, 0].map(percentOf)).toEqual([12.5, 12.5, 0, 100, 4.25, 0]);
    const refused = ['', 'doce', '-1', '1,2,3', '1e3', '12 %', -1, Number.NaN, Number.POSITIVE_INFINITY];
    expect(refused.map(percentOf)).toEqual(refused.map(() => null));
  });
});
