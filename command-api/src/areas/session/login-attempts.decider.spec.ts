import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { attemptWindowMilliseconds, freeAttempts } from '@portal/contracts/areas/session';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import fc from 'fast-check';
import { secondsToWait } from '../../attempts-in-a-row';
import { loginAttemptsDecider, type LoginEvent } from './login-attempts.decider';

const start = Date.parse('2026-11-20T09:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const input = { username: 'ana@es.chain.example', password: 'a'.repeat(64) };
const failed = (attempt: number, seconds: number): LoginEvent => ({
  type: 'LoginFailed',
  data: { attempt, failedAt: at(seconds) },
});
const right = {
  outcome: 'right' as const,
  secret: 'secret-1',
  sessionId: 'session-1',
  userId: 12,
  role: Role.Franchisee,
  expiresAt: at(3600),
  generation: 2,
  device: { browser: 'Chrome', system: 'Windows' },
  codeUse: null,
};
const succeeded: LoginEvent = {
  type: 'LoginSucceeded',
  data: {
    sessionId: 'session-1',
    userId: 12,
    role: Role.Franchisee,
    expiresAt: at(3600),
    generation: 2,
    browser: 'Chrome',
    system: 'Windows',
  },
};

describe('attempts to sign in', () => {
  it('[R-AUT-08] opens a session for the right password', () => {
    givenEvents(loginAttemptsDecider, [failed(1, 0)])
      .when('Login', { input, facts: right, at: at(5) })
      .then([succeeded]);
  });

  it('[R-AUT-08] counts a wrong one, and restarts after a success or after the window', () => {
    const wrong = { input, facts: { outcome: 'wrong' as const } };
    givenEvents(loginAttemptsDecider, [failed(1, 0)])
      .when('Login', { ...wrong, at: at(5) })
      .then([failed(2, 5)]);
    givenEvents(loginAttemptsDecider, [failed(1, 0), succeeded])
      .when('Login', { ...wrong, at: at(5) })
      .then([failed(1, 5)]);
    const last = attemptWindowMilliseconds / 1000;
    givenEvents(loginAttemptsDecider, [failed(4, 0)])
      .when('Login', { ...wrong, at: at(last) })
      .then([failed(5, last)]);
    const later = last + 1;
    givenEvents(loginAttemptsDecider, [failed(4, 0)])
      .when('Login', { ...wrong, at: at(later) })
      .then([failed(1, later)]);
  });

  it('[S4] lets five failures pass and then waits longer and longer, a quarter of an hour at most', () => {
    const waits = (failures: number) => secondsToWait({ failures, lastFailureAt: start }, at(0));
    expect([1, 4, 5, 6, 7, 20].map(waits)).toEqual([0, 0, 60, 120, 240, 900]);
  });

  it('[S4] never evaluates more than five guesses and one per waiting time within the window', () => {
    const attemptsAt = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(attemptsAt, (gaps) => {
        let clock = 0;
        const evaluated: LoginEvent[] = [];
        for (const gap of gaps) {
          clock += gap;
          if (clock > attemptWindowMilliseconds / 1000) break;
          const { state } = givenEvents(loginAttemptsDecider, evaluated);
          if (secondsToWait(state, at(clock)) === 0) evaluated.push(failed(state.failures + 1, clock));
        }
        // Delays of 1, 2, 4 and 8 minutes fill the window after five attempts.
        expect(evaluated.length).toBeLessThanOrEqual(freeAttempts + 4);
      }),
    );
  });
});
