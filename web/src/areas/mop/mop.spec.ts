import { describe, expect, it } from '@jest/globals';
import { isOver, type PauseFacts, stateOf } from './mop';

const now = Date.parse('2026-11-25T12:00:00.000Z');

const pause = (facts: Partial<PauseFacts> = {}): PauseFacts => ({
  start_date: '2026-11-25T11:00:00.000Z',
  end_date: '2026-11-25T13:00:00.000Z',
  status: 2,
  withdrawn: false,
  ended_at: null,
  ...facts,
});

const tomorrow = { start_date: '2026-11-26T11:00:00.000Z', end_date: '2026-11-26T13:00:00.000Z' };
const yesterday = { start_date: '2026-11-24T11:00:00.000Z', end_date: '2026-11-24T13:00:00.000Z' };

describe('the place of a pause', () => {
  it.each([
    ['running', {}],
    ['confirmed', tomorrow],
    ['ended', yesterday],
    ['ended', { ended_at: '2026-11-25T11:30:00.000Z' }],
    ['pending', { status: 1 }],
    ['lapsed', { status: 1, ...yesterday }],
    ['cancelled', { status: 3 }],
    ['withdrawn', { status: 3, withdrawn: true }],
  ] as const)('[R-MOP-02] is read from status and time: %s', (state, facts) => {
    expect(stateOf(pause(facts), now)).toBe(state);
  });

  it('is past deciding once its time is over, and not before', () => {
    expect([isOver(pause(), now), isOver(pause(tomorrow), now), isOver(pause(yesterday), now)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
