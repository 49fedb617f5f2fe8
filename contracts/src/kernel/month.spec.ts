import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastMonths, monthInPath, monthKey, monthOf, monthsAfter, wireMonth } from './month';

const read = (text: string) => wireMonth().safeParse(text).data;

describe('a month', () => {
  it('[AMB-22] [R-CON-28] is read in both spellings and shown in one', () => {
    expect(read('11/2026')).toBe('2026-11');
    expect(read(' 11-2026 ')).toBe('2026-11');
    expect(monthKey('2026-11')).toBe('11/2026');
    expect(monthInPath('2026-11')).toBe('11-2026');
  });

  it.each(['13/2024', '00/2024', '1/2024', '2024-11', '11/24', '11.2024', '', '11/2024/1'])(
    '[AMB-22] is not %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('[AMB-22] is unchanged after being shown and parsed, for any month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2999 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        expect(read(monthKey(month))).toBe(month);
        expect(read(monthInPath(month))).toBe(month);
      }),
    );
  });

  it('[AMB-73] begins at midnight of the market', () => {
    expect(monthOf('2026-10-31T23:30:00Z', 'Europe/Madrid')).toBe('2026-11');
    expect(monthOf('2026-10-31T23:30:00Z', 'Europe/Lisbon')).toBe('2026-10');
  });

  it('[AMB-73] [R-PRT-05] counts back over the turn of the year, itself included', () => {
    expect(lastMonths('2026-02-10T10:00:00Z', 'Europe/Madrid', 6)).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
      '2025-10',
      '2025-09',
    ]);
    expect(monthsAfter('2026-12', 1)).toBe('2027-01');
  });
});
