import { describe, expect, it } from '@jest/globals';
import { everyDay, periodOf, presetOf } from './download-report';

describe('the usual periods', () => {
  it('[R-IMP-10] run until today, or are the month before', () => {
    expect(periodOf.last7('2026-11-20')).toEqual({ start: '2026-11-14', end: '2026-11-20' });
    expect(periodOf.last30('2026-03-01')).toEqual({ start: '2026-01-31', end: '2026-03-01' });
    expect(periodOf.last90('2026-11-20')).toEqual({ start: '2026-08-23', end: '2026-11-20' });
    expect(periodOf.year('2026-11-20')).toEqual({ start: '2026-01-01', end: '2026-11-20' });
    expect(periodOf.month('2026-03-31')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
    expect(periodOf.month('2026-01-05')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
  });

  it('are recognised', () => {
    expect(presetOf({ start: '2026-11-14', end: '2026-11-20' }, '2026-11-20')).toBe('last7');
    expect(presetOf({ start: '2026-11-13', end: '2026-11-20' }, '2026-11-20')).toBeUndefined();
  });
});

it('[R-IMP-10] the days of a period are all there, also those without downloads', () => {
  const counted = [{ day: '2026-10-31', downloads: 3 }];
  expect(everyDay({ start: '2026-10-30', end: '2026-11-01' }, counted)).toEqual([
    { day: '2026-10-30', downloads: 0 },
    { day: '2026-10-31', downloads: 3 },
    { day: '2026-11-01', downloads: 0 },
  ]);
  expect(everyDay({ start: '0001-01-01', end: '9999-12-31' }, counted)).toEqual(counted);
});
