/**
 * The value that a share of all values does not exceed, by nearest rank: always one that was measured.
 * @param share from 0 to 1
 * @throws RangeError when nothing was measured
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('nothing was measured');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
