import { median, percentile } from './percentiles';

export type Unit = 'per second' | 'ms' | 'µs' | 'KiB' | 'MiB' | 'of the screen';

/** What a figure has to reach: the product's own value, or its ratio to the floor. */
export interface Target {
  readonly of: 'ratio' | 'product';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One line of the table. */
export interface Measured {
  readonly figure: string;
  readonly unit: Unit;
  /** The same work by the same libraries with nothing else; `null` where the target is absolute. */
  readonly baseline: number | null;
  readonly product: number;
  /** Product by floor, the median of the ratios of each round; `null` without a floor. */
  readonly ratio: number | null;
  /** `null`: told, not judged. */
  readonly target: Target | null;
  /** The least, and what nine of ten do not exceed, where they are told beside the median. */
  readonly best?: number;
  readonly p90?: number;
}

/** One round of a comparison. */
export interface Pair {
  readonly baseline: number;
  readonly product: number;
}

type Label = Pick<Measured, 'figure' | 'unit' | 'target'>;

/** A figure by its pairs. Floor and product are medians too, so their quotient need not be exactly the ratio. */
export function compared(label: Label, pairs: readonly Pair[]): Measured {
  return {
    ...label,
    baseline: median(pairs.map(({ baseline }) => baseline)),
    product: median(pairs.map(({ product }) => product)),
    ratio: median(pairs.map(({ baseline, product }) => product / baseline)),
  };
}

/** A figure that stands for itself: the median of its rounds. */
export function alone(label: Label, values: readonly number[]): Measured {
  return { ...label, baseline: null, product: median(values), ratio: null };
}

/** How long something took, with what it took before as its baseline: the median is judged. */
export function timed(
  figure: string,
  atMost: number,
  values: readonly number[],
  before: number | null = null,
): Measured {
  const own = alone({ figure, unit: 'ms', target: { of: 'product', atMost } }, values);
  const ratio = before === null ? null : own.product / before;
  return { ...own, baseline: before, ratio, best: Math.min(...values), p90: percentile(values, 0.9) };
}

/** `null` where nothing is to be met. */
export function isMet({ product, ratio, target }: Measured): boolean | null {
  if (target === null) return null;
  const value = target.of === 'ratio' ? ratio : product;
  if (value === null) return false;
  return value >= (target.atLeast ?? -Infinity) && value <= (target.atMost ?? Infinity);
}
