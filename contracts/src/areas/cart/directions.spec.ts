import { describe, expect, it } from '@jest/globals';
import { directions } from '.';

describe('the direction arrows', () => {
  it('[R-WIZ-18] are ten, in the order of their values', () => {
    expect(directions.map(({ value, image }) => [value, image])).toEqual([
      [1, 'straight-ahead'],
      [2, 'right'],
      [3, 'left'],
      [4, 'curve-right'],
      [5, 'curve-left'],
      [6, 'return'],
      [7, 'roundabout-right'],
      [8, 'roundabout-straight'],
      [9, 'roundabout-left'],
      [10, 'roundabout-return'],
    ]);
  });

  it('[R-WIZ-18] [AMB-17] have different words in every language', () => {
    for (const language of ['CAST', 'CAT', 'PT'] as const) {
      expect(new Set(directions.map(({ label }) => label[language])).size).toBe(10);
    }
  });
});
