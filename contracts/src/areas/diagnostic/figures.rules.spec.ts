import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ageBands,
  ageGroups,
  populationShares,
  arrowOf,
  consumptionAxes,
  fallingTypesOf,
  meanOf,
  percentText,
  productMixMeans,
  productMixTypeOf,
  productMixTypes,
  slotCountsOf,
} from './figures.rules';

describe('arrows', () => {
  it('[R-DIA-35] [R-CON-22] point up above 0.5, down below -0.5, and neither in between', () => {
    expect([0.5, 0.500001, 12].map(arrowOf)).toEqual(['equal', 'up', 'up']);
    expect([-0.5, -0.500001, -12].map(arrowOf)).toEqual(['equal', 'down', 'down']);
    expect([arrowOf(0), arrowOf(null)]).toEqual(['equal', null]);
  });

  it('[R-DIA-35] are of the value before it is rounded', () => {
    expect([percentText(0.504), arrowOf(0.504)]).toEqual(['0,50', 'up']);
    expect([percentText(-0.504), arrowOf(-0.504)]).toEqual(['-0,50', 'down']);
    const change = fc.double({ min: -1_000, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(change, (value) => {
        const expected = value > 0.5 ? 'up' : value < -0.5 ? 'down' : 'equal';
        expect(arrowOf(value)).toBe(expected);
        expect(arrowOf(-value)).toBe({ up: 'down', down: 'up', equal: 'equal' }[expected]);
      }),
    );
  });
});

describe('percentages', () => {
  it('[R-DIA-34] [R-CON-22] have two decimals; none is a dash, and zero is not none', () => {
    expect([null, 0, -0, -0.001, 1, -2.345, 12.5].map(percentText)).toEqual([
      ...['-', '0,00', '0,00', '0,00', '1,00', '-2,35', '12,50'],
    ]);
  });

  it('[R-DIA-34] are a dash only when there is no value', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(percentText(value)).toMatch(/^-?\d+,\d{2}$/);
      }),
    );
  });
});

describe('the product mix', () => {
  it('[R-DIA-37] has nine types', () => {
    expect(productMixTypes).toEqual([
      ...['A LA CARTA', 'BEBIDAS', 'COMPLEMENTOS', 'DSY & McCAFÉ', 'ENSALADAS'],
      ...['EVM', 'HAPPY MEAL', 'POSTRES', 'VALUE'],
    ]);
  });

  it('[R-DIA-37] takes a type however its letters are composed, and hides others', () => {
    expect(productMixTypeOf('DSY & McCAFÉ'.normalize('NFD'))).toBe('DSY & McCAFÉ');
    expect(productMixTypeOf('  dsy &  mccafé ')).toBe('DSY & McCAFÉ');
    expect(['VARIOS', 'DSY & McCAFE', '', 'BEBIDA'].map(productMixTypeOf)).toEqual([null, null, null, null]);
  });

  it('[AMB-64] falls by the mean of a type, and never by what is hidden', () => {
    const lines = [
      { type: 'EVM', value: -3 },
      { type: 'EVM', value: 3 },
      { type: 'POSTRES', value: -1 },
      { type: 'POSTRES', value: null },
      { type: 'BEBIDAS', value: -0.5 },
      { type: 'VARIOS', value: -50 },
    ];
    expect(fallingTypesOf(lines)).toEqual(['POSTRES']);
    expect(productMixMeans(lines).find(({ type }) => type === 'EVM')?.value).toBe(0);
    expect(meanOf([null, null])).toBeNull();
  });
});

describe('moments', () => {
  it('[AMB-64] count the falling slots among those with figures', () => {
    const slots = [
      { sales: -1, gcs: null },
      { sales: 0, gcs: -0.5 },
      { sales: null, gcs: -0.51 },
    ];
    expect(slotCountsOf(slots)).toEqual({ sales: 2, salesFalling: 1, gcs: 2, gcsFalling: 1 });
  });
});

describe('population', () => {
  const population = { g1: 10, g2: 10, g3: 5, g4: 15, g5: 25, g6: 20, g7: 15 };

  it('[R-CON-18] [R-DIA-11] has seven age groups that follow one another', () => {
    expect(ageGroups.map((group) => ageBands[group].from)).toEqual([0, 10, 20, 25, 35, 50, 66]);
    expect(ageGroups.map((group) => ageBands[group].to)).toEqual([9, 19, 24, 34, 49, 65, null]);
  });

  it('[R-DIA-10] is shown as a percentage of all, and not at all where the population is zero', () => {
    expect(populationShares({ ...population, g1: 110 })).toMatchObject({ g1: 55, g3: 2.5 });
    expect(populationShares({ g1: 0, g2: 0, g3: 0, g4: 0, g5: 0, g6: 0, g7: 0 })).toBeNull();
  });
});

describe('consumption', () => {
  it('[AMB-42] [R-DIA-32] has four axes, of the first four values', () => {
    expect(consumptionAxes.map(({ slug, index }) => [index, slug])).toEqual([
      ...[
        ['1', 'core_premium'],
        ['2', 'families'],
        ['3', 'affordable'],
        ['4', 'late_night'],
      ],
    ]);
  });
});
