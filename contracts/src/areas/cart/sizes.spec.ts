import { describe, expect, it } from '@jest/globals';
import { customSizeId, sizeCatalogue, sizeOf } from '.';

const groups = [1, 2, 3, 4] as const;

describe('the size catalogue', () => {
  it('[R-WIZ-28] has four groups of sizes with an id of their own, a name and a shape', () => {
    expect(Object.keys(sizeCatalogue)).toEqual(['1', '2', '3', '4']);
    for (const group of groups) {
      const listed = sizeCatalogue[group].filter(({ custom }) => !custom);
      expect(listed.length).toBeGreaterThan(0);
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      for (const { name, width, height } of listed) {
        expect(name).not.toBe('');
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }
    }
  });

  it('[R-WIZ-04] ends every group with the one entry that asks for a text', () => {
    for (const group of groups) {
      const custom = sizeCatalogue[group].filter((size) => size.custom);
      expect(custom.map(({ id }) => id)).toEqual([customSizeId]);
      expect(sizeCatalogue[group].at(-1)).toBe(custom[0]);
    }
  });

  it('finds a size only in its own group', () => {
    expect(sizeOf(1, 'a4')?.width).toBe(210);
    expect(sizeOf(2, 'a4')).toBeUndefined();
    expect(sizeOf(null, 'a4')).toBeUndefined();
    expect(sizeOf(1, null)).toBeUndefined();
  });
});
