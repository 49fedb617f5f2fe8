import { describe, expect, it } from '@jest/globals';
import { dayOf, daysAfter, endOfDay, instantAt, startOfDay, timeOf } from './time';

describe('calendar days in the market’s time zone', () => {
  it('[R-PLT-18] begins and ends a day by the clock of the market, also over clock changes', () => {
    expect(startOfDay('2026-11-20', 'Europe/Madrid')).toBe('2026-11-19T23:00:00.000Z');
    expect(startOfDay('2026-11-20', 'Europe/Lisbon')).toBe('2026-11-20T00:00:00.000Z');
    expect(startOfDay('2026-03-29', 'Europe/Madrid')).toBe('2026-03-28T23:00:00.000Z');
    expect(endOfDay('2026-03-29', 'Europe/Madrid')).toBe('2026-03-29T21:59:59.999Z');
    expect(startOfDay('2026-10-25', 'Europe/Madrid')).toBe('2026-10-24T22:00:00.000Z');
    expect(endOfDay('2026-10-25', 'Europe/Madrid')).toBe('2026-10-25T22:59:59.999Z');
    expect(startOfDay('2028-02-29', 'Europe/Lisbon')).toBe('2028-02-29T00:00:00.000Z');
    expect(endOfDay('2026-12-31', 'Europe/Madrid')).toBe('2026-12-31T22:59:59.999Z');
  });
});

describe('what the clocks of the market show', () => {
  const madrid = 'Europe/Madrid';

  it('[R-PLT-18] is read as an instant and back, in summer and in winter', () => {
    expect(instantAt('2026-11-20', '10:30', madrid)).toBe('2026-11-20T09:30:00.000Z');
    expect(instantAt('2026-07-20', '10:30', madrid)).toBe('2026-07-20T08:30:00.000Z');
    expect(instantAt('2026-07-20', '00:15', madrid)).toBe('2026-07-19T22:15:00.000Z');
    expect(timeOf('2026-07-19T22:15:00.000Z', madrid)).toBe('00:15');
    expect(timeOf('2026-11-20T09:30:00.000Z', 'Europe/Lisbon')).toBe('09:30');
  });

  it('stays on the day over a clock change, also in the hour that is left out or comes twice', () => {
    expect(instantAt('2026-03-29', '04:00', madrid)).toBe('2026-03-29T02:00:00.000Z');
    expect(instantAt('2026-10-25', '04:00', madrid)).toBe('2026-10-25T03:00:00.000Z');
    for (const [day, time] of [
      ['2026-03-29', '02:30'],
      ['2026-10-25', '02:30'],
    ] as const) {
      expect(dayOf(instantAt(day, time, madrid), madrid)).toBe(day);
    }
  });

  it('counts days over the ends of months and years', () => {
    expect([daysAfter('2026-12-31', 1), daysAfter('2026-03-01', -1), daysAfter('2026-11-20', 7)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2026-11-27',
    ]);
  });
});
