import type { Position } from '@portal/contracts';

/** Position of the views, for queries waiting on it (R10). */
export interface ViewPosition {
  current(): Position;
  reach(position: Position): void;
  /** `true` once reached, `false` after `timeoutMs`. Default: no timeout. */
  wait(position: Position, timeoutMs?: number): Promise<boolean>;
}

interface Waiter {
  readonly position: Position;
  readonly resolve: (reached: boolean) => void;
}

/** Fed by `onCommitted`, or by messages from the projections' thread. */
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
