import { expect, it } from '@jest/globals';
import { shortNames } from './short-names';

const short = (...names: string[]) => [...shortNames(names).values()];

it('[R-IMP-10] names beside bars are cut at their end, but where that would make them alike', () => {
  expect(short('Menú del día', 'Una campaña de otoño muy larga')).toEqual([
    'Menú del día',
    'Una campaña de otoño mu…',
  ]);
  expect(
    short('Abrimos en tu barrio · Cartel 50 × 70 cm', 'Abrimos en tu barrio · Banner web 970 × 250'),
  ).toEqual(['Abrimos en t…50 × 70 cm', 'Abrimos en t…b 970 × 250']);
});
