import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { administrators, marketRecords, restaurantStaff, timeOf } from '../../kernel';
import { defaultPushSettings, pushKindsFor, pushKindsOn, quietUntil } from './notifications.rules';

const night = defaultPushSettings.quiet;
const madrid = marketRecords.ES.timeZone;
const lisbon = marketRecords.PT.timeZone;

describe('what a device is notified of', () => {
  it.each(restaurantStaff)('[R-CHT-01] [R-MOP-01] is what the market has for restaurants: %i', (role) => {
    expect(pushKindsFor(role, marketRecords.ES.features)).toEqual(['order', 'pause', 'newFiles']);
    expect(pushKindsFor(role, marketRecords.PT.features)).toEqual(['order', 'message', 'newFiles']);
  });

  it.each(administrators)('[R-CHT-01] is a mention for those who may read notes: %i', (role) => {
    expect(pushKindsFor(role, marketRecords.ES.features)).toEqual(['order', 'pause', 'newFiles']);
    expect(pushKindsFor(role, marketRecords.PT.features)).toEqual([
      'order',
      'message',
      'mention',
      'newFiles',
    ]);
  });

  it('[R-ACC-14] is on where it came after the choice, and off where it was turned off', () => {
    expect(pushKindsOn({ kinds: ['order'] })).toEqual(['order', 'mention']);
    expect(pushKindsOn({ kinds: ['order'], offered: ['order', 'mention'] })).toEqual([
      ...['order', 'message', 'pause', 'newFiles'],
    ]);
    expect(pushKindsOn(defaultPushSettings)).toEqual(defaultPushSettings.kinds);
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', null],
    ['2026-11-20T21:00:00.000Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T06:59:59.999Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T07:00:00.000Z', null],
    // Clock changes: 29 March forward, 25 October back.
    ['2026-03-28T22:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  ])('[R16] end at eight on the clock of the market: %s', (at, until) => {
    expect(quietUntil(at, night, madrid)).toBe(until);
  });

  it('are those of the market: in Lisbon an hour later', () => {
    expect(quietUntil('2026-11-20T21:30:00.000Z', night, lisbon)).toBeNull();
    expect(quietUntil('2026-11-20T22:00:00.000Z', night, lisbon)).toBe('2026-11-21T08:00:00.000Z');
  });

  it('may lie within a day, and may be none', () => {
    const lunch = { from: '13:00', to: '16:30' };
    expect(quietUntil('2026-11-20T12:00:00.000Z', lunch, madrid)).toBe('2026-11-20T15:30:00.000Z');
    expect(quietUntil('2026-11-20T15:30:00.000Z', lunch, madrid)).toBeNull();
    expect(quietUntil('2026-11-20T12:00:00.000Z', null, madrid)).toBeNull();
  });

  it.each([
    ['skips', '2026-03-29T00:45:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['shows twice', '2026-10-24T23:45:00.000Z', '2026-10-25T00:30:00.000Z'],
    ['shows twice, the second time', '2026-10-25T01:10:00.000Z', '2026-10-25T01:30:00.000Z'],
  ])('[R16] may end at a time that the clock %s', (_what, at, until) => {
    expect(quietUntil(at, { from: '22:00', to: '02:30' }, madrid)).toBe(until);
  });

  it('[R16] end where a clock that is set back shows a time before them', () => {
    const quiet = { from: '01:01', to: '00:00' };
    expect(quietUntil('2026-10-25T00:59:00.000Z', quiet, lisbon)).toBe('2026-10-25T01:00:00.000Z');
  });

  const minute = 60_000;
  const clock = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minutes) => new Date(minutes * minute).toISOString().slice(11, 16));
  const day = 24 * 60;
  const aroundChanges = fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z'),
      fc.integer({ min: -2 * day, max: day }),
    )
    .map(([change, minutes]) => Date.parse(change) + minutes * minute);

  it('[R16] end at the first minute that is not quiet, around both clock changes of each market', () => {
    const isQuiet = (moment: number, { from, to }: { from: string; to: string }, timeZone: string) => {
      const time = timeOf(new Date(moment).toISOString(), timeZone);
      return from < to ? from <= time && time < to : time >= from || time < to;
    };
    const property = fc.property(
      ...([aroundChanges, clock, clock, fc.constantFrom(madrid, lisbon)] as const),
      (at, from, to, timeZone) => {
        fc.pre(from !== to);
        const quiet = { from, to };
        let end = at;
        while (isQuiet(end, quiet, timeZone)) end += minute;
        const expected = end === at ? null : new Date(end).toISOString();
        expect(quietUntil(new Date(at).toISOString(), quiet, timeZone)).toBe(expected);
      },
    );
    fc.assert(property, { numRuns: 60 });
  });
});
