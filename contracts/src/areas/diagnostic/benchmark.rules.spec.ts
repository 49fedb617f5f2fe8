import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { salesSlots } from '../imports';
import { comparedValueAt, comparedValueCount, minBehindMedian, medianOfOthers } from './alerts.rules';
import { segmentIds } from './competition.rules';
import { weekParts, productMixTypes } from './figures.rules';

const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other);

describe('the median of others', () => {
  it('is shown only for five restaurants or more', () => {
    expect(medianOfOthers([1, 2, 3, 4], null)).toEqual({ median: null, count: 4 });
    expect(medianOfOthers([1, 2, 3, 8, 9], null)).toEqual({ median: 3, count: 5 });
    expect(medianOfOthers([1, 2, 3, 4, 8, 9], null)).toEqual({ median: 3.5, count: 6 });
  });

  it('leaves the restaurant itself out, which does not count as one of the five', () => {
    expect(medianOfOthers([1, 2, 3, 8, 9], 8)).toEqual({ median: null, count: 4 });
    expect(medianOfOthers([1, 2, 3, 4, 8, 9], 4)).toEqual({ median: 3, count: 5 });
    expect(medianOfOthers([1, 2, 3, 3, 3, 9], 3)).toEqual({ median: 3, count: 5 });
  });

  it('[property] has equally many others on either side, for any value of the restaurant', () => {
    const value = fc.float({ noNaN: true, min: -50, max: 50 });
    fc.assert(
      fc.property(fc.array(value, { minLength: minBehindMedian, maxLength: 40 }), value, (others, own) => {
        const { median, count } = medianOfOthers(inOrder([...others, own]), own);
        expect(count).toBe(others.length);
        const below = others.filter((each) => each < (median as number)).length;
        const above = others.filter((each) => each > (median as number)).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(others.length / 2);
      }),
    );
  });
});

describe('figures that are compared', () => {
  it('have a place of their own each, and leave none free', () => {
    const parts = weekParts.map((_, part) => part);
    const places = [
      ...segmentIds.flatMap((_, at) => parts.map((part) => comparedValueAt.clients(at, part))),
      ...salesSlots.flatMap((_, at) =>
        parts.flatMap((part) =>
          (['sales', 'gcs'] as const).map((measure) => comparedValueAt.moments(at, part, measure)),
        ),
      ),
      ...productMixTypes.map((_, at) => comparedValueAt.productMix(at)),
    ];
    expect(inOrder(places)).toEqual(Array.from({ length: comparedValueCount }, (_, at) => at));
  });
});
