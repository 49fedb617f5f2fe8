import type { Position } from '@portal/contracts';

/** The position of the views, and the queries that wait for one (R10). */
export interface ViewPosition {
  current(): Position;
  /** The views reflect the log up to there. Never goes back. */
  reach(position: Position): void;
  /**
   * Resolves once the views have reached the position: `true`, or `false` after `timeoutMs` milliseconds. Without a
   * timeout it waits for ever.
   */
  wait(position: Position, timeoutMs?: number): Promise<boolean>;
}

interface Waiter {
  readonly position: Position;
  readonly resolve: (reached: boolean) => void;
}

/** Fed by `onCommitted` of the projections, or by messages from the thread they run in. */
export function createViewPosition(start: Position = 0): ViewPosition {
  let current = start;
  const waiters = new Set<Waiter>();

  function reach(position: Position): void {
    if (position <= current) return;
    current = position;
    for (const waiter of waiters) if (waiter.position <= position) waiter.resolve(true);
  }

  function wait(position: Position, timeoutMs?: number): Promise<boolean> {
    if (position <= current) return Promise.resolve(true);
    return new Promise((done) => {
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => waiter.resolve(false), timeoutMs);
      const waiter: Waiter = {
        position,
        resolve: (reached) => {
          clearTimeout(timer);
          waiters.delete(waiter);
          done(reached);
        },
      };
      waiters.add(waiter);
    });
  }

  return { current: () => current, reach, wait };
}
