import { describe, expect, it } from '@jest/globals';
import { standingOf } from './standing';

const pairs = (...figures: [own: number | null, other: number | null][]) =>
  figures.map(([own, other], place) => ({ own, other, place }));

describe('figures beside those of others', () => {
  it.each([
    [pairs(), 'none'],
    [pairs([null, 4]), 'none'],
    [pairs([3, null], [5, null]), 'alone'],
    [pairs([3, 2], [1, 2]), 'mixed'],
    [pairs([3, 2], [2, 2]), 'above'],
    [pairs([1, 2], [2, 2]), 'below'],
    [pairs([2, 2]), 'alike'],
  ])('are told by how they stand: %j is %s', (figures, key) => {
    expect(standingOf(figures).key).toBe(key);
  });

  it('names the ones that stand out most', () => {
    expect(standingOf(pairs([3, 2], [9, 2], [1, 2], [0, 5]))).toMatchObject({
      best: { place: 1 },
      worst: { place: 3 },
    });
    expect(standingOf(pairs([3, null], [5, null]))).toMatchObject({ best: { place: 1 } });
  });

  it('takes small differences for none where it is told to', () => {
    expect(standingOf(pairs([2.4, 2], [1.6, 2]), 0.5).key).toBe('alike');
  });
});
