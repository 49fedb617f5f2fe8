import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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

  it('[R-PLT-18] late in the evening is another day in another time zone', () => {
    const lateEvening = '2026-11-20T23:30:00Z';
    expect([dayOf(lateEvening, madrid), dayOf(lateEvening, 'Europe/Lisbon')]).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
  });

  it('counts days back over months and clock changes', () => {
    expect([daysAfter('2026-03-01', -1), daysAfter('2026-03-30', -1), daysAfter('2026-01-01', 0)]).toEqual([
      '2026-02-28',
      '2026-03-29',
      '2026-01-01',
    ]);
  });

  it('counts days over the ends of months and years', () => {
    expect([daysAfter('2026-12-31', 1), daysAfter('2026-03-01', -1), daysAfter('2026-11-20', 7)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2026-11-27',
    ]);
  });
});

const zones = ['Europe/Madrid', 'Europe/Lisbon', 'Atlantic/Canary', 'Atlantic/Azores', 'Asia/Kathmandu'];
/** At 01:00 UTC the clocks of Europe change. */
const changes = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'].map(Date.parse);
const instants = fc.oneof(
  fc.integer({ min: Date.parse('2018-01-01'), max: Date.parse('2038-01-01') }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -90_000_000, max: 90_000_000 }))
    .map(([change, beside]) => change + beside),
);

it('[R16] any instant has the day and time that a formatter shows, in repeated calls in any order', () => {
  fc.assert(
    fc.property(
      fc.array(instants, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...zones),
      (moments, zone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        for (const moment of [...moments, ...moments.toReversed()].map((ms) => new Date(ms).toISOString())) {
          expect(`${dayOf(moment, zone)} ${timeOf(moment, zone)}`).toBe(shown.format(new Date(moment)));
        }
      },
    ),
  );
});
