import { describe, expect, it } from '@jest/globals';
import { crashed, jestResults, playwrightResults, sentence, settled, sum } from './results.mjs';

const jest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};

describe('the sum of all suites', () => {
  it('counts a file that could not be run as a failure, and what was left out as skipped', () => {
    expect(jestResults(jest)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a journey that passed only when repeated as a failure', () => {
    const report = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] };
    expect(playwrightResults(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('fails a suite that left no report, ran nothing, or ended badly without saying why', () => {
    const green = { passed: 3, failed: 0, skipped: 0 };
    expect(settled(null, 0)).toEqual(crashed);
    expect(settled({ ...green, passed: 0, skipped: 2 }, 0).failed).toBe(1);
    expect(settled(green, 1).failed).toBe(1);
    expect(settled(green, 0)).toEqual(green);
    expect(settled({ ...green, failed: 2 }, 1).failed).toBe(2);
  });

  it('names what was skipped only when something was', () => {
    expect(sentence(sum([{ passed: 2, failed: 0, skipped: 0 }, crashed]))).toBe('2 passed, 1 failed');
    expect(sentence({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped');
  });
});
