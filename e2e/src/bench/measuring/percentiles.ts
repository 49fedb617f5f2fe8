/**
 * Nearest rank.
 * @param share from 0 to 1
 * @throws RangeError if empty
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('nothing was measured');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
