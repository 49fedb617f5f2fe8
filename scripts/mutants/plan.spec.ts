import { describe, expect, it } from '@jest/globals';
import { choose, report } from './plan.mjs';

const result = (name: string, killed: boolean) => ({
  file: 'guard.ts',
  specs: [],
  mutant: { start: 0, end: 0, text: '', line: 3, name, leavesOut: true },
  killed,
});
const results = (killed: number, survived: number) => [
  ...Array.from({ length: killed }, (_, at) => result(`killed ${at}`, true)),
  ...Array.from({ length: survived }, (_, at) => result(`survived ${at}`, false)),
];
const accepted = (mutant: string) => ({ file: 'guard.ts', mutant, reason: 'cannot be noticed' });
const passes = (...given: Parameters<typeof report>) => report(...given).passed;
const run = { seconds: 1 };

describe('the results of the faults', () => {
  it('fails where an unnoticed one is not listed with a reason', () => {
    expect(passes(results(99, 1), [], run)).toBe(false);
    expect(passes(results(99, 1), [accepted('survived 0')], run)).toBe(true);
    expect(report(results(99, 1), [], run).lines[0]).toBe('unnoticed  guard.ts:3  survived 0');
  });

  it('fails where fewer than 95 of a hundred are noticed, even with reasons', () => {
    const six = Array.from({ length: 6 }, (_, at) => accepted(`survived ${at}`));
    expect(passes(results(94, 6), six, run)).toBe(false);
    expect(passes(results(95, 5), six, run)).toBe(true);
  });

  it('reports a listed one that is noticed after all', () => {
    const { lines } = report(results(2, 0), [accepted('killed 1')], run);
    expect(lines[0]).toContain('strike it off');
  });

  it('tries an even choice, the same every time', () => {
    const all = Array.from({ length: 10 }, (_, at) => at);
    expect(choose(all, 5)).toHaveLength(5);
    expect(choose(all, 5)).toEqual(choose(all, 5));
    expect(choose(all, 10)).toEqual(all);
    expect(choose(all, 99)).toEqual(all);
  });
});
