import { describe, expect, it } from '@jest/globals';
import { alone, compared } from './measuring/measured';
import { pageNameOf, runPage, tableOf } from './report';

const start = alone({ figure: 'start', unit: 'ms', target: { of: 'product', atMost: 1000 } }, [612.3]);
const run = { day: '2026-11-22', quick: false, only: undefined };

describe('the table of a benchmark', () => {
  it('has for every figure the measurement, the target and whether it is met', () => {
    const rows = [
      compared({ figure: 'orders', unit: 'per second', target: { of: 'ratio', atLeast: 0.5 } }, [
        { baseline: 8000, product: 3000 },
      ]),
      compared({ figure: 'apart', unit: 'ms', target: null }, [{ baseline: 2, product: 5 }]),
      start,
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

describe('the page of a bench run', () => {
  it('has the command, the machine and the figures', () => {
    const page = runPage({ ...run, only: 'cold', quick: true }, [start]);
    expect(page).toContain('`npm run bench -- --quick --only cold --record`');
    expect(page).toContain(`Node ${process.version}, load `);
    expect(page).toContain('| start  | –        | 612 ms  | –     | ≤ 1,000 ms | yes  |\n');
  });

  it('is named after the day and the choice of figures', () => {
    expect(pageNameOf(run)).toBe('2026-11-22.md');
    expect(pageNameOf({ ...run, only: 'list', quick: true })).toBe('2026-11-22-list-quick.md');
  });
});
