import { describe, expect, it } from '@jest/globals';
import { alone, compared, isMet } from './measured';

const label = { figure: 'orders', unit: 'per second' } as const;

describe('a measured figure', () => {
  it('takes the median of the ratios within rounds, so that one disturbed round does not count', () => {
    const pairs = [
      { baseline: 1000, product: 600 },
      { baseline: 100, product: 60 },
      { baseline: 1000, product: 10 },
    ];
    const measured = compared({ ...label, target: { of: 'ratio', atLeast: 0.5 } }, pairs);
    expect(measured).toMatchObject({ baseline: 1000, product: 60, ratio: 0.6 });
    expect(isMet(measured)).toBe(true);
  });

  it('misses a target that asks for less when it is more, and the other way round', () => {
    const slow = alone({ ...label, target: { of: 'product', atMost: 10 } }, [9, 11, 12]);
    expect([slow.product, isMet(slow)]).toEqual([11, false]);
    const few = alone({ ...label, target: { of: 'product', atLeast: 12 } }, [9, 11, 12]);
    expect(isMet(few)).toBe(false);
  });

  it('never meets a ratio that was not measured', () => {
    expect(isMet(alone({ ...label, target: { of: 'ratio', atLeast: 0 } }, [1]))).toBe(false);
  });
});
