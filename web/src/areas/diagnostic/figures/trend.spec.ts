import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { trendOf } from './trend';

const changes = (...values: number[]) => values.map((value, place) => ({ value, place }));

describe('what some changes say together', () => {
  it.each([
    [[], 'none'],
    [[0.5, -0.5], 'flat'],
    [[0.501, -0.5], 'rising'],
    [[0.5, -0.501], 'falling'],
    [[3, 0, -2], 'mixed'],
  ])('[R-DIA-35] %j is %s: exactly half a percent is no change', (values, key) => {
    expect(trendOf(changes(...values)).key).toBe(key);
  });

  it('names the first of those that are alike', () => {
    expect(trendOf(changes(2, 2, -1, -1))).toEqual({
      key: 'mixed',
      best: { value: 2, place: 0 },
      worst: { value: -1, place: 2 },
    });
  });

  it('never names a best that another one beats', () => {
    const many = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(many, (values) => {
        const trend = trendOf(changes(...values));
        if ('best' in trend) expect(trend.best.value).toBe(Math.max(...values));
        if ('worst' in trend) expect(trend.worst.value).toBe(Math.min(...values));
      }),
    );
  });
});
