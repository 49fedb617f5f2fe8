import { describe, expect, it } from '@jest/globals';
import { stripAround } from './CoverSliderPanel';

describe('the strip below the covers', () => {
  it('[R-HOM-05] [R-CON-02] holds five thumbnails at most, the shown one among them', () => {
    expect(stripAround(0, 0)).toEqual([]);
    expect(stripAround(1, 3)).toEqual([0, 1, 2]);
    expect(stripAround(4, 5)).toEqual([0, 1, 2, 3, 4]);
    const places = Array.from({ length: 8 }, (_, shown) => stripAround(shown, 8));
    expect(places.map(([first]) => first)).toEqual([0, 0, 0, 1, 2, 3, 3, 3]);
    expect(places.every((strip, shown) => strip.length === 5 && strip.includes(shown))).toBe(true);
  });
});
