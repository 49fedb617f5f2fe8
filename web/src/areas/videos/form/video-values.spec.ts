import { describe, expect, it } from '@jest/globals';
import { inputOf, newVideo, valuesOf } from './video-values';

const zone = 'Europe/Madrid';
const days = { ...newVideo, url: 'https://youtu.be/abcdefghijk', from: '2026-11-20', until: '2026-11-20' };

describe('the days of a video advert', () => {
  it('[R-AME-09] [R16] are whole days of the market', () => {
    expect(inputOf(days, zone)).toEqual({
      url: days.url,
      status: true,
      start_date: '2026-11-19T23:00:00.000Z',
      end_date: '2026-11-20T22:59:59.999Z',
    });
  });

  it('[R-AME-09] come back as they were chosen; open ends stay open', () => {
    const record = { id: 1, version: 1, url: days.url, status: 1 } as const;
    const { start_date, end_date } = inputOf(days, zone);
    expect(valuesOf({ ...record, start_date, end_date }, zone)).toEqual(days);
    const open = { ...record, status: 0 as const, start_date: null, end_date: null };
    expect(valuesOf(open, zone)).toEqual({ ...newVideo, url: days.url, status: false });
    expect(inputOf(newVideo, zone)).toMatchObject({ start_date: null, end_date: null });
  });
});
