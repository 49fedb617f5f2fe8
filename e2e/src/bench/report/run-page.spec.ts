import { describe, expect, it } from '@jest/globals';
import { alone } from '../measuring/measured';
import { pageNameOf, runPage } from './run-page';

const run = {
  at: '2026-11-22T10:00:00.000Z',
  quick: false,
  only: undefined,
  machine: { cpu: 'AMD EPYC', cores: 2, memoryGiB: 23, node: 'v20.20.2', loadAverage: 0.25 },
  rows: [alone({ figure: 'start', unit: 'ms', target: { of: 'product', atMost: 1000 } }, [612.3])],
};

describe('the page of a bench run', () => {
  it('has the command, the machine and the figures', () => {
    const page = runPage({ ...run, only: 'cold', quick: true });
    expect(page).toContain('`npm run bench -- --quick --only cold --record`');
    expect(page).toContain('AMD EPYC, 2 cores, 23 GiB, Node v20.20.2, load 0.3.');
    expect(page).toContain('| start  | –        | 612 ms  | –     | ≤ 1,000 ms | yes  |\n');
  });

  it('is named after the day and the choice of figures', () => {
    expect(pageNameOf(run)).toBe('2026-11-22.md');
    expect(pageNameOf({ ...run, only: 'list', quick: true })).toBe('2026-11-22-list-quick.md');
  });
});
