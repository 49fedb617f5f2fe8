import { describe, expect, it } from '@jest/globals';
import { brandNameOf, brandTypeLabels, brandTypes } from './competition.rules';

describe('brands', () => {
  it('[R-DIA-26] are kept in upper case with Spanish letters, composed and without superfluous blanks', () => {
    expect(brandNameOf('  Peña   del café '.normalize('NFD'))).toBe('PEÑA DEL CAFÉ');
    expect(brandNameOf('ñandú & çigrons')).toBe('ÑANDÚ & ÇIGRONS');
  });

  it('[R-DIA-23] are of six types', () => {
    expect(brandTypes).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(brandTypes.map((type) => brandTypeLabels[type].CAST)).size).toBe(6);
  });
});
