/*
 * Does an answer's time tell which of two kinds of question was asked? Samples come in pairs, one of each kind, taken
 * right after each other: whatever else the machine does hits both alike.
 */

/** Milliseconds of one question of each kind. */
export type Pair = readonly [first: number, second: number];

export interface Comparison {
  /** Medians in milliseconds. */
  readonly medians: Pair;
  /** How far the medians are apart, as a share of the first. */
  readonly apart: number;
  /** How likely pure chance makes the kinds differ as much (permutation test over the signs of the differences). */
  readonly chance: number;
}

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  const lower = sorted[half - 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
};

const shuffles = 2_000;
/** A disturbance counts as a difference of so much at most, whatever it was. */
const maxLogRatio = 0.5;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function compareTimes(pairs: readonly Pair[], random: () => number = Math.random): Comparison {
  const medians = [middle(pairs.map(([first]) => first)), middle(pairs.map(([, second]) => second))] as const;
  // Ratios, not differences: a machine that is slow for a while is slow for both by the same factor.
  const ratios = pairs.map(([first, second]) => Math.log(second / first));
  const clipped = ratios.map((ratio) => Math.max(-maxLogRatio, Math.min(maxLogRatio, ratio)));
  const found = Math.abs(mean(clipped));
  let asFar = 0;
  for (let shuffle = 0; shuffle < shuffles; shuffle += 1) {
    const flipped = clipped.map((ratio) => (random() < 0.5 ? ratio : -ratio));
    if (Math.abs(mean(flipped)) >= found) asFar += 1;
  }
  const apart = Math.expm1(Math.abs(middle(ratios)));
  return { medians, apart, chance: (asFar + 1) / (shuffles + 1) };
}

/** S7: as far apart, at most, as may be. */
const farthest = 0.05;
const certain = 0.001;

/** Farther apart than may be, and that is no accident. */
export const tells = ({ apart, chance }: Comparison): boolean => apart > farthest && chance < certain;
