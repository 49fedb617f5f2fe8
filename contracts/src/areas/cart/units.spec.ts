import { describe, expect, it } from '@jest/globals';
import { adaptationPrices, personalisedScale, unitsScale } from '.';

describe('units and prices', () => {
  it('[R-WIZ-16] [R-WIZ-17] [AMB-54] offers the units scale in this order, ending with the personalised one', () => {
    expect(unitsScale).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '250 - 500',
      '500 - 1000',
      '1000 - 2000',
      '2000 - 3000',
      '3000 - 4000',
      '4000 - 5000',
      '-1',
    ]);
    expect(unitsScale.at(-1)).toBe(personalisedScale);
  });

  it('[R-CON-11] [R-WIZ-13] knows the adaptation prices in euro', () => {
    expect(adaptationPrices).toEqual({ text: 20, signal: 35, double: 35, triple: 60 });
  });
});
