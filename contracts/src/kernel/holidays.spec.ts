import { describe, expect, it } from '@jest/globals';
import { holidaysOf, isWorkingDay, otherWorkingDays, workingDaysBetween } from './holidays';
import { markets } from './markets';
import { nextDay } from './time';

/** From an almanac. */
const easters = [
  ['2024', '2024-03-31'],
  ['2025', '2025-04-20'],
  ['2026', '2026-04-05'],
  ['2027', '2027-03-28'],
  ['2028', '2028-04-16'],
  ['2038', '2038-04-25'],
] as const;

const daysFrom = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + count * 86_400_000).toISOString().slice(0, 10);

describe('another list of working days', () => {
  const same = { lastWeekday: 5, closed: [], worked: [] };

  it('[R16] without changes is the list of the market', () => {
    for (const market of markets) {
      const days = otherWorkingDays(market, same);
      for (let day = '2025-12-20'; day < '2027-01-10'; day = nextDay(day)) {
        expect(isWorkingDay(day, days)).toBe(isWorkingDay(day, market));
        expect(workingDaysBetween('2026-01-01', day, days)).toBe(
          workingDaysBetween('2026-01-01', day, market),
        );
      }
    }
  });

  it('[R16] has days off, holidays on which people work, and Saturdays', () => {
    const days = otherWorkingDays('ES', { lastWeekday: 6, closed: ['2026-11-09'], worked: ['2026-12-08'] });
    const changed = ['2026-11-09', '2026-12-08', '2026-11-14', '2026-11-15'];
    expect(changed.map((day) => isWorkingDay(day, days))).toEqual([false, true, true, false]);
    // Four Saturdays more, a Monday less.
    expect(workingDaysBetween('2026-11-01', '2026-12-01', days)).toBe(
      workingDaysBetween('2026-11-01', '2026-12-01', 'ES') + 3,
    );
  });
});

describe('the national holidays of a market', () => {
  it.each(easters)('[R16] has Good Friday two days before Easter in %s', (year, easter) => {
    for (const market of markets) expect(holidaysOf(market, Number(year))).toContain(daysFrom(easter, -2));
  });

  it.each(easters)('[R16] has Easter and Corpus Christi in Portugal only, in %s', (year, easter) => {
    for (const day of [easter, daysFrom(easter, 60)]) {
      expect(holidaysOf('PT', Number(year))).toContain(day);
      expect(holidaysOf('ES', Number(year))).not.toContain(day);
    }
  });

  it('[R16] has the fixed days of each market in every year', () => {
    for (const year of [2026, 2028]) {
      for (const day of ['01-06', '10-12', '12-06'])
        expect(holidaysOf('ES', year)).toContain(`${year}-${day}`);
      for (const day of ['04-25', '06-10', '12-01'])
        expect(holidaysOf('PT', year)).toContain(`${year}-${day}`);
      expect(holidaysOf('ES', year).size).toBe(10);
      expect(holidaysOf('PT', year).size).toBe(13);
    }
  });
});

describe('a working day', () => {
  it('[AMB-47] is Monday to Friday', () => {
    const week = Array.from({ length: 7 }, (_, at) => daysFrom('2026-11-16', at));
    for (const market of markets) {
      expect(week.map((day) => isWorkingDay(day, market))).toEqual([
        true,
        true,
        true,
        true,
        true,
        false,
        false,
      ]);
    }
  });

  it('[AMB-47] is no holiday of the market, even if it is one in the other', () => {
    expect(isWorkingDay('2026-10-12', 'ES')).toBe(false);
    expect(isWorkingDay('2026-10-12', 'PT')).toBe(true);
    expect(isWorkingDay('2026-06-10', 'PT')).toBe(false);
    expect(isWorkingDay('2026-06-10', 'ES')).toBe(true);
    expect(isWorkingDay('2026-06-04', 'PT')).toBe(false);
  });

  it('[R16] may be 29 February', () => {
    expect(nextDay('2028-02-28')).toBe('2028-02-29');
    expect(isWorkingDay('2028-02-29', 'ES')).toBe(true);
  });
});
