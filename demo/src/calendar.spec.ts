import { describe, expect, it } from '@jest/globals';
import { daysSince, instantBefore, later, officeTime, printedDate, seasonStart } from './calendar';

describe('the calendar of the demo', () => {
  it('counts back from the reference day', () => {
    expect(instantBefore('2026-11-20', 1, 9.5)).toBe('2026-11-19T09:30:00.000Z');
    expect(instantBefore('2026-03-01T23:00:00.000Z', 1, 0)).toBe('2026-02-28T00:00:00.000Z');
    expect(later('2026-11-20T23:00:00.000Z', 1.5)).toBe('2026-11-21T00:30:00.000Z');
    expect(daysSince('2026-11-01', '2026-11-20')).toBe(19);
    expect(printedDate('2026-11-05T10:00:00.000Z')).toBe('05/11/2026');
  });

  it('leaves office hours alone and moves nights and weekends to the next working morning', () => {
    const wednesday = '2026-11-18T10:00:00.000Z';
    expect(officeTime(wednesday, 5)).toBe(wednesday);
    expect(officeTime('2026-11-18T04:00:00.000Z', 5)).toBe('2026-11-18T07:05:00.000Z');
    expect(officeTime('2026-11-18T19:00:00.000Z', 5)).toBe('2026-11-19T07:05:00.000Z');
    expect(officeTime('2026-11-20T19:00:00.000Z', 5)).toBe('2026-11-23T07:05:00.000Z');
    expect(officeTime('2026-11-22T03:00:00.000Z', 5)).toBe('2026-11-23T07:05:00.000Z');
  });

  it('finds the season that began last', () => {
    expect(seasonStart('autumn', '2026-11-20')).toBe('2026-09-20');
    expect(seasonStart('autumn', '2026-05-01')).toBe('2025-09-20');
    expect(seasonStart('christmas', '2026-11-20')).toBe('2025-11-28');
  });
});
