import { median, percentile } from './percentiles';

export type Unit = 'per second' | 'ms' | 'µs' | 'KiB' | 'MiB' | 'of the screen';

/** Of the value, or of its ratio to the baseline. */
export interface Target {
  readonly of: 'ratio' | 'product';
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface Measured {
  readonly figure: string;
  readonly unit: Unit;
  /** `null` where the target is absolute. */
  readonly baseline: number | null;
  readonly product: number;
  /** Median of the rounds' ratios; `null` without baseline. */
  readonly ratio: number | null;
  /** `null`: no target. */
  readonly target: Target | null;
  /** Minimum and p90, where shown. */
  readonly best?: number;
  readonly p90?: number;
}

export interface Pair {
  readonly baseline: number;
  readonly product: number;
}

type Label = Pick<Measured, 'figure' | 'unit' | 'target'>;

/** The ratio may differ from the medians' quotient. */
export function compared(label: Label, pairs: readonly Pair[]): Measured {
  return {
    ...label,
    baseline: median(pairs.map(({ baseline }) => baseline)),
    product: median(pairs.map(({ product }) => product)),
    ratio: median(pairs.map(({ baseline, product }) => product / baseline)),
  };
}

/** The median, without baseline. */
export function alone(label: Label, values: readonly number[]): Measured {
  return { ...label, baseline: null, product: median(values), ratio: null };
}

/** Judged by the median; baseline: the earlier value. */
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

/** `null` without target. */
export function isMet({ product, ratio, target }: Measured): boolean | null {
  if (target === null) return null;
  const value = target.of === 'ratio' ? ratio : product;
  if (value === null) return false;
  return value >= (target.atLeast ?? -Infinity) && value <= (target.atMost ?? Infinity);
}
