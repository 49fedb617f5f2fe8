import { describe, expect, it } from '@jest/globals';
import { type DiagnosticBrand, noRatings, ownChainId } from '@portal/contracts/areas/diagnostic';
import type { ComparisonState } from '../draft/diagnostic-state';
import { columnsOf, compared, featurePairs, rated, uncompared } from './comparison';

const brands: readonly DiagnosticBrand[] = ['7', '8', '9'].map((id) => ({
  brand_id: id,
  name: `MARCA ${id}`,
  type: 1,
  restaurant_id: null,
}));
const nobody: ComparisonState = { own: noRatings, rivals: [] };
const three = ['7', '8', '9'].reduce(compared, nobody);

describe('the comparison', () => {
  it('[R-DIA-29] begins with the own chain, then the competitors in their order', () => {
    expect(columnsOf(three, brands, 'LA CADENA').map(({ id, name }) => [id, name])).toEqual([
      [ownChainId, 'LA CADENA'],
      ['7', 'MARCA 7'],
      ['8', 'MARCA 8'],
      ['9', 'MARCA 9'],
    ]);
  });

  it('[R-DIA-29] leaves no place between others free, and shows no brand that is gone', () => {
    expect(uncompared(three, '8').rivals.map(({ brandId }) => brandId)).toEqual(['7', '9']);
    expect(columnsOf(three, brands.slice(1), '').map(({ id }) => id)).toEqual([ownChainId, '8', '9']);
  });

  it('[R-DIA-28] keeps a rating where it was given, and takes it back', () => {
    const given = rated(rated(three, '8', 'service', 4), ownChainId, 'service', 5);
    expect([given.own.service, given.rivals[1]?.ratings.service, given.rivals[0]?.ratings.service]).toEqual([
      ...[5, 4, null],
    ]);
    expect(rated(rated(three, '8', 'service', 4), '8', 'service', null)).toEqual(three);
  });

  it('compares only what both sides are rated in', () => {
    const given = rated(rated(rated(three, '7', 'service', 2), '8', 'service', 3), ownChainId, 'service', 5);
    const pairs = featurePairs(columnsOf(given, brands, ''));
    expect(pairs[0]).toEqual({ feature: 'service', own: 5, other: 2.5 });
    expect(pairs[1]).toEqual({ feature: 'relation', own: null, other: null });
  });
});
