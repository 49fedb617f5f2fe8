import { describe, expect, it } from '@jest/globals';
import { alone, compared } from '../measuring/measured';
import { tableOf } from './table';

describe('the table of a benchmark', () => {
  it('says of every figure what was measured, what was wanted and whether it is met', () => {
    const rows = [
      compared({ figure: 'orders', unit: 'per second', target: { of: 'ratio', atLeast: 0.5 } }, [
        { baseline: 8000, product: 3000 },
      ]),
      compared({ figure: 'apart', unit: 'ms', target: null }, [{ baseline: 2, product: 5 }]),
      alone({ figure: 'start', unit: 'ms', target: { of: 'product', atMost: 1000 } }, [612.3]),
    ];
    expect(tableOf(rows).split('\n')).toEqual([
      '| figure | baseline         | product          | ratio | target            | met? |',
      '| ------ | ---------------- | ---------------- | ----- | ----------------- | ---- |',
      '| orders | 8,000 per second | 3,000 per second | 0.38  | ≥ 0.50 × baseline | NO   |',
      '| apart  | 2.00 ms          | 5.00 ms          | 2.50  | –                 | –    |',
      '| start  | –                | 612 ms           | –     | ≤ 1,000 ms        | yes  |',
    ]);
  });
});
