import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clientSegments, isTooMuch, isWhole, segmentIds, totalShare } from './competition.rules';
import { dayparts, daypartLabels } from './figures.rules';
import { someShares } from './diagnostic.examples';

const column = (...week: readonly number[]) =>
  week.map((share, index) => ({ segment: segmentIds[index] ?? 1, week: share, weekend: share }));

/** Hundredths of a percent that sum to 100. */
const partsOfWhole = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 5, maxLength: 5 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 10_000])
  .map((cuts) => cuts.slice(1).map((cut, index) => (cut - (cuts[index] ?? 0)) / 100));

describe('the shares of guests', () => {
  it('[R-CON-18] [AMB-41] are of six kinds of guests', () => {
    expect(clientSegments.map(({ slug }) => slug)).toEqual([
      ...['workers', 'students', 'families', 'couples', 'groups', 'alone'],
    ]);
    expect(clientSegments.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[R-DIA-18] [R-DIA-39] come at one of eight times of the day, each with its word', () => {
    expect(dayparts).toEqual([
      ...['manana', 'comida', 'tarde', 'cena', 'noche', 'mananatarde', 'comidacena', 'allday'],
    ]);
    for (const daypart of dayparts) expect(daypartLabels[daypart].CAT).not.toBe('');
  });

  it('[R-DIA-20] add up to 100 despite floating-point errors', () => {
    fc.assert(
      fc.property(partsOfWhole, (parts) => {
        expect(totalShare(column(...parts), 'week')).toBe(100);
        expect(isWhole(column(...parts), 'weekend')).toBe(true);
      }),
    );
    expect(33.1 + 33.2 + 33.7).not.toBe(100);
    expect(isWhole(column(33.1, 33.2, 33.7), 'week')).toBe(true);
  });

  it('[R-DIA-20] are flagged where they make more or less by a hundredth', () => {
    fc.assert(
      fc.property(partsOfWhole, fc.integer({ min: 1, max: 5_000 }), (parts, hundredths) => {
        const [first = 0, ...others] = parts;
        expect(isWhole(column(first + hundredths / 100, ...others), 'week')).toBe(false);
      }),
    );
    expect(isWhole(column(33.3, 33.3, 33.3), 'week')).toBe(false);
    expect(isWhole(column(33.3, 33.3, 33.4), 'week')).toBe(true);
  });

  it('[R-DIA-20] [R-DIA-16] are looked at on weekdays and on weekends apart', () => {
    const [first, ...others] = someShares();
    const changed = first ? [{ ...first, weekend: first.weekend + 1 }, ...others] : [];
    expect([isWhole(changed, 'week'), isWhole(changed, 'weekend')]).toEqual([true, false]);
  });

  it('[R-DIA-19] are flagged one by one above 100', () => {
    expect([isTooMuch(100), isTooMuch(100.01)]).toEqual([false, true]);
  });
});
