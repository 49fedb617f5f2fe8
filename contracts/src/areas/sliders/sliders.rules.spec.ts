import { describe, expect, it } from '@jest/globals';
import { sliderCommands } from './sliders.commands';
import { coverPath, phaseOfSlider, placeOf } from './sliders.rules';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();

describe('a cover', () => {
  it('[AMB-19] comes by its position, and among its like by its id', () => {
    const order = [
      [2, 1],
      [1, 12],
      [1, 3],
      [10, 2],
    ].sort(([a = 0, b = 0], [c = 0, d = 0]) => placeOf(a, b) - placeOf(c, d));
    expect(order).toEqual([
      [1, 3],
      [1, 12],
      [2, 1],
      [10, 2],
    ]);
  });

  it('[R-AME-01] is shown, planned, over or inactive', () => {
    const slider = { status: 1 as const, start_date: at(10), end_date: at(12) };
    expect([9, 10, 12].map((hour) => phaseOfSlider(slider, at(hour)))).toEqual(['planned', 'shown', 'over']);
    expect(phaseOfSlider({ ...slider, status: 0 }, at(11))).toBe('inactive');
    expect(phaseOfSlider({ status: 1, start_date: null, end_date: null }, at(11))).toBe('shown');
  });

  it('has an address that changes with its picture', () => {
    expect(coverPath(7, 'a/b')).toBe('/api/slider/7/cover?v=a%2Fb');
  });

  it('[R-AME-05] [R-ERR-16] needs an address, and a refused one is named', () => {
    const messages = (url: string) =>
      sliderCommands.AddSlider.input
        .safeParse({ name: 'Otoño', file: 'k', url })
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(messages('')).toEqual(['url: required']);
    expect(messages('javascript:alert(1)')).toEqual(['url: address_refused']);
    expect(messages('/nacional/menus')).toBeUndefined();
  });
});
