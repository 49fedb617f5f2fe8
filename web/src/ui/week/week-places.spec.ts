import { describe, expect, it } from '@jest/globals';
import { daysOfWeek, mondayOf, placeInWeek, placesInWeek, touches } from './week-places';

const madrid = 'Europe/Madrid';
const monday = '2026-11-23';
const lasting = (after: number, hours: number) => {
  const midnight = Date.parse('2026-11-22T23:00:00.000Z');
  const at = (hour: number) => new Date(midnight + hour * 3_600_000).toISOString();
  return { start: at(after), end: at(after + hours) };
};
const places = (...entries: { start: string; end: string }[]) =>
  placesInWeek(entries, monday, madrid, 1).map(({ from, to, left, width, row }) => [
    from,
    to,
    left,
    width,
    row,
  ]);

describe('a week', () => {
  it('begins on Monday, for any given day', () => {
    expect(['2026-11-23', '2026-11-26', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
  });

  it('is measured by the clock of the place, also where a day has 25 hours', () => {
    expect(placeInWeek('2026-11-24T11:00:00.000Z', monday, madrid)).toBe(1.5);
    expect(placeInWeek('2026-11-20T11:00:00.000Z', monday, madrid)).toBe(0);
    expect(placeInWeek('2026-12-20T11:00:00.000Z', monday, madrid)).toBe(7);
    expect(placeInWeek('2026-10-25T22:59:59.999Z', '2026-10-19', madrid)).toBeCloseTo(7);
    expect(placeInWeek('2026-10-24T22:00:00.000Z', '2026-10-19', madrid)).toBe(6);
  });

  it('is touched by what overlaps it, not by what ends as it begins', () => {
    expect(touches(lasting(-24, 24), monday, '2026-11-29', madrid)).toBe(false);
    expect(touches(lasting(-24, 24.25), monday, '2026-11-29', madrid)).toBe(true);
    expect(touches(lasting(7 * 24, 1), monday, '2026-11-29', madrid)).toBe(false);
  });
});

describe('the entries of a week', () => {
  it('is placed by its time and is never narrower than its words', () => {
    expect(places(lasting(12, 6))).toEqual([[0.5, 0.75, 0.5, 1, 0]]);
    expect(places(lasting(24, 48))).toEqual([[1, 3, 1, 2, 0]]);
  });

  it('keeps its words inside the week at its ends', () => {
    expect(places(lasting(6 * 24 + 12, 6))).toEqual([[6.5, 6.75, 5.75, 1, 0]]);
    expect(places(lasting(-48, 72))).toEqual([[0, 1, 0, 1, 0]]);
    expect(places(lasting(6 * 24, 100))).toEqual([[6, 7, 6, 1, 0]]);
  });

  it('takes another line where it would cover something, and the first again where there is room', () => {
    const lanes = places(lasting(0, 2), lasting(6, 2), lasting(30, 2)).map((place) => place.at(-1));
    expect(lanes).toEqual([0, 1, 0]);
  });
});
