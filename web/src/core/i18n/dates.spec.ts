import { describe, expect, it } from '@jest/globals';
import { spanTexts } from './dates';

const noon = { start: '2026-11-25T09:30:00.000Z', end: '2026-11-25T13:00:00.000Z' };
const days = { start: '2026-11-25T09:30:00.000Z', end: '2026-11-26T23:30:00.000Z' };

/** Days and spans of hours are not broken. */
const broken = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('spans of time in words', () => {
  const spanish = spanTexts('CAST', 'Europe/Madrid');

  it('[R-PLT-18] name one day once, and two days both', () => {
    expect(spanish.full(noon)).toBe('mié 25/11/2026, 10:30–14:00');
    expect(spanish.full(days)).toBe('mié 25/11/2026, 10:30 – vie 27/11/2026, 00:30');
    expect(spanish.lines(noon)).toEqual(['mié 25/11/2026', '10:30–14:00']);
    expect(spanish.lines(days)).toEqual(['mié 25/11/2026, 10:30 –', 'vie 27/11/2026, 00:30']);
    expect([spanish.inWeek(noon), spanish.inWeek(days)]).toEqual(['10:30–14:00', 'mié 10:30 – vie 00:30']);
    expect(broken(spanish.brief(noon))).toBe('mié 25 nov, 10:30–14:00');
    expect(broken(spanish.brief(days))).toBe('mié 25 nov, 10:30 – vie 27 nov, 00:30');
  });

  it('of calendar days name one day once too', () => {
    expect(spanish.days({ start: '2026-11-25', end: '2026-12-03' })).toBe('25\u00a0nov\u00a0– 3\u00a0dic');
    expect(spanish.days({ start: '2026-11-25', end: '2026-11-25' })).toBe('25\u00a0nov');
  });

  it('are written in the language and by the clock of the market', () => {
    expect(spanish.moment(noon.start)).toBe('mié 25/11/2026, 10:30');
    const portuguese = spanTexts('PT', 'Europe/Lisbon');
    expect(portuguese.moment(noon.start)).toBe('qua. 25/11/2026, 09:30');
    expect(portuguese.dayAndMonth('2027-01-07')).toBe('7\u00a0de\u00a0jan.');
    expect(spanTexts('CAT', 'Europe/Madrid').longDay('2026-11-25')).toBe('dimecres, 25 de novembre');
  });
});
