import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysAfter, isWorkingDay, marketRecords, markets } from '../../kernel';
import { firstNeededDay, neededByProblem, neededOn, riskOf, type RiskFacts } from './needed-by.rules';

const { ES, PT } = marketRecords;

describe('the first day by which an order can be needed', () => {
  it.each([
    ['the day after a working day', '2026-11-18', '2026-11-19', '2026-11-19'],
    ['Monday after a Friday', '2026-11-20', '2026-11-23', '2026-11-23'],
    ['Monday after a Saturday', '2026-11-21', '2026-11-23', '2026-11-23'],
    ['not a holiday: 1 December in PT', '2026-11-30', '2026-12-01', '2026-12-02'],
    ['not a holiday: 8 December in both', '2026-12-07', '2026-12-09', '2026-12-09'],
    ['not a holiday: 6 January in ES', '2027-01-05', '2027-01-07', '2027-01-06'],
    ['not Good Friday', '2026-04-02', '2026-04-06', '2026-04-06'],
    ['over a holiday and a weekend', '2026-12-24', '2026-12-28', '2026-12-28'],
    ['not Corpus Christi in PT', '2026-06-03', '2026-06-04', '2026-06-05'],
    ['over the end of the year', '2026-12-31', '2027-01-04', '2027-01-04'],
  ])('[R16] is %s', (_what, today, inSpain, inPortugal) => {
    expect([firstNeededDay(today, ES), firstNeededDay(today, PT)]).toEqual([inSpain, inPortugal]);
  });

  it.each(markets)('[R16] is the next working day after any day in %s', (market) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_650 }), (days) => {
        const today = daysAfter('2024-01-01', days);
        const first = firstNeededDay(today, { market });
        expect(first > today).toBe(true);
        expect(isWorkingDay(first, market)).toBe(true);
        for (let day = daysAfter(today, 1); day < first; day = daysAfter(day, 1))
          expect(isWorkingDay(day, market)).toBe(false);
      }),
    );
  });
});

describe('a day by which an order is needed', () => {
  it('[R16] is allowed from the first day to a year ahead, by the market’s clock', () => {
    const late = '2026-11-19T23:30:00.000Z';
    const problems = (market: typeof ES) =>
      ['2026-11-19', '2026-11-20', '2026-11-23', '2027-11-19', '2027-11-20', '2027-11-21'].map((day) =>
        neededByProblem(day, late, market),
      );
    expect(problems(ES)).toEqual([
      'needed_too_early',
      'needed_too_early',
      null,
      null,
      null,
      'needed_too_far',
    ]);
    expect(problems(PT)).toEqual(['needed_too_early', null, null, null, 'needed_too_far', 'needed_too_far']);
    expect(neededByProblem('', late, ES)).toBeNull();
  });

  it('may be a weekend or a holiday, once the first working day is reached', () => {
    expect(neededByProblem('2026-12-25', '2026-11-19T09:00:00.000Z', ES)).toBeNull();
  });

  it('of the order and its pieces is the earliest', () => {
    const pieces = (...days: string[]) => days.map((needed_by) => ({ needed_by }));
    expect(neededOn({ needed_by: '2026-12-04', items: pieces('', '2026-12-02') })).toBe('2026-12-02');
    expect(neededOn({ needed_by: '2026-12-01', items: pieces('2026-12-02') })).toBe('2026-12-01');
    expect(neededOn({ needed_by: '', items: pieces('', '2026-12-02') })).toBe('2026-12-02');
    expect(neededOn({ needed_by: '', items: pieces('', '') })).toBe('');
  });
});

describe('the risk that an order is late', () => {
  /** Placed on Monday at 10:00 in Madrid; nine in ten took 48 working hours at most. */
  const order: RiskFacts = {
    status: 1,
    needed_by: '2026-11-18',
    date: '2026-11-16T09:00:00.000Z',
    kinds: ['5-print'],
    restaurant_hours: 0,
  };
  const known = [{ kind: '5-print', orders: 12, median_hours: 20, most_hours: 48 }];
  const now = '2026-11-17T09:00:00.000Z';
  const risk = (overrides: Partial<RiskFacts> = {}, when = now) =>
    riskOf({ ...order, ...overrides }, known, when, ES);

  it('is absent while such pieces are ready by the end of its day', () => {
    expect(risk()).toBeNull();
    expect(risk({ needed_by: '2026-11-17' })).toBe('at_risk');
    // Ready at the last moment of the day, and one millisecond later.
    expect(risk({ date: '2026-11-16T22:59:59.999Z' })).toBeNull();
    expect(risk({ date: '2026-11-16T23:00:00.001Z' })).toBe('at_risk');
  });

  it('[AMB-47] leaves out weekends, and adds the hours in which the restaurant had to answer', () => {
    const friday = { date: '2026-11-20T09:00:00.000Z' };
    expect(risk({ ...friday, needed_by: '2026-11-23' })).toBe('at_risk');
    expect(risk({ ...friday, needed_by: '2026-11-24' })).toBeNull();
    expect(risk({ restaurant_hours: 13.9 })).toBeNull();
    expect(risk({ restaurant_hours: 14.1 })).toBe('at_risk');
  });

  it('[R16] is late once the day is over by the market’s clock, known or not', () => {
    expect(risk({}, '2026-11-18T22:59:59.999Z')).toBeNull();
    expect(risk({}, '2026-11-18T23:00:00.000Z')).toBe('late');
    expect(riskOf(order, [], '2026-11-18T23:30:00.000Z', PT)).toBeNull();
    expect(riskOf(order, [], '2026-11-19T00:00:00.000Z', PT)).toBe('late');
  });

  it('is absent without a day, for settled orders and for pieces of unknown duration', () => {
    const late = '2026-12-24T09:00:00.000Z';
    expect(risk({ needed_by: '' }, late)).toBeNull();
    expect(risk({ status: 4 }, late)).toBeNull();
    expect(risk({ status: 5 }, late)).toBeNull();
    expect(risk({ needed_by: '2026-11-17', kinds: ['5-print', '6-print'] })).toBeNull();
  });
});
