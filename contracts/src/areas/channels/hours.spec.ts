import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dayOf,
  daysAfter,
  holidaysOf,
  languages,
  type Market,
  marketRecords,
  markets,
  timeOf,
} from '../../kernel';
import {
  allDay,
  blockProblems,
  channelSchedules,
  everyDay,
  hoursInWords,
  hoursOfTyped,
  hoursProblem,
  hoursSentence,
  hoursText,
  isComplete,
  minutesOf,
  noHours,
  openingHoursSpecification,
  openNow,
  type ScheduleBlock,
  scheduleBlock,
  scheduleBlocks,
  scheduleDays,
  type ScheduleHours,
  scheduleProblems,
  scheduleStep,
  type SpecialDay,
  specialDaysProblems,
  tidied,
} from './opening.rules';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const stepTime = fc.nat(24 * (60 / scheduleStep) - 1).map((steps) => clock(steps * scheduleStep));
const rightHours = fc.oneof(
  { weight: 5, arbitrary: fc.record({ start: stepTime, end: stepTime }) },
  { weight: 1, arbitrary: fc.constant(allDay) },
);
/** Few values, so that neighbours are often equal. */
const rightBlock = fc
  .tuple(
    fc.array(rightHours, { minLength: 1, maxLength: 3 }),
    fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
  )
  .map(([hours, picks]) => blockOf((index) => hours[(picks[index] ?? 0) % hours.length] ?? allDay))
  .filter(isComplete);
const wrongHours = fc.constantFrom<ScheduleHours>(
  ...[noHours, { start: 'HH:mm', end: '22:00' }, { start: '12:00', end: '12:mm' }],
  ...[
    { start: '25:00', end: '22:00' },
    { start: '12:10', end: '22:00' },
    { start: '12:00', end: '12:00' },
  ],
);
const anyBlock = fc
  .array(fc.oneof({ weight: 12, arbitrary: rightHours }, { weight: 1, arbitrary: wrongHours }), {
    minLength: 8,
    maxLength: 8,
  })
  .map((hours) => blockOf((index) => hours[index] ?? allDay));

const hours = (start: string, end: string): ScheduleHours => ({ start, end });
const everyBlock = (block: ScheduleBlock) => ({
  restaurant: block,
  mcauto: block,
  mcexpress: block,
  takeaway: block,
  delivery: '',
});

function blockOf(hoursAt: (index: number) => ScheduleHours): ScheduleBlock {
  return Object.fromEntries(
    scheduleDays.map((day, index) => [day, hoursAt(index)]),
  ) as unknown as ScheduleBlock;
}

describe('the rows of a schedule block', () => {
  it('[R-CHN-18] needs both ends on all eight rows, and no placeholder of the picker', () => {
    const noon = { start: '12:00', end: '00:30' };
    expect(
      blockProblems({ ...everyDay(noon), friday: noHours, festive: { start: 'HH:mm', end: '23:00' } }),
    ).toEqual({
      friday: 'hours_missing',
      festive: 'hours_missing',
    });
    expect(isComplete(everyDay(noon))).toBe(true);
    expect(scheduleBlock.safeParse({ ...everyDay(noon), festive: undefined }).success).toBe(false);
  });

  it('[R-CHN-17] goes in quarters of an hour, past midnight, or from midnight to midnight', () => {
    expect(hoursProblem({ start: '12:00', end: '02:00' })).toBeUndefined();
    expect(hoursProblem({ start: '18:00', end: '00:00' })).toBeUndefined();
    expect(hoursProblem(allDay)).toBeUndefined();
    expect(hoursProblem({ start: '12:05', end: '02:00' })).toBe('hours_off_step');
    expect(hoursProblem({ start: '12:00', end: '24:00' })).toBe('hours_malformed');
    expect(hoursProblem({ start: '12:00', end: '12:00' })).toBe('hours_empty');
  });

  it.each<[string, Partial<ScheduleBlock>, string[]]>([
    [
      'Saturday into Sunday',
      { saturday: hours('06:00', '02:00'), sunday: hours('01:00', '05:00') },
      ['saturday', 'sunday'],
    ],
    ['Sunday into Monday', { sunday: hours('18:00', '09:15') }, ['monday', 'sunday']],
    [
      'a holiday into any day',
      { festive: hours('18:00', '12:15'), friday: hours('12:00', '23:00') },
      ['monday', 'friday', 'festive'],
    ],
    [
      'any day into a holiday',
      { tuesday: hours('12:00', '02:00'), festive: hours('01:45', '05:00') },
      ['tuesday', 'festive'],
    ],
    ['up to the opening', { saturday: hours('06:00', '01:00'), sunday: hours('01:00', '05:00') }, []],
    ['up to midnight', { saturday: hours('06:00', '00:00'), sunday: hours('00:15', '05:00') }, []],
    ['into a whole day', { saturday: hours('06:00', '02:00'), sunday: allDay }, []],
    ['the same day only', { saturday: hours('06:00', '05:00'), sunday: hours('05:00', '23:00') }, []],
    ['into an empty row', { saturday: hours('06:00', '02:00'), sunday: noHours }, ['sunday']],
  ])('[R-CHN-17] lets no night last into the hours of the next day: %s', (_which, changed, wrong) => {
    const block = { ...everyDay(hours('12:30', '23:00')), monday: hours('09:00', '23:00'), ...changed };
    const found = blockProblems(block);
    expect(Object.keys(found)).toEqual(wrong);
    expect(isComplete(block)).toBe(wrong.length === 0);
    if (wrong.length > 1) expect(new Set(Object.values(found))).toEqual(new Set(['hours_overlap']));
    for (const each of scheduleBlocks) {
      const schedules = { ...everyBlock(everyDay(allDay)), [each]: block };
      const ofBlock = scheduleProblems(schedules, new Set(scheduleBlocks))[each];
      expect(Object.keys(ofBlock ?? {})).toEqual(wrong);
    }
  });

  it('[R-CHN-18] [R-CHN-19] [AMB-53] looks at the restaurant always, at another block with its service', () => {
    const complete = everyDay({ start: '12:00', end: '00:30' });
    const empty = everyDay(noHours);
    const schedules = {
      restaurant: complete,
      mcauto: empty,
      mcexpress: complete,
      takeaway: empty,
      delivery: '',
    };
    expect(channelSchedules.parse(schedules)).toEqual(schedules);
    expect(scheduleProblems(schedules, new Set(['wifi']))).toEqual({});
    expect(Object.keys(scheduleProblems(schedules, new Set(['mcauto', 'mcexpress'])))).toEqual(['mcauto']);
    expect(Object.keys(scheduleProblems({ ...schedules, restaurant: empty }, new Set()))).toEqual([
      'restaurant',
    ]);
  });
});

describe('hours as people type them', () => {
  it.each([
    ['12-0:30', '12:00', '00:30'],
    ['9 a 23.45', '09:00', '23:45'],
    ['9h30 às 22h', '09:30', '22:00'],
    ['1200–0030', '12:00', '00:30'],
    [' 8 - 24 ', '08:00', '00:00'],
    ['24 h', '00:00', '00:00'],
    ['24 horas', '00:00', '00:00'],
  ])('[R-CHN-17] reads %s', (typed, start, end) => {
    expect(hoursOfTyped(typed)).toEqual({ start, end });
  });

  it.each(['', '12', '12-', '25-3', '12-1-2', 'mañana', '24:30-2', '12:75-13', '-'])(
    'refuses %j',
    (typed) => {
      expect(hoursOfTyped(typed)).toBeUndefined();
    },
  );

  it('[R-CHN-17] reads back what it shows, in all languages', () => {
    fc.assert(
      fc.property(rightHours, fc.constantFrom(...languages), (hours, language) => {
        expect(hoursOfTyped(hoursText(hours, language))).toEqual(hours);
      }),
    );
  });
});

describe('hours in words', () => {
  const week = { ...everyDay({ start: '12:00', end: '00:30' }), friday: allDay, saturday: allDay };

  it('groups neighbouring days that are equal, holidays apart', () => {
    expect(hoursSentence(week, 'CAST')).toBe(
      'lun–jue 12:00–00:30 · vie, sáb 24 horas · dom 12:00–00:30 · festivos 12:00–00:30',
    );
    expect(hoursSentence(week, 'CAT')).toContain('dl.–dj. 12:00–00:30 · dv., ds. 24 hores');
    expect(hoursSentence(week, 'PT')).toContain('seg.–qui. 12:00–00:30');
  });

  it('[R-CHN-15] [R-CHN-18] are shown, and are JSON-LD, exactly where they are valid', () => {
    fc.assert(
      fc.property(anyBlock, (block) => {
        const valid = Object.keys(blockProblems(block)).length === 0;
        expect(hoursInWords(block, 'CAST').length > 0).toBe(valid);
        expect(openingHoursSpecification(block).length > 0).toBe(valid);
      }),
    );
  });

  it('[R-CHN-15] say each row once and with its own hours, as does JSON-LD', () => {
    fc.assert(
      fc.property(rightBlock, fc.constantFrom(...languages), (block, language) => {
        const lines = hoursInWords(block, language);
        expect(lines.flatMap(({ of }) => of)).toEqual([...scheduleDays]);
        for (const { of, hours } of lines)
          for (const day of of) expect(hoursOfTyped(hours)).toEqual(block[day]);
        const specified = openingHoursSpecification(block).flatMap(({ dayOfWeek, opens, closes }) =>
          dayOfWeek.map(() => ({ start: opens, end: closes === '23:59' ? '00:00' : closes })),
        );
        expect(specified).toEqual(scheduleDays.map((day) => block[day]));
      }),
    );
  });

  it('name the days and holidays of schema.org', () => {
    expect(openingHoursSpecification(week).at(1)).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Saturday'],
      opens: '00:00',
      closes: '23:59',
    });
    expect(openingHoursSpecification(week).at(-1)?.dayOfWeek).toEqual(['https://schema.org/PublicHolidays']);
  });
});

describe('open now', () => {
  const noon = everyDay({ start: '12:00', end: '00:30' });

  it('[R-PLT-18] goes by the clock of the market, and by yesterday’s night', () => {
    expect(openNow(noon, [], '2026-11-25T23:15:00.000Z', 'ES')).toEqual({
      open: true,
      until: '2026-11-25T23:30:00.000Z',
    });
    expect(openNow(noon, [], '2026-11-25T23:30:00.000Z', 'ES')).toEqual({
      open: false,
      opens: '2026-11-26T11:00:00.000Z',
    });
    expect(openNow(noon, [], '2026-11-25T12:00:00.000Z', 'PT')).toEqual({
      open: true,
      until: '2026-11-26T00:30:00.000Z',
    });
  });

  it('takes the row of holidays on those of the market', () => {
    const christmas = { ...noon, festive: { start: '18:00', end: '22:00' } };
    expect(openNow(christmas, [], '2026-12-25T12:00:00.000Z', 'ES')).toEqual({
      open: false,
      opens: '2026-12-25T17:00:00.000Z',
    });
    expect(openNow(christmas, [], '2026-12-01T12:00:00.000Z', 'ES').open).toBe(true);
    expect(openNow(christmas, [], '2026-12-01T12:00:00.000Z', 'PT').open).toBe(false);
  });

  it('has no end where all days are whole, and no beginning where the hours are not known', () => {
    expect(openNow(everyDay(allDay), [], '2026-11-25T12:00:00.000Z', 'ES')).toEqual({
      open: true,
      until: null,
    });
    expect(openNow({ ...everyDay(allDay), festive: noHours }, [], '2026-11-25T12:00:00.000Z', 'ES')).toEqual({
      open: false,
      opens: null,
    });
  });

  it('[R-PLT-18] lasts an hour longer or shorter in the night of a clock change', () => {
    const night = everyDay({ start: '20:00', end: '04:00' });
    expect(openNow(night, [], '2026-03-28T20:00:00.000Z', 'ES')).toEqual({
      open: true,
      until: '2026-03-29T02:00:00.000Z',
    });
    expect(openNow(night, [], '2026-10-24T20:00:00.000Z', 'ES')).toEqual({
      open: true,
      until: '2026-10-25T03:00:00.000Z',
    });
    expect(openNow(night, [], '2026-10-24T20:00:00.000Z', 'PT')).toEqual({
      open: true,
      until: '2026-10-25T04:00:00.000Z',
    });
  });

  const changeDays = ['2026-03-29', '2026-10-25'] as const;
  const moments = fc
    .tuple(fc.constantFrom('2026-03-27', '2026-10-23', '2026-11-25', '2026-12-24'), fc.nat(4 * 24 * 4))
    .map(([day, quarters]) => new Date(Date.parse(`${day}T00:00:00Z`) + quarters * 900_000).toISOString());
  const dayHours = fc.oneof(
    fc.constant<ScheduleHours[]>([]),
    rightHours.map((hours) => [hours]),
    fc.tuple(rightHours, rightHours).map(([first, second]) => [first, second]),
  );
  const specials = fc
    .uniqueArray(fc.tuple(fc.nat(12), fc.constantFrom(...changeDays), dayHours), {
      selector: ([offset, day]) => daysAfter(day, offset - 4),
      maxLength: 8,
    })
    .map((days) =>
      days
        .map(([offset, day, spans]) => ({
          day: daysAfter(day, offset - 4),
          closed: spans.length === 0,
          spans,
        }))
        .filter((special) => Object.keys(specialDaysProblems([special], '2026-01-01')).length === 0)
        .map(tidied),
    );

  /** By the clock on the wall, without instants. */
  const naive = (block: ScheduleBlock, special: readonly SpecialDay[], market: Market) => {
    const festive = holidaysOf(market, 2026);
    const hoursOf = (day: string) => {
      const own = special.find((each) => each.day === day);
      if (own) return own.spans;
      const weekday = scheduleDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
      return [block[festive.has(day) ? 'festive' : weekday]];
    };
    const covers = (day: string, minute: number) =>
      hoursOf(day).some(({ start, end }) => {
        if (start === '00:00' && end === '00:00') return minute < 1440;
        const last = minutesOf(end) + (end <= start ? 1440 : 0);
        return minute >= minutesOf(start) && minute < last;
      });
    const isOpen = (day: string, minute: number) =>
      covers(day, minute) || covers(daysAfter(day, -1), minute + 1440);
    /** The clock skips or repeats these times. */
    const isAmbiguous = changeDays.some((day) =>
      [day, daysAfter(day, -1)]
        .flatMap(hoursOf)
        .flatMap(({ start, end }) => [start, end])
        .some((time) => time >= '01:00' && time < '03:00'),
    );
    return { isOpen, isAmbiguous };
  };

  const clocks = new Map<string, readonly (readonly [instant: string, day: string, minute: number])[]>();
  /** Each minute of three days. */
  const wallClock = (from: string, market: Market) => {
    const { timeZone } = marketRecords[market];
    const known = clocks.get(`${from} ${market}`);
    if (known) return known;
    const read = Array.from({ length: 3 * 1440 }, (_, at) => {
      const instant = new Date(Date.parse(`${from}T00:00:00Z`) + at * 60_000).toISOString();
      return [instant, dayOf(instant, timeZone), minutesOf(timeOf(instant, timeZone))] as const;
    });
    clocks.set(`${from} ${market}`, read);
    return read;
  };

  it('[R-CHN-15] [R-PLT-18] agrees with the clock on the wall, minute by minute, on special days and around both clock changes too', () => {
    fc.assert(
      fc.property(
        rightBlock,
        specials,
        fc.constantFrom(...changeDays, '2026-12-23'),
        fc.constantFrom(...markets),
        (block, special, day, market) => {
          const { isOpen, isAmbiguous } = naive(block, special, market);
          fc.pre(!isAmbiguous);
          const clock = wallClock(daysAfter(day, -1), market);
          const open = clock.map(([, today, minute]) => isOpen(today, minute));
          for (let at = 0; at < clock.length; at += 47) {
            const now = clock[at]?.[0] ?? '';
            const change = open.findIndex((state, later) => later > at && state !== open[at]);
            const state = openNow(block, special, now, market);
            expect([now, state.open]).toEqual([now, open[at]]);
            if (change > 0) expect(state.open ? state.until : state.opens).toBe(clock[change]?.[0]);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('[R-CHN-15] changes exactly when predicted', () => {
    fc.assert(
      fc.property(
        rightBlock,
        specials,
        moments,
        fc.constantFrom(...markets),
        (block, special, now, market) => {
          const state = openNow(block, special, now, market);
          const change = state.open ? state.until : state.opens;
          fc.pre(change !== null);
          const at = (offset: number) => new Date(Date.parse(change ?? now) + offset).toISOString();
          expect(openNow(block, special, at(-1), market)).toEqual(state);
          expect(openNow(block, special, at(0), market).open).toBe(!state.open);
        },
      ),
      { numRuns: 400 },
    );
  });
});
