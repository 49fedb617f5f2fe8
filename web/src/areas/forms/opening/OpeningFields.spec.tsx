import { describe, expect, it } from '@jest/globals';
import { shortNotice } from './OpeningFields';

describe('the notice of an opening', () => {
  it('[R-FRM-06] [R-CON-26] is short below fifteen days, and not at fifteen', () => {
    expect(shortNotice('2026-12-05', '2026-11-20')).toBeNull();
    expect(shortNotice('2026-12-04', '2026-11-20')).toBe(14);
    expect(shortNotice('2026-11-20', '2026-11-20')).toBe(0);
    expect(shortNotice('2026-11-19', '2026-11-20')).toBe(-1);
    expect(shortNotice('', '2026-11-20')).toBeNull();
  });

  it('[R16] counts days over a change of the clocks and over a leap day', () => {
    expect(shortNotice('2027-04-02', '2027-03-20')).toBe(13);
    expect(shortNotice('2028-03-01', '2028-02-28')).toBe(2);
  });
});
