import { describe, expect, it } from '@jest/globals';
import { compareTimes, type Pair, isLeak } from './timing-leak';

/** Deterministic. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** About 30 ms, with bursts of load. */
function samples(seed: number, count: number, factor: number): Pair[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const busy = index % 40 < 10 ? 4 : 1;
    const one = () => busy * (30 + 10 * random() + (random() < 0.05 ? 100 : 0));
    return [one(), one() * factor] as const;
  });
}

describe('whether the response time leaks information', () => {
  it('[S7] is denied where it does not, however busy the machine', () => {
    for (let seed = 1; seed <= 50; seed += 1)
      expect(isLeak(compareTimes(samples(seed, 60, 1), seeded(seed)))).toBe(false);
  });

  it('[S7] is found where a tenth of the time would be saved, and where all of it would be', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      expect(isLeak(compareTimes(samples(seed, 1_000, 0.9), seeded(seed)))).toBe(true);
      expect(isLeak(compareTimes(samples(seed, 60, 0.5), seeded(seed)))).toBe(true);
    }
  });

  it('is not made of a difference that is certain and small', () => {
    const comparison = compareTimes(
      Array.from({ length: 100 }, () => [100, 101] as const),
      seeded(1),
    );
    expect(comparison.chance).toBeLessThan(0.001);
    expect(isLeak(comparison)).toBe(false);
  });
});
