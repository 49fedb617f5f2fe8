import { describe, expect, it } from '@jest/globals';
import { answerKindOf, expectedTime, rangeOf } from './orders.rules';

const known = [
  { kind: '5-print', orders: 12, median_hours: 30, most_hours: 100 },
  { kind: '11-adaptation', orders: 10, median_hours: 40, most_hours: 60 },
];

describe('when an order can be expected', () => {
  it('depends on the format and on what is done with it', () => {
    expect(answerKindOf({ format: 5, method: 2, asItIs: false })).toBe('5-print');
    expect(answerKindOf({ format: 5, method: 1, asItIs: false })).toBe('5-adaptation');
    expect(answerKindOf({ format: 5, method: 2, asItIs: true })).toBe('5-production');
    expect(answerKindOf({ format: 11, method: 2, asItIs: false })).toBe('11-adaptation');
  });

  it('is as late as its slowest piece, and unknown as soon as one piece is', () => {
    expect(expectedTime(['5-print', '11-adaptation'], known)).toEqual({ median_hours: 40, most_hours: 100 });
    expect(expectedTime(['5-print', '6-print'], known)).toBeNull();
    expect(expectedTime([], known)).toBeNull();
  });

  it('is in whole hours below a working day and in whole days above, rounded up', () => {
    expect(rangeOf({ median_hours: 0.2, most_hours: 7.1 })).toEqual({ unit: 'hours', from: 1, to: 8 });
    expect(rangeOf({ median_hours: 3, most_hours: 24 })).toEqual({ unit: 'days', from: 1, to: 1 });
    expect(rangeOf({ median_hours: 24.5, most_hours: 100 })).toEqual({ unit: 'days', from: 2, to: 5 });
  });
});
