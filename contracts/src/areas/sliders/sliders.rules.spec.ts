import { describe, expect, it } from '@jest/globals';
import { sliderCommands } from './sliders.contract';
import { coverPath, placeOf } from './sliders.rules';

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
