import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isLeapYear,
  barOf,
  calendarRows,
  dayAtPosition,
  daysAcross,
  drawnBarOf,
  monthMarks,
  movedWithin,
  pickableDays,
  positionOf,
  resizedWithin,
  rowOfSection,
  stackActions,
  todayPosition,
  weekMarks,
  weeksAcross,
  weeksOf,
} from './calendar.rules';

/** Independent check: counts days in UTC and reads weeks off a list. */
const spelled = (moment: Date) => moment.toISOString().slice(0, 10);

const walkedYears = new Map<number, readonly string[]>();

function daysOf(year: number): readonly string[] {
  const known = walkedYears.get(year);
  if (known) return known;
  const days: string[] = [];
  for (let day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year;) {
    days.push(spelled(day));
    day = new Date(Date.UTC(year, day.getUTCMonth(), day.getUTCDate() + 1));
  }
  walkedYears.set(year, days);
  return days;
}

function walked(start: string, end: string) {
  const days = daysOf(Number(start.slice(0, 4)));
  const first = days.indexOf(start);
  const last = days.indexOf(end);
  const place = Math.min(first + 1, 365);
  let weeks = 0;
  for (let at = first; at <= last; at += 7) weeks += 1;
  const right = Math.min(place / 365 + weeks / 52, 1);
  return { left: place / 365, right };
}

const years = fc.integer({ min: 2019, max: 2120 });
const anActionOfAYear = years.chain((year) => {
  const days = daysOf(year);
  const index = fc.integer({ min: 0, max: days.length - 1 });
  return fc.tuple(index, index).map(([a, b]) => ({
    year,
    start: days[Math.min(a, b)] as string,
    end: days[Math.max(a, b)] as string,
  }));
});
const close = (a: number, b: number) => Math.abs(a - b) < 1e-9;

describe('the bar of an action', () => {
  it('[R-MKT-13] [R-CON-20] [AMB-44] lies where counting day by day puts it, in 2,000 years and actions', () => {
    fc.assert(
      fc.property(anActionOfAYear, ({ start, end }) => {
        const bar = barOf({ start, end });
        const expected = walked(start, end);
        expect(close(bar.left, expected.left)).toBe(true);
        expect(close(bar.left + bar.width, expected.right)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[R-MKT-13] never leaves the year, and is drawn at least a week wide', () => {
    fc.assert(
      fc.property(anActionOfAYear, (action) => {
        const bar = barOf(action);
        const drawn = drawnBarOf(action);
        for (const { left, width } of [bar, drawn]) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(drawn.width).toBeGreaterThanOrEqual(1 / weeksAcross - 1e-9);
        expect(drawn.left).toBeLessThanOrEqual(bar.left);
        // Includes the first day, even the last one of the year.
        expect(drawn.left + drawn.width).toBeGreaterThanOrEqual(positionOf(action.start) - 1e-9);
      }),
    );
  });

  it.each([
    ['1 January', { start: '2026-01-01', end: '2026-01-01' }, 1, 1],
    ['29 February', { start: '2028-02-29', end: '2028-02-29' }, 60, 1],
    ['1 March of a leap year', { start: '2028-03-01', end: '2028-03-07' }, 61, 1],
    ['1 March of another', { start: '2027-03-01', end: '2027-03-08' }, 60, 2],
    ['the night in which clocks go forward', { start: '2026-03-28', end: '2026-04-03' }, 87, 1],
    ['the night in which clocks go back', { start: '2026-10-24', end: '2026-10-30' }, 297, 1],
    ['eight days over it', { start: '2026-10-24', end: '2026-10-31' }, 297, 2],
  ])('[AMB-44] of %s is at its day, and as many weeks wide as it has begun', (_, action, day, weeks) => {
    expect(positionOf(action.start)).toBe(day / daysAcross);
    expect(weeksOf(action)).toBe(weeks);
    expect(barOf(action)).toEqual({ left: day / daysAcross, width: weeks / weeksAcross });
  });

  it('[AMB-44] of 31 December ends with the year: in a leap year it shares the place of the day before', () => {
    expect(positionOf('2028-12-31')).toBe(1);
    expect(positionOf('2028-12-30')).toBe(1);
    expect(positionOf('2027-12-30')).toBe(364 / 365);
    expect(barOf({ start: '2028-12-31', end: '2028-12-31' })).toEqual({ left: 1, width: 0 });
    expect(drawnBarOf({ start: '2028-12-31', end: '2028-12-31' })).toEqual({ left: 51 / 52, width: 1 / 52 });
  });

  it('[R-CON-20] of a whole year is cut off at its end', () => {
    const whole = barOf({ start: '2026-01-01', end: '2026-12-31' });
    expect(whole.left + whole.width).toBe(1);
  });
});

describe('actions that overlap', () => {
  const action = (id: string, start: string, end: string, row: 0 | 1 | 2 = 1) => ({ id, start, end, row });

  it('[R-MKT-13] stand below each other, and return to the first level where there is room', () => {
    const stacked = stackActions([
      action('later', '2026-06-01', '2026-06-14'),
      action('long', '2026-01-10', '2026-03-20'),
      action('short', '2026-01-10', '2026-01-20'),
      action('third', '2026-01-15', '2026-02-10'),
      action('next', '2026-02-16', '2026-02-20'),
    ]);
    expect(stacked.map(({ action: { id }, level }) => [id, level])).toEqual([
      ['long', 0],
      ['short', 1],
      ['third', 2],
      ['next', 1],
      ['later', 0],
    ]);
  });

  it('[R-MKT-13] never lie on each other, however many there are', () => {
    const some = fc.array(anActionOfAYear, { maxLength: 40 });
    fc.assert(
      fc.property(some, (list) => {
        const stacked = stackActions(list.map((each, n) => ({ ...each, id: String(n), row: 1 as const })));
        expect(stacked).toHaveLength(list.length);
        for (const [at, one] of stacked.entries())
          for (const other of stacked.slice(at + 1)) {
            const apart =
              one.bar.left + one.bar.width <= other.bar.left + 1e-6 ||
              other.bar.left + other.bar.width <= one.bar.left + 1e-6;
            expect(one.level !== other.level || apart).toBe(true);
          }
      }),
    );
  });

  it('[R-MKT-13] have a row for each letter, and one above them for what belongs to none, where there is any', () => {
    const own = calendarRows([action('a', '2026-01-10', '2026-01-20', 2)]);
    expect(own.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(own.map(({ levels }) => levels)).toEqual([1, 1, 1, 1, 1, 1]);
    const both = calendarRows([
      action('a', '2026-01-10', '2026-01-20', 0),
      action('b', '2026-01-12', '2026-01-20', 0),
    ]);
    expect(both[0]).toMatchObject({ row: 0, levels: 2 });
  });

  it('[R-MKT-16] of the chain are in the row of the first strategy with their section', () => {
    const strategies = [
      { section_id: 11, status: 4 as const },
      { section_id: 11, status: 2 as const },
      { section_id: null, status: 1 as const },
    ];
    expect(rowOfSection(11, strategies)).toBe(2);
    expect(rowOfSection(12, strategies)).toBe(0);
    expect(rowOfSection(null, strategies)).toBe(0);
  });
});

describe('the lines of the calendar', () => {
  it('[R-CON-20] are twelve months that begin where an action of their first day begins', () => {
    fc.assert(
      fc.property(years, (year) => {
        const months = monthMarks(year);
        const firsts = daysOf(year).filter((day) => day.endsWith('-01'));
        expect(months.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect(months.slice(1).map(({ left }) => left)).toEqual(firsts.slice(1).map(positionOf));
        expect(months[0]?.left).toBe(0);
      }),
    );
  });

  it('are weeks by their numbers', () => {
    const marks = weekMarks(2027);
    expect(marks.slice(0, 3)).toEqual([
      { number: 53, left: 0 },
      { number: 1, left: 4 / 365 },
      { number: 2, left: 11 / 365 },
    ]);
    expect(marks.at(-1)?.number).toBe(52);
  });

  it('show today in its own year alone', () => {
    expect(todayPosition('2026-11-25', 2026)).toBe(329 / 365);
    expect(todayPosition('2026-11-25', 2027)).toBeNull();
  });

  it('lead from a place back to its day', () => {
    fc.assert(
      fc.property(anActionOfAYear, ({ year, start }) => {
        const lastOfLeapYear = isLeapYear(year) && start.endsWith('-12-31');
        expect(dayAtPosition(positionOf(start), year)).toBe(lastOfLeapYear ? `${year}-12-30` : start);
      }),
    );
    expect([dayAtPosition(-1, 2026), dayAtPosition(2, 2026)]).toEqual(['2026-01-01', '2026-12-31']);
  });
});

describe('an action that is dragged', () => {
  const by = fc.integer({ min: -400, max: 400 });

  it('[R-MKT-20] [AMB-45] keeps its length and stays within its year', () => {
    fc.assert(
      fc.property(anActionOfAYear, by, ({ year, ...action }, days) => {
        const moved = movedWithin(action, days, year);
        const all = daysOf(year);
        const lengthOf = ({ start, end }: typeof moved) => all.indexOf(end) - all.indexOf(start);
        expect(lengthOf(moved)).toBe(lengthOf(action));
        expect([moved.start, moved.end].every((day) => all.includes(day))).toBe(true);
        const requested = all.indexOf(action.start) + days;
        const isFree = requested >= 0 && requested + lengthOf(action) < all.length;
        if (isFree) expect(moved.start).toBe(all[requested]);
      }),
    );
  });

  it('[R-MKT-19] by one of its ends never ends before it begins', () => {
    fc.assert(
      fc.property(
        anActionOfAYear,
        fc.constantFrom('start' as const, 'end' as const),
        by,
        (action, side, days) => {
          const resized = resizedWithin(action, side, days, action.year);
          expect(resized.start <= resized.end).toBe(true);
          expect(daysOf(action.year)).toEqual(expect.arrayContaining([resized.start, resized.end]));
          expect(side === 'start' ? resized.end : resized.start).toBe(
            side === 'start' ? action.end : action.start,
          );
        },
      ),
      { numRuns: 200 },
    );
    const action = { start: '2026-06-10', end: '2026-06-20' };
    expect(resizedWithin(action, 'end', 3, 2026).end).toBe('2026-06-23');
    expect(resizedWithin(action, 'start', 3, 2026).start).toBe('2026-06-13');
  });

  it('[R-MKT-15] is picked among the days of its year', () => {
    expect(pickableDays(2028)).toEqual({ min: '2028-01-01', max: '2028-12-31' });
  });
});
