import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWorkingDay } from './holidays';
import { marketRecords, markets } from './markets';
import { dayOf, nextDay, startOfDay } from './time';
import { afterWorkingHours, workingHoursBetween } from './working-hours';

const hour = 3_600_000;
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2031-12-31') });
const span = fc.integer({ min: 0, max: 40 * 24 * hour });
const market = fc.constantFrom(...markets);
const counted = (from: number, to: number, where: (typeof markets)[number]) =>
  Math.round(workingHoursBetween(iso(from), iso(to), where) * hour);

/** Day by day, in milliseconds. */
function countedByDay(from: number, to: number, where: (typeof markets)[number]): number {
  const { timeZone } = marketRecords[where];
  let sum = 0;
  for (let day = dayOf(iso(from), timeZone); ; day = nextDay(day)) {
    const begins = Math.max(from, Date.parse(startOfDay(day, timeZone)));
    const ends = Math.min(to, Date.parse(startOfDay(nextDay(day), timeZone)));
    if (begins >= to) return sum;
    if (isWorkingDay(day, where)) sum += ends - begins;
  }
}

describe('working hours between two instants', () => {
  it('[AMB-47] are those of each working day, over days, weeks and years', () => {
    const length = fc.oneof(span, fc.integer({ min: 0, max: 800 * 24 * hour }));
    fc.assert(
      fc.property(moment, length, market, (from, milliseconds, where) => {
        const to = from + milliseconds;
        expect(counted(from, to, where)).toBe(countedByDay(from, to, where));
      }),
    );
  });

  it('[AMB-47] are never negative, and never more than the time that passes', () => {
    fc.assert(
      fc.property(moment, span, market, (from, length, where) => {
        const hours = counted(from, from + length, where);
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThanOrEqual(length);
        expect(counted(from + length, from, where)).toBe(0);
      }),
    );
  });

  it('[AMB-47] add up over any stop in between', () => {
    fc.assert(
      fc.property(moment, span, span, market, (from, first, second, where) => {
        const stop = from + first;
        const end = from + first + second;
        expect(counted(from, end, where)).toBe(counted(from, stop, where) + counted(stop, end, where));
      }),
    );
  });

  it('[AMB-47] never get fewer when the end comes later', () => {
    fc.assert(
      fc.property(moment, span, span, market, (from, length, more, where) => {
        expect(counted(from, from + length + more, where)).toBeGreaterThanOrEqual(
          counted(from, from + length, where),
        );
      }),
    );
  });

  it('[R16] count a working day whole, with its 23 to 25 hours, and a weekend or holiday not at all', () => {
    fc.assert(
      fc.property(moment, market, (at, where) => {
        const { timeZone } = marketRecords[where];
        const day = dayOf(iso(at), timeZone);
        const [begins, ends] = [startOfDay(day, timeZone), startOfDay(nextDay(day), timeZone)].map((text) =>
          Date.parse(text),
        ) as [number, number];
        expect(counted(begins, ends, where)).toBe(isWorkingDay(day, where) ? ends - begins : 0);
      }),
    );
  });

  it('[R16] end at the midnight of the market: 23:59 in Madrid is 22:59 in Lisbon', () => {
    const friday = ['2026-11-20T22:59:00.000Z', '2026-11-20T23:59:00.000Z'] as const;
    expect(workingHoursBetween(...friday, 'ES')).toBeCloseTo(1 / 60);
    expect(workingHoursBetween(...friday, 'PT')).toBe(1);
  });
});

describe('the instant a number of working hours ahead', () => {
  it('[AMB-47] is the first with that many counted hours from now', () => {
    const wait = fc.integer({ min: 1, max: 200 * hour });
    fc.assert(
      fc.property(moment, wait, market, (from, milliseconds, where) => {
        const reached = Date.parse(afterWorkingHours(iso(from), milliseconds / hour, where));
        expect(counted(from, reached, where)).toBe(milliseconds);
        expect(counted(from, reached - 1, where)).toBeLessThan(milliseconds);
      }),
    );
  });

  it.each([
    ['clocks go forward', '2026-03-27T11:00:00.000Z', '2026-03-31T10:00:00.000Z'],
    ['clocks go back', '2026-10-23T10:00:00.000Z', '2026-10-27T11:00:00.000Z'],
    ['the year ends, with a holiday and a weekend', '2026-12-31T11:00:00.000Z', '2027-01-05T11:00:00.000Z'],
    ['it is 29 February', '2028-02-28T17:00:00.000Z', '2028-03-01T17:00:00.000Z'],
    ['it is a plain week', '2026-11-17T09:30:00.000Z', '2026-11-19T09:30:00.000Z'],
  ])('[R16] is 48 working hours later by the clock of Madrid when %s', (_, from, reached) => {
    expect(afterWorkingHours(from, 48, 'ES')).toBe(reached);
  });

  it('[R16] counts from Monday by the clock of each market', () => {
    const sunday = '2026-11-22T22:59:00.000Z';
    expect(afterWorkingHours(sunday, 48, 'ES')).toBe('2026-11-24T23:00:00.000Z');
    expect(afterWorkingHours(sunday, 48, 'PT')).toBe('2026-11-25T00:00:00.000Z');
  });

  it('[R16] throws when it is too far ahead', () => {
    expect(() => afterWorkingHours('2026-11-20T09:30:00.000Z', 100_000, 'ES')).toThrow(RangeError);
  });
});
