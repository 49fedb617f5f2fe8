import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysBetween, weekdayOf } from '../../kernel';
import { dayInYear, dayOfYear, daysInYear, humanDay, weekOf, yearOfDay } from './calendar.rules';

const dayMilliseconds = 86_400_000;
const aDay = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2120-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const utc = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** Via its Thursday (ISO 8601). */
function weekByThursday(day: string): number {
  const moment = utc(day);
  while (moment.getUTCDay() !== 4)
    moment.setUTCDate(moment.getUTCDate() + (moment.getUTCDay() === 0 || moment.getUTCDay() > 4 ? -1 : 1));
  const firstOfYear = Date.UTC(moment.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((moment.getTime() - firstOfYear) / dayMilliseconds / 7);
}

describe('calendar days', () => {
  it('[AMB-44] are counted as UTC counts them', () => {
    fc.assert(
      fc.property(aDay, aDay, (one, other) => {
        expect(daysBetween(one, other)).toBe((utc(other).getTime() - utc(one).getTime()) / dayMilliseconds);
        expect(dayOfYear(one)).toBe(
          1 + (utc(one).getTime() - Date.UTC(yearOfDay(one), 0, 1)) / dayMilliseconds,
        );
        expect(weekdayOf(one) % 7).toBe(utc(one).getUTCDay());
        expect(dayInYear(yearOfDay(one), dayOfYear(one))).toBe(one);
      }),
    );
  });

  it('know their weeks as ISO 8601 does', () => {
    fc.assert(fc.property(aDay, (day) => expect(weekOf(day)).toBe(weekByThursday(day))));
    expect(['2027-01-01', '2027-01-04', '2026-12-31', '2025-12-29'].map(weekOf)).toEqual([53, 1, 53, 1]);
  });

  it('are 366 in a leap year, which a full century is only where 400 divides it', () => {
    expect([2024, 2026, 2100, 2000].map(daysInYear)).toEqual([366, 365, 365, 366]);
    expect(dayOfYear('2028-12-31')).toBe(366);
    expect(dayOfYear('2027-12-31')).toBe(365);
  });

  it('are cut off at both ends of their year', () => {
    expect([dayInYear(2026, 0), dayInYear(2026, 400)]).toEqual(['2026-01-01', '2026-12-31']);
  });

  it('[R-MKT-16] are read as day, month and year', () => {
    expect(humanDay('2026-03-09')).toBe('09/03/2026');
  });
});
