import { describe, expect, it } from '@jest/globals';
import { median, percentile } from './percentiles';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentiles of a benchmark', () => {
  it('are measured values, in any order', () => {
    expect(percentile(oneToHundred, 0.99)).toBe(99);
    expect(percentile(oneToHundred, 1)).toBe(100);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([10, 9], 0)).toBe(9);
  });

  it('sort by value and not as text', () => {
    expect(median([100, 20, 3])).toBe(20);
  });

  it('refuse to make up a value where nothing was measured', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});
