import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endsInAWeek, nextTurn, phaseOn, ResourceStatus, resourceShortcomings, shownStatus, timeOf } from '.';
import { dayOf, daysAfter, type Market, marketRecords, markets, startOfDay } from '../../kernel';

const { Inactive, Published, ComingSoon, Ended } = ResourceStatus;
const there = { deleted: false, awaited: [], file: null, thumb: null } as const;

/** Clock changes of 2026 lie within. */
const firstDay = '2026-03-01';
const someDay = fc.integer({ min: 0, max: 300 }).map((days) => daysAfter(firstDay, days));
const aTime = fc.record({
  publishedFrom: fc.option(someDay),
  validUntil: fc.option(someDay),
});

/** Around a midnight of the market, milliseconds included. */
const aMoment = (timeZone: string) =>
  fc
    .tuple(someDay, fc.integer({ min: -2, max: 2 }))
    .map(([day, milliseconds]) =>
      new Date(Date.parse(startOfDay(day, timeZone)) + milliseconds).toISOString(),
    );

/** As the deadline does it: each turn as of its own midnight. */
function afterTurns(time: ReturnType<typeof timeOf>, at: string, timeZone: string) {
  let reached = time;
  for (
    let turn = nextTurn(reached);
    turn !== null && startOfDay(turn, timeZone) <= at;
    turn = nextTurn(reached)
  )
    reached = { ...reached, statusDay: turn };
  return reached;
}

interface Chosen {
  readonly chosenStatus: 0 | 1 | 2;
  readonly publishedFrom: string | null;
  readonly validUntil: string | null;
}

/** By the wall calendar, day by day. */
function naive({ chosenStatus, publishedFrom, validUntil }: Chosen, at: string, timeZone: string) {
  const wallDay = (instant: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));
  const today = wallDay(at);
  const isBefore = publishedFrom !== null && today < publishedFrom;
  if (isBefore) return chosenStatus === ComingSoon ? ComingSoon : Inactive;
  if (validUntil === null || today <= validUntil) return chosenStatus;
  if (chosenStatus !== Published) return Inactive;
  const marked = Array.from({ length: 14 }, (_, index) => daysAfter(validUntil, index + 1));
  return marked.includes(today) ? Ended : Inactive;
}

describe('the time of a resource', () => {
  it.each(markets)(
    '[R16] changes at the midnights of the market, across clock changes: %s',
    (market: Market) => {
      const { timeZone } = marketRecords[market];
      fc.assert(
        fc.property(
          aTime,
          fc.constantFrom(Inactive, Published, ComingSoon),
          aMoment(timeZone),
          aMoment(timeZone),
          (time, chosenStatus, one, other) => {
            const [setAt, at] = [one, other].sort() as [string, string];
            const set = timeOf({ ...time, statusDay: dayOf(setAt, timeZone) });
            const shown = shownStatus({ ...there, ...afterTurns(set, at, timeZone), chosenStatus });
            expect(shown).toBe(naive({ ...time, chosenStatus }, at, timeZone));
          },
        ),
        { numRuns: 2_000 },
      );
    },
  );

  const time = timeOf({ publishedFrom: '2026-04-01', validUntil: '2026-04-30' });
  const on = (statusDay: string) => ({ ...time, statusDay });

  it('changes on its first day, a week before its last, the day after it and two weeks later', () => {
    expect(nextTurn(on('2026-03-31'))).toBe('2026-04-01');
    expect(nextTurn(on('2026-04-01'))).toBe('2026-04-23');
    expect(nextTurn(on('2026-04-23'))).toBe('2026-05-01');
    expect(nextTurn(on('2026-05-01'))).toBe('2026-05-15');
    expect(nextTurn(on('2026-05-15'))).toBeNull();
    expect(nextTurn(timeOf({}))).toBeNull();
    const days = ['2026-04-22', '2026-04-23', '2026-04-24'];
    expect(days.map((statusDay) => endsInAWeek({ ...time, statusDay }))).toEqual([false, true, false]);
  });

  it('hides what was deleted, and announces what still lacks its file', () => {
    const resource = { ...there, ...on('2026-05-01'), chosenStatus: Published };
    expect(shownStatus(resource)).toBe(Ended);
    expect(shownStatus({ ...resource, deleted: true })).toBe(Inactive);
    const awaited = { ...resource, awaited: ['file'] as const };
    expect(shownStatus({ ...awaited, ...on('2026-04-10') })).toBe(ComingSoon);
    expect(shownStatus({ ...awaited, ...on('2026-03-10') })).toBe(Inactive);
    expect(shownStatus(awaited)).toBe(Inactive);
  });

  it.each([
    ['2026-03-31', 'coming'],
    ['2026-04-01', null],
    ['2026-04-22', null],
    ['2026-04-23', 'ending'],
    ['2026-04-30', 'ending'],
    ['2026-05-01', 'past'],
  ] as const)('is, to administrators, on %s: %s', (day, phase) => {
    expect(phaseOn(time, day)).toBe(phase);
  });

  it('may not end before it begins; one day is enough', () => {
    const draft = {
      name: 'Menú',
      category: 3,
      status: 1,
      format: 1,
      language: 'CAST',
      hasThumb: true,
    } as const;
    const lacking = (publishedFrom: string | null, validUntil: string | null) =>
      resourceShortcomings({ ...draft, sections: [1], publishedFrom, validUntil }, 'ES');
    expect(lacking('2026-04-02', '2026-04-01')).toEqual({ valid_until: 'end_before_start' });
    expect([lacking('2026-04-02', '2026-04-02'), lacking(null, '2026-04-01')]).toEqual([{}, {}]);
  });
});
