import { describe, expect, it } from '@jest/globals';
import { sizeCatalogue, type SizeGroup } from '@portal/contracts/areas/cart';
import { scalesOf, yardsticksOf } from './WizardDrawings';

const groups = [1, 2, 3, 4] as const satisfies readonly SizeGroup[];

describe('sizes to scale', () => {
  it.each(groups)('[R-WIZ-28] draws every size of group %i but the custom one', (group) => {
    const drawn = [...scalesOf(group).keys()].toSorted();
    const fixed = sizeCatalogue[group].filter(({ custom }) => !custom).map(({ id }) => id);
    expect(drawn).toEqual(fixed.toSorted());
  });

  it.each(groups)('draws no size of group %i larger than its field, and none as a dot', (group) => {
    for (const [id, scale] of scalesOf(group)) {
      const size = sizeCatalogue[group].find((candidate) => candidate.id === id);
      expect(size?.width).toBeLessThanOrEqual(scale.width);
      expect(size?.height).toBeLessThanOrEqual(scale.height);
      expect(
        Math.max(size?.width ?? 0, size?.height ?? 0) / Math.max(scale.width, scale.height),
      ).toBeGreaterThan(0.1);
    }
  });

  it('draws flyers and billboards to scales of their own', () => {
    const media = scalesOf(3);
    expect(media.get('a5')).toBe(media.get('a6'));
    expect(media.get('4x3')).toBe(media.get('8x3'));
    expect(media.get('a5')).not.toBe(media.get('4x3'));
  });

  it('puts a person beside what is large, a cup beside what is small, nothing beside pixels', () => {
    expect(groups.map(yardsticksOf)).toEqual(['cup', 'person', 'both', 'none']);
  });
});
