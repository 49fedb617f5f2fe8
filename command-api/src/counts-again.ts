/** Milliseconds per person and item. */
const minIntervalMs = 60_000;

/**
 * Repeats within a minute count once (W31).
 * @param last ISO 8601 UTC; `null`: never
 */
export const countsAgain = (last: string | null, at: string): boolean =>
  last === null || Math.abs(Date.parse(at) - Date.parse(last)) >= minIntervalMs;
