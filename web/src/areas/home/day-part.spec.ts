import { describe, expect, it } from '@jest/globals';
import { dayPartAt } from './HomeScreen';

const at = (time: string, zone: string) => dayPartAt(Date.parse(`2026-11-20T${time}:00Z`), zone);

describe('the greeting', () => {
  it('goes by the time of the market, whatever the time of the machine', () => {
    const hours = ['04:59', '05:00', '12:59', '13:00', '19:59', '20:00'];
    expect(hours.map((hour) => at(hour, 'Europe/Madrid'))).toEqual([
      'night',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'night',
    ]);
    expect(at('20:30', 'Europe/Lisbon')).toBe('afternoon');
  });
});
