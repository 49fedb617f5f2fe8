import { attemptWindowMilliseconds, delayAfter } from '@portal/contracts/areas/session';

/** Wrong answers in a row since the last right one. */
export interface Attempts {
  /** Within the window. */
  readonly failures: number;
  /** Milliseconds since the epoch; 0 when nothing failed. */
  readonly lastFailureAt: number;
}

export const noAttempts: Attempts = { failures: 0, lastFailureAt: 0 };

/** How many seconds the next attempt has to wait; 0 when it is looked at now (S4). */
export function secondsToWait({ failures, lastFailureAt }: Attempts, at: string): number {
  const waits = lastFailureAt + delayAfter(failures) - Date.parse(at);
  return Math.max(0, Math.ceil(waits / 1000));
}

/** The number of an attempt that fails now, among those that still count. */
export function nextFailure({ failures, lastFailureAt }: Attempts, at: string): number {
  return Date.parse(at) - lastFailureAt > attemptWindowMilliseconds ? 1 : failures + 1;
}
