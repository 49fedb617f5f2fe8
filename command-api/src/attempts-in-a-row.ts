import { attemptWindowMilliseconds, delayAfter } from '@portal/contracts/areas/session';

export interface Attempts {
  /** Within the window. */
  readonly failures: number;
  /** Epoch milliseconds; 0: none. */
  readonly lastFailureAt: number;
}

export const noAttempts: Attempts = { failures: 0, lastFailureAt: 0 };

/** Seconds; 0: no delay (S4). */
export function secondsToWait({ failures, lastFailureAt }: Attempts, at: string): number {
  const waits = lastFailureAt + delayAfter(failures) - Date.parse(at);
  return Math.max(0, Math.ceil(waits / 1000));
}

/** Number of the next failure within the window. */
export function nextFailure({ failures, lastFailureAt }: Attempts, at: string): number {
  return Date.parse(at) - lastFailureAt > attemptWindowMilliseconds ? 1 : failures + 1;
}
