import { describe, expect, it } from '@jest/globals';
import { medianOf } from './benchmark.rules';
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

describe('a median', () => {
  it('is told only where five restaurants stand behind it', () => {
    expect(medianOf([1, 2, 3, 4])).toBeNull();
    expect(medianOf([9, 1, 2, 8, 3])).toBe(3);
    expect(medianOf([9, 1, 2, 8, 3, 4])).toBe(3.5);
  });
});
