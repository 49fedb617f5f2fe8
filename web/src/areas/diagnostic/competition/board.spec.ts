import { describe, expect, it } from '@jest/globals';
import type { BrandType, DiagnosticBrand } from '@portal/contracts/areas/diagnostic';
import fc from 'fast-check';
import { groupsOf, initialsOf, toggled } from './board';

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
