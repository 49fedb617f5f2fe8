/** A counter moves once in so many milliseconds for each person and item. */
const oncePer = 60_000;

/**
 * Whether something that is counted counts again (W31): what somebody repeats within a minute is one.
 * @param last when it counted last, ISO 8601 UTC; `null` for never
 */
export const countsAgain = (last: string | null, at: string): boolean =>
  last === null || Math.abs(Date.parse(at) - Date.parse(last)) >= oncePer;
