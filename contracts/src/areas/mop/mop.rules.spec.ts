import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  earliestOnTime,
  firstStatus,
  isLate,
  minPauseReason,
  MopStatus,
  overlaps,
  pauseIdOf,
  pauseIdSchema,
  pauseProblems,
  phaseOf,
  restaurantOfPause,
  aPauseId,
  type Span,
} from '.';

const now = '2026-11-20T09:30:00.000Z';
const fifty = 'x'.repeat(minPauseReason);
const requested = {
  start_date: '2026-12-01T10:00:00.000Z',
  end_date: '2026-12-01T14:00:00.000Z',
  value: fifty,
};

describe('what is wrong with a request for a pause', () => {
  it('[R-MOP-04] is nothing when it begins after now and ends after it begins', () => {
    expect(pauseProblems(requested, now)).toEqual({});
  });

  it('[R-MOP-04] is a start that is not in the future', () => {
    expect(pauseProblems({ ...requested, start_date: now }, now)).toEqual({ start_date: 'start_in_past' });
    expect(pauseProblems({ ...requested, start_date: '2026-11-20T09:30:00.001Z' }, now)).toEqual({});
  });

  it('[R-MOP-04] is an end that is over, beside the start that then is too', () => {
    const yesterday = '2026-11-19T09:30:00.000Z';
    expect(pauseProblems({ ...requested, start_date: yesterday, end_date: yesterday }, now)).toEqual({
      start_date: 'start_in_past',
      end_date: 'end_in_past',
    });
  });

  it('[R-MOP-04] [AMB-57] is an end before the start, but not one that is equal to it', () => {
    const before = { ...requested, end_date: '2026-12-01T09:59:00.000Z' };
    expect(pauseProblems(before, now)).toEqual({ end_date: 'end_before_start' });
    expect(pauseProblems({ ...requested, end_date: requested.start_date }, now)).toEqual({});
  });

  it('[R-MOP-05] [R-CON-24] is a reason of less than 50 characters after trimming', () => {
    const short = { ...requested, value: `   ${'x'.repeat(49)}   ` };
    expect(pauseProblems(short, now)).toEqual({ value: 'reason_too_short' });
    expect(pauseProblems({ ...requested, value: ` ${fifty} ` }, now)).toEqual({});
  });
});

describe('a notice of 48 working hours', () => {
  it('[R-MOP-08] [R-CON-25] [AMB-47] is given to the second', () => {
    // A Friday morning, before a weekend.
    const earliest = '2026-11-24T09:30:00.000Z';
    expect(earliestOnTime(now, 'ES')).toBe(earliest);
    expect(isLate(earliest, now, 'ES')).toBe(false);
    expect(isLate('2026-11-24T09:29:59.999Z', now, 'ES')).toBe(true);
  });

  it('[R16] is counted from the given clock, so that one which is a day off does not matter', () => {
    const start = '2026-11-24T09:30:00.000Z';
    expect(isLate(start, '2026-11-19T09:30:00.000Z', 'ES')).toBe(false);
    expect(isLate(start, '2026-11-23T09:30:00.000Z', 'ES')).toBe(true);
    expect(isLate('2026-11-24T10:30:00.000+01:00', now, 'ES')).toBe(false);
  });
});

describe('two pauses', () => {
  const hours = (start: number, end: number): Span => ({
    start: `2026-12-01T${String(start).padStart(2, '0')}:00:00.000Z`,
    end: `2026-12-01T${String(end).padStart(2, '0')}:00:00.000Z`,
  });
  const span = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }))
    .map(([a, b]) => hours(Math.min(a, b), Math.max(a, b)));

  it.each([
    ['one within the other', hours(8, 12), hours(9, 10), true],
    ['one across the end of the other', hours(8, 12), hours(11, 14), true],
    ['one right behind the other', hours(8, 12), hours(12, 14), false],
    ['one after the other', hours(8, 10), hours(12, 14), false],
    ['an instant within the other', hours(8, 12), hours(9, 9), true],
    ['the same instant', hours(9, 9), hours(9, 9), true],
    ['an instant apart', hours(9, 9), hours(10, 10), false],
  ])('overlap or not: %s', (_, a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected);
  });

  it('overlap each other or neither does, and each overlaps itself', () => {
    fc.assert(
      fc.property(span, span, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        expect(overlaps(a, a)).toBe(true);
      }),
    );
  });
});

describe('a pause in time', () => {
  const pause = { start: requested.start_date, end: requested.end_date };

  it.each([
    ['2026-12-01T09:59:59.999Z', 'upcoming'],
    ['2026-12-01T10:00:00.000Z', 'running'],
    ['2026-12-01T13:59:59.999Z', 'running'],
    ['2026-12-01T14:00:00.000Z', 'over'],
  ])('at %s is %s', (at, phase) => {
    expect(phaseOf(pause, at)).toBe(phase);
  });
});

describe('the first status of a request', () => {
  it('[R-MOP-06] [R-MOP-07] is confirmed when the switch is on, else pending', () => {
    expect(firstStatus(true)).toBe(MopStatus.Confirmed);
    expect(firstStatus(false)).toBe(MopStatus.Pending);
  });
});

describe('the id of a pause', () => {
  it('names its restaurant', () => {
    const id = pauseIdOf(1, '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11');
    expect(id).toBe(aPauseId);
    expect(pauseIdSchema.parse(id)).toBe(id);
    expect(restaurantOfPause(id)).toBe(1);
    for (const wrong of ['', '1', '-1-3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11', `${id}/x`]) {
      expect(pauseIdSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
