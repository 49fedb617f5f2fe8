import { describe, expect, it } from '@jest/globals';
import type { CalendarEntry } from '@portal/contracts/areas/calendar';
import {
  affectedByDay,
  allKinds,
  barsOfWeek,
  dayInMonth,
  daysOfMonth,
  isMonth,
  type Item,
  itemsOf,
  monthsAfter,
  weeksOf,
} from './calendar';

const pause = (from: string, to: string, restaurants: number[], status = 2): CalendarEntry => ({
  kind: 'pause',
  from,
  to,
  restaurants,
  status,
});
const national = (id: number, from: string, to: string, restaurants: number[] = []): CalendarEntry => ({
  kind: 'national',
  id,
  name: `Acción ${id}`,
  from,
  to,
  restaurants,
});
const all = { kinds: allKinds, restaurants: new Set([1, 2, 3]) };
const item = (key: string, from: string, to: string | null, restaurants = [1]): Item => ({
  key,
  kind: 'pause',
  from,
  to,
  name: '',
  restaurants,
  entries: [],
});

describe('what the calendar shows', () => {
  it('[R-MOP-09] has one bar for the pauses of the same days, with any status', () => {
    const entries = [
      pause('2026-12-01', '2026-12-01', [1]),
      pause('2026-12-01', '2026-12-01', [1, 2], 1),
      pause('2026-12-01', '2026-12-02', [3]),
    ];
    expect(itemsOf(entries, all).map(({ restaurants, entries: own }) => [restaurants, own.length])).toEqual([
      [[1, 2], 2],
      [[3], 1],
    ]);
  });

  it('[R-ROL-08] leaves out restaurants and kinds that were filtered, but no national action', () => {
    const entries = [
      pause('2026-12-01', '2026-12-01', [1, 2]),
      pause('2026-12-03', '2026-12-03', [2]),
      national(1, '2026-12-01', '2026-12-24', [2]),
    ];
    const shown = itemsOf(entries, { kinds: allKinds, restaurants: new Set([1]) });
    expect(shown.map(({ kind, restaurants }) => [kind, restaurants])).toEqual([
      ['national', []],
      ['pause', [1]],
    ]);
    expect(itemsOf(entries, { ...all, kinds: ['national'] })).toHaveLength(1);
  });

  it('[R-MKT-13] has actions of the same number in different years apart', () => {
    const entries = [national(1, '2026-12-01', '2026-12-31'), national(1, '2027-01-01', '2027-01-31')];
    expect(itemsOf(entries, all)).toHaveLength(2);
  });
});

describe('a week', () => {
  const monday = '2026-11-30';

  it('cuts bars at its ends and puts them on the first free level', () => {
    const { bars, hidden } = barsOfWeek(
      [
        item('short', '2026-12-01', '2026-12-01'),
        { ...item('open', '2026-12-03', null), kind: 'closure' },
        item('long', '2026-11-02', '2026-12-02'),
        item('other week', '2026-12-07', '2026-12-08'),
      ],
      monday,
      4,
    );
    expect(bars.map(({ item: { key }, first, last, level }) => [key, first, last, level])).toEqual([
      ['long', 0, 2, 0],
      ['short', 1, 1, 1],
      ['open', 3, 6, 0],
    ]);
    expect(hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('[R-MKT-14] has own actions below all others, however long they are', () => {
    const action = { ...item('action', '2026-11-01', null), kind: 'action' as const };
    const { bars } = barsOfWeek([action, item('pause', '2026-12-02', '2026-12-02')], monday, 4);
    expect(bars.map(({ item: { key }, level }) => [key, level])).toEqual([
      ['pause', 0],
      ['action', 1],
    ]);
  });

  it('counts per day what has no level', () => {
    const items = ['a', 'b', 'c'].map((key) => ({
      ...item(key, '2026-12-01', '2026-12-02'),
      kind: 'national' as const,
    }));
    const { bars, hidden } = barsOfWeek(items, monday, 1);
    expect(bars).toHaveLength(1);
    expect(hidden).toEqual([0, 2, 2, 0, 0, 0, 0]);
  });
});

it('[R-MOP-09] a week counts pauses per day where there are many, in one bar while they are the same', () => {
  const items = [
    item('a', '2026-12-01', '2026-12-03', [1]),
    item('b', '2026-12-01', '2026-12-02', [2]),
    item('c', '2026-12-05', '2026-12-05', [1]),
  ];
  const { bars } = barsOfWeek(items, '2026-11-30', 4);
  expect(
    bars.map(({ item: { restaurants }, first, last, level }) => [restaurants, first, last, level]),
  ).toEqual([
    [[1, 2], 1, 2, 0],
    [[1], 3, 3, 0],
    [[1], 5, 5, 0],
  ]);
});

describe('months', () => {
  it('have weeks from Monday, also where they begin or end with one', () => {
    expect(weeksOf('2026-12')).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
    ]);
    expect(weeksOf('2027-02')).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']);
    expect(daysOfMonth('2028-02')).toHaveLength(29);
  });

  it('are counted over the year, with the last day for one that is missing', () => {
    expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1), monthsAfter('2026-06', 12)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-06',
    ]);
    expect(dayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(['2026-13', '2026-1', null].map(isMonth)).toEqual([false, false, false]);
  });

  it('count the restaurants that are affected each day, without actions', () => {
    const items = [
      item('a', '2026-11-20', '2026-12-02', [1, 2]),
      item('b', '2026-12-02', null, [3]),
      ...itemsOf([national(1, '2026-12-01', '2026-12-31', [1])], all),
    ];
    const affected = affectedByDay(items, daysOfMonth('2026-12'));
    expect([affected.get('2026-12-01'), affected.get('2026-12-02'), affected.get('2026-12-03')]).toEqual([
      2, 3, 1,
    ]);
  });
});
