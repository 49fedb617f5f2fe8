import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inPercent, standingOf, trendOf } from './figures';

it.each([
  [null, '-'],
  [0, '0,00\u00A0%'],
  [3.456, '3,46\u00A0%'],
  [-12.3, '-12,30\u00A0%'],
])('[R-DIA-34] [R-CON-22] a percentage has two decimals, and none is a dash: %s', (value, written) => {
  expect(inPercent(value)).toBe(written);
});

const pairs = (...figures: [own: number | null, other: number | null][]) =>
  figures.map(([own, other], place) => ({ own, other, place }));

describe('figures beside those of others', () => {
  it.each([
    [pairs(), 'none'],
    [pairs([null, 4]), 'none'],
    [pairs([3, null], [5, null]), 'alone'],
    [pairs([3, 2], [1, 2]), 'mixed'],
    [pairs([3, 2], [2, 2]), 'above'],
    [pairs([1, 2], [2, 2]), 'below'],
    [pairs([2, 2]), 'alike'],
  ])('are told by how they stand: %j is %s', (figures, key) => {
    expect(standingOf(figures).key).toBe(key);
  });

  it('names the ones that stand out most', () => {
    expect(standingOf(pairs([3, 2], [9, 2], [1, 2], [0, 5]))).toMatchObject({
      best: { place: 1 },
      worst: { place: 3 },
    });
    expect(standingOf(pairs([3, null], [5, null]))).toMatchObject({ best: { place: 1 } });
  });

  it('takes small differences for none where it is told to', () => {
    expect(standingOf(pairs([2.4, 2], [1.6, 2]), 0.5).key).toBe('alike');
  });
});

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
