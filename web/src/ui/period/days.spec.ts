import { describe, expect, it } from '@jest/globals';
import { dayIn, daysBefore } from './days';

describe('days of the market', () => {
  it('[R-PLT-18] are those of its time zone', () => {
    const lateEvening = Date.parse('2026-11-20T23:30:00Z');
    expect([dayIn('Europe/Madrid', lateEvening), dayIn('Europe/Lisbon', lateEvening)]).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
  });

  it('are counted back over months and clock changes', () => {
    expect([daysBefore('2026-03-01', 1), daysBefore('2026-03-30', 1), daysBefore('2026-01-01', 0)]).toEqual([
      '2026-02-28',
      '2026-03-29',
      '2026-01-01',
    ]);
  });
});
