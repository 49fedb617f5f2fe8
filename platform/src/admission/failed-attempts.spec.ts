import { describe, expect, it } from '@jest/globals';
import { FailedAttempts } from './failed-attempts';

describe('[S4] failed attempts from a network', () => {
  function open() {
    const clock = { now: 0 };
    const attempts = new FailedAttempts({ max: 2, windowMilliseconds: 10_000, clock: () => clock.now });
    const attempt = (failed: boolean, network = 'here') => attempts.begin(network)(failed);
    return { clock, attempts, attempt };
  }

  it('count, and successes do not', () => {
    const { attempts, attempt } = open();
    for (let at = 0; at < 100; at += 1) attempt(false);
    attempt(true);
    expect(attempts.wait('here')).toBe(0);
    attempt(true);
    expect(attempts.wait('here')).toBe(10);
    expect(attempts.wait('there')).toBe(0);
  });

  it('are forgotten one by one, when each is a window old', () => {
    const { clock, attempts, attempt } = open();
    attempt(true);
    clock.now = 6_000;
    attempt(true);
    expect(attempts.wait('here')).toBe(4);
    clock.now = 10_000;
    expect(attempts.wait('here')).toBe(0);
    attempt(true);
    expect(attempts.wait('here')).toBe(6);
  });

  it('count while their outcome is unknown, so that many at once cannot bypass the limit', () => {
    const { attempts } = open();
    const ends = [attempts.begin('here'), attempts.begin('here')];
    expect(attempts.wait('here')).toBeGreaterThan(0);
    ends.forEach((end) => end(false));
    expect(attempts.wait('here')).toBe(0);
  });
});
