import { describe, expect, it } from '@jest/globals';
import {
  type BrandType,
  type DiagnosticBrand,
  noRatings,
  ownChainId,
} from '@portal/contracts/areas/diagnostic';
import fc from 'fast-check';
import {
  columnsOf,
  compared,
  featurePairs,
  groupsOf,
  initialsOf,
  rated,
  toggled,
  uncompared,
} from './competition';
import type { ComparisonState } from './draft/diagnostic-state';

const brand = (id: string, name: string, type: BrandType): DiagnosticBrand => ({
  brand_id: id,
  name,
  type,
  restaurant_id: null,
});

describe('[R-DIA-22] the board of competitors', () => {
  it('[R-DIA-23] [R-DIA-24] has a group for each kind with its intensity, the chosen brands before the others', () => {
    const brands = [brand('1', 'ZETA', 1), brand('2', 'ALFA', 1), brand('3', 'CAFÉ', 3)];
    const groups = groupsOf(brands, ['1']);
    expect(groups.map(({ type, field }) => [type, field])).toEqual([
      ...[1, 2, 3, 4, 5].map((type) => [type, `type${type}`]),
      [0, 'type0'],
    ]);
    expect(groups[0]).toMatchObject({ chosen: [{ name: 'ZETA' }], others: [{ name: 'ALFA' }] });
    expect(groups[2]).toMatchObject({ chosen: [], others: [{ name: 'CAFÉ' }] });
  });

  it('[R-DIA-31] is as it was when a brand is left out and chosen again, whatever the order', () => {
    const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '12-1'), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(), (saved, seed) => {
        const id = saved[seed % saved.length] as string;
        expect(toggled(toggled(saved, id, saved), id, saved)).toEqual(saved);
        expect(toggled(toggled(saved, 'new', saved), 'new', saved)).toEqual(saved);
      }),
    );
  });

  it.each([
    ['BURGER NORTE', 'BN'],
    ['MCCAFÉ', 'MC'],
    ['ÑORA', 'ÑO'],
    ['100 MONTADITOS', '1M'],
    ['D’ANGELO PIZZA', 'DA'],
    ['X', 'X'],
    ['N\u0303ORA', 'ÑO'],
    ['¡!', ''],
  ])('shows %s as %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

const brands = ['7', '8', '9'].map((id) => brand(id, `MARCA ${id}`, 1));
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
