import { describe, expect, it } from '@jest/globals';
import {
  aChannel,
  aSpecialDay,
  everyDay,
  type ScheduleBlock,
  type SpecialDay,
} from '@portal/contracts/areas/channels';
import { isLate, pauseProblems } from '@portal/contracts/areas/mop';
import { marketRecords } from '@portal/contracts/kernel';
import { earliestEnd, endWith, firstDraft, inputOf, overlapping } from './pause-draft';

const spain = marketRecords.ES;

/** A Friday, 10:07 in Madrid. */
const now = Date.parse('2026-11-20T09:07:00.000Z');
const draft = firstDraft(1, now, spain);
const reason = 'Se ha roto la cámara de frío y no podemos servir pedidos con seguridad.';

describe('a first draft of a pause', () => {
  it('[R-MOP-08] begins at a quarter of an hour that is on time and stays so while one types, the weekend not counted', () => {
    expect(draft.start_date).toEqual({ day: '2026-11-24', time: '10:30' });
    const later = new Date(now + 15 * 60_000).toISOString();
    expect(isLate(inputOf(draft, spain).start_date, later, 'ES')).toBe(false);
  });

  const known = (restaurant: ScheduleBlock, special_days: SpecialDay[] = []) => ({
    special_days,
    channel: { schedules: { ...aChannel().schedules, restaurant } },
  });
  const inTheNight = Date.parse('2026-11-20T04:05:00.000Z');
  it('[R-MOP-08] begins at nine where the first time that is on time is in the night and no hours are known', () => {
    const unknown = { ...everyDay({ start: '12:00', end: '00:00' }), tuesday: { start: '', end: '' } };
    for (const hours of [undefined, known(unknown)]) {
      const night = firstDraft(1, inTheNight, spain, hours);
      expect(night.start_date).toEqual({ day: '2026-11-24', time: '09:00' });
      expect(night.end_date).toEqual({ day: '2026-11-24', time: '11:00' });
    }
  });

  it.each([
    ['12:30', '2026-11-20T04:05:00.000Z', '12:30'],
    ['07:00', '2026-11-20T04:05:00.000Z', '07:00'],
    ['00:00', '2026-11-20T04:05:00.000Z', '05:30'],
    ['07:00', '2026-11-20T09:07:00.000Z', '10:30'],
  ])(
    '[R-MOP-08] begins not before the restaurant opens that day, at %s: of %s, %s',
    (start, at, proposed) => {
      const hours = { ...everyDay({ start: '10:00', end: '00:00' }), tuesday: { start, end: '00:00' } };
      const draft = firstDraft(1, Date.parse(at), spain, known(hours));
      expect(draft.start_date).toEqual({ day: '2026-11-24', time: proposed });
    },
  );

  it('[R-MOP-08] begins not before the restaurant opens on a special day', () => {
    const hours = known(everyDay({ start: '10:00', end: '00:00' }), [aSpecialDay({ day: '2026-11-24' })]);
    const draft = firstDraft(1, inTheNight, spain, hours);
    expect(draft.start_date).toEqual({ day: '2026-11-24', time: '12:00' });
  });

  it('[R-MOP-04] lacks nothing but the reason', () => {
    const problems = pauseProblems(inputOf(draft, spain), new Date(now).toISOString());
    expect(problems).toEqual({ value: 'reason_too_short' });
  });
});

describe('a draft that is changed', () => {
  it('keeps its length when its start moves', () => {
    const end = endWith({ day: '2026-11-30', time: '23:00' }, draft, spain);
    expect(end).toEqual({ day: '2026-12-01', time: '01:00' });
  });

  it('keeps its end while a day is half typed, and moves it when the day is whole', () => {
    const half = { day: '', time: '10:15' };
    expect(endWith(half, draft, spain)).toEqual(draft.end_date);
    expect(inputOf({ ...draft, start_date: half }, spain).start_date).toBe('');
    const end = endWith({ day: '2026-11-30', time: '10:15' }, { ...draft, start_date: half }, spain);
    expect(end).toEqual({ day: '2026-11-30', time: '12:15' });
  });

  it('proposes an end at least a quarter of an hour after the start (AMB-57)', () => {
    expect(earliestEnd({ day: '2026-11-24', time: '23:45' }, spain)).toEqual({
      day: '2026-11-25',
      time: '00:00',
    });
    expect(earliestEnd({ day: '', time: '10:00' }, spain)).toBeUndefined();
  });

  it('is sent as instants, with the reason trimmed', () => {
    expect(inputOf({ ...draft, value: `  ${reason}\n` }, spain)).toEqual({
      restaurant_id: 1,
      start_date: '2026-11-24T09:30:00.000Z',
      end_date: '2026-11-24T11:30:00.000Z',
      value: reason,
    });
  });
});

describe('pauses that overlap a draft', () => {
  const times = { start_date: '2026-11-24T09:00:00.000Z', end_date: '2026-11-24T11:00:00.000Z' };
  const pause = (start: string, end: string) => ({
    start_date: `2026-11-24T${start}:00.000Z`,
    end_date: `2026-11-24T${end}:00.000Z`,
  });

  it('are those that share time with it', () => {
    const before = pause('08:00', '09:00');
    const within = pause('09:30', '10:00');
    const across = pause('10:30', '12:00');
    expect(overlapping(times, [before, within, across])).toEqual([within, across]);
  });

  it('are empty for one that ends before it starts, or is half typed', () => {
    const all = [pause('07:00', '12:00')];
    expect(overlapping({ ...times, end_date: '2026-11-24T08:00:00.000Z' }, all)).toEqual([]);
    expect(overlapping({ ...times, end_date: '' }, all)).toEqual([]);
  });
});
