import { describe, expect, it } from '@jest/globals';
import { daysAfter } from '../../kernel';
import { aChannel, aSpecialDay } from './channels.examples';
import {
  allDay,
  everyDay,
  hoursOn,
  lastYearsDays,
  maxDaysAhead,
  openNow,
  outdatedDays,
  type SpecialDay,
  specialDaysProblems,
  spansText,
  tidied,
  withSpecialDays,
} from './opening.rules';
import { publicChannelOf } from './public-data.rules';

const today = '2026-11-25';
const hours = (start: string, end: string) => ({ start, end });
const open = (...spans: SpecialDay['spans']) => aSpecialDay({ spans });
const closed = aSpecialDay({ day: '2026-12-25', closed: true, spans: [] });
const problems = (...days: SpecialDay[]) => specialDaysProblems(days, today);

describe('a special day', () => {
  it.each<[string, SpecialDay, Record<string, string>]>([
    ['two spans', aSpecialDay(), {}],
    ['two spans in any order', open(hours('20:00', '23:30'), hours('12:00', '16:00')), {}],
    ['a night', open(hours('12:00', '16:00'), hours('20:00', '02:00')), {}],
    ['the whole day', open(allDay), {}],
    ['closed', closed, {}],
    ['today', aSpecialDay({ day: today }), {}],
    ['the last day', aSpecialDay({ day: daysAfter(today, maxDaysAhead) }), {}],
    ['yesterday', aSpecialDay({ day: '2026-11-24' }), { 'days.0.day': 'day_past' }],
    [
      'later than two years ahead',
      aSpecialDay({ day: daysAfter(today, maxDaysAhead + 1) }),
      { 'days.0.day': 'day_too_late' },
    ],
    ['closed with hours', { ...closed, spans: [allDay] }, { 'days.0.spans': 'closed_with_hours' }],
    ['no hours', open(), { 'days.0.spans.0': 'hours_missing' }],
    [
      'off the step',
      open(hours('12:00', '16:00'), hours('20:05', '23:00')),
      { 'days.0.spans.1': 'hours_off_step' },
    ],
    ['an empty span', open(hours('12:00', '12:00')), { 'days.0.spans.0': 'hours_empty' }],
    [
      'spans that overlap',
      open(hours('12:00', '16:15'), hours('16:00', '23:00')),
      { 'days.0.spans': 'spans_overlap' },
    ],
    [
      'spans that touch',
      open(hours('12:00', '16:00'), hours('16:00', '23:00')),
      { 'days.0.spans': 'spans_overlap' },
    ],
    [
      'a night before another span',
      open(hours('12:00', '02:00'), hours('20:00', '23:00')),
      { 'days.0.spans': 'spans_overlap' },
    ],
    ['the whole day and more', open(allDay, hours('20:00', '23:00')), { 'days.0.spans': 'spans_overlap' }],
  ])('[R-CHN-15] [R-CHN-17] of %s has the problems of its fields', (_what, day, found) => {
    expect(problems(day)).toEqual(found);
  });

  it('is named once', () => {
    expect(problems(aSpecialDay(), closed, aSpecialDay())).toEqual({ 'days.2.day': 'day_twice' });
  });

  it('is set or removed alone; the others stay', () => {
    const changed = open(hours('10:00', '14:00'));
    expect(withSpecialDays([aSpecialDay(), closed], { set: [changed], removed: [] })).toEqual([
      changed,
      closed,
    ]);
    expect(withSpecialDays([closed], { set: [aSpecialDay()], removed: [] })).toEqual([aSpecialDay(), closed]);
    expect(withSpecialDays([aSpecialDay(), closed], { set: [], removed: [closed.day] })).toEqual([
      aSpecialDay(),
    ]);
  });

  it('has its spans in order', () => {
    const spans = [hours('20:00', '23:30'), hours('12:00', '16:00')];
    expect(tidied(open(...spans)).spans).toEqual(spans.toReversed());
  });

  it('is offered a year later, but not an invalid, past or taken day', () => {
    const known = ['2024-02-29', '2025-11-20', '2025-12-24', '2025-12-25', '2026-12-25'].map((day) =>
      aSpecialDay({ day }),
    );
    expect(lastYearsDays(known, today)).toEqual([aSpecialDay({ day: '2026-12-24' })]);
    expect(outdatedDays(known, today)).toEqual(['2024-02-29']);
  });

  it('is written with its spans, or as closed', () => {
    expect(spansText(aSpecialDay().spans, 'CAST')).toBe('12:00–16:00, 20:00–23:30');
    expect([spansText([], 'CAST'), spansText([], 'CAT'), spansText([allDay], 'PT')]).toEqual([
      'cerrado',
      'tancat',
      '24 horas',
    ]);
  });
});

describe('special days in the hours of a restaurant', () => {
  const week = { ...everyDay(hours('12:00', '02:00')), festive: hours('18:00', '22:00') };

  it('[R-CHN-15] count over holidays and the week', () => {
    const christmas = aSpecialDay({ day: '2026-12-25' });
    expect(hoursOn(week, [christmas], '2026-12-25', 'ES')).toEqual(christmas.spans);
    expect(hoursOn(week, [], '2026-12-25', 'ES')).toEqual([week.festive]);
    expect(hoursOn(week, [closed], '2026-12-25', 'PT')).toEqual([]);
    expect(hoursOn(week, [closed], '2026-12-26', 'PT')).toEqual([week.monday]);
  });

  it('[R-CHN-15] are opened twice where they close at noon', () => {
    const at = (time: string) => openNow(week, [aSpecialDay()], `2026-12-24T${time}:00.000Z`, 'ES');
    expect(at('12:00')).toEqual({ open: true, until: '2026-12-24T15:00:00.000Z' });
    expect(at('15:00')).toEqual({ open: false, opens: '2026-12-24T19:00:00.000Z' });
    expect(at('19:00')).toEqual({ open: true, until: '2026-12-24T22:30:00.000Z' });
  });

  it('[R-CHN-15] end no night of the day before, and one that lasts into the next opening goes on', () => {
    const night = openNow(week, [closed], '2026-12-24T23:30:00.000Z', 'ES');
    expect(night).toEqual({ open: true, until: '2026-12-25T01:00:00.000Z' });
    const late = aSpecialDay({ day: '2026-12-26', spans: [hours('20:00', '13:00')] });
    expect(openNow(week, [late], '2026-12-27T08:00:00.000Z', 'ES')).toEqual({
      open: true,
      until: '2026-12-28T01:00:00.000Z',
    });
  });

  it('[R-CHN-15] are looked past, however many are closed', () => {
    const weeks = Array.from({ length: 60 }, (_, index) => ({
      ...closed,
      day: daysAfter('2026-12-01', index),
    }));
    expect(openNow(week, weeks, '2026-12-01T12:00:00.000Z', 'ES')).toEqual({
      open: false,
      opens: '2027-01-30T11:00:00.000Z',
    });
  });
});

describe('special days in schema.org terms', () => {
  const restaurant = {
    site: '0417',
    name: 'Gran Vía',
    publicName: '',
    address: 'Gran Vía 52',
    city: 'Madrid',
    postalCode: '28013',
    latitude: null,
    longitude: null,
    phone: '',
    email: '',
  };
  const shown = (specialDays: readonly SpecialDay[], content = aChannel(), day = today) =>
    publicChannelOf({ ...restaurant, specialDays }, content, { market: 'ES', today: day })
      .specialOpeningHoursSpecification;
  const entry = (day: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes,
    validFrom: day,
    validThrough: day,
  });

  it('[R-CHN-15] have an entry for each span, or one for a closed day', () => {
    const whole = aSpecialDay({ day: '2026-12-31', spans: [allDay] });
    expect(shown([aSpecialDay({ day: '2026-11-24' }), aSpecialDay(), closed, whole])).toEqual([
      entry('2026-12-24', '12:00', '16:00'),
      entry('2026-12-24', '20:00', '23:30'),
      entry('2026-12-25', '00:00', '00:00'),
      entry('2026-12-31', '00:00', '23:59'),
    ]);
    expect(shown([aSpecialDay()], aChannel(), '2026-12-25')).toBeUndefined();
  });

  it('[R-CHN-12] a closure counts over them', () => {
    const opening = { open: false, date: '2026-12-25', motive: 1 } as const;
    expect(shown([aSpecialDay(), closed], aChannel({ opening }))).toEqual([
      { ...entry(today, '00:00', '00:00'), validThrough: '2026-12-24' },
      entry('2026-12-25', '00:00', '00:00'),
    ]);
  });
});
