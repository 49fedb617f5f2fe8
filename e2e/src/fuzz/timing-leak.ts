/* Adjacent pairs, so other load affects both. */

/** Milliseconds of each kind. */
export type Pair = readonly [first: number, second: number];

export interface Comparison {
  /** Milliseconds. */
  readonly medians: Pair;
  /** Relative to the first. */
  readonly apart: number;
  /** p-value of a sign permutation test. */
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
/** Clips outliers. */
const maxLogRatio = 0.5;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function compareTimes(pairs: readonly Pair[], random: () => number = Math.random): Comparison {
  const medians = [middle(pairs.map(([first]) => first)), middle(pairs.map(([, second]) => second))] as const;
  // Ratios: slow periods scale both.
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

/** S7: maximum relative difference. */
const maxApart = 0.05;
const certain = 0.001;

/** Large and significant. */
export const isLeak = ({ apart, chance }: Comparison): boolean => apart > maxApart && chance < certain;
