import { describe, expect, it } from '@jest/globals';
import { endOfDay, startOfDay } from './time';

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
