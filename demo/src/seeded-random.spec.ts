import { describe, expect, it } from '@jest/globals';
import { seededRandom } from './seeded-random';

const draw = (seed: string) => {
  const random = seededRandom(seed);
  return Array.from({ length: 20 }, () => random.between(1, 1000));
};

describe('the repeatable source of chance', () => {
  it('gives the same sequence for a seed and another for another', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('keeps forks apart: drawing from one does not change the other', () => {
    const one = seededRandom('a');
    const other = seededRandom('a');
    one.next();
    expect(one.fork('x').next()).toBe(other.fork('x').next());
    expect(one.fork('x').next()).not.toBe(other.fork('y').next());
  });

  it('stays within its bounds, follows weights, and loses nothing in a shuffle', () => {
    const random = seededRandom('bounds');
    const dice = Array.from({ length: 600 }, () => random.between(1, 6));
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const weighted = Array.from({ length: 600 }, () =>
      random.weighted([
        ['often', 9],
        ['rarely', 1],
        ['never', 0],
      ]),
    );
    expect(weighted.filter((word) => word === 'often').length).toBeGreaterThan(480);
    expect(weighted).not.toContain('never');
    expect(random.shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses to choose from nothing', () => {
    expect(() => seededRandom('a').pick([])).toThrow(/nothing to choose/);
  });
});
