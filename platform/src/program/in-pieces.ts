import { setImmediate } from 'node:timers/promises';

/** Steps before yielding: a millisecond or two. */
const stepsAtOnce = 10;

/** Whether the work needs more than one turn. */
export const isLong = (all: readonly unknown[]): boolean => all.length > stepsAtOnce;

/** Whether to yield before step `at`, from 0. */
export const isTimeToYield = (at: number): boolean => at > 0 && at % stepsAtOnce === 0;

/** Resolves after timers and sockets had a turn. */
export const yieldToOthers = (): Promise<void> => setImmediate();

const waiting: (() => void)[] = [];

async function resumeWaiting(): Promise<void> {
  while (waiting.length > 0) {
    await yieldToOthers();
    waiting.shift()?.();
  }
}

/** For imports and log followers: one of them per turn. Decisions use `yieldToOthers`. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) void resumeWaiting();
  });
}

/** Pieces of one turn each. */
export function inPieces<T>(all: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(all.length / stepsAtOnce);
  return Array.from({ length: count }, (_, n) => all.slice(n * stepsAtOnce, (n + 1) * stepsAtOnce));
}

/** Maps in pieces, yielding in between. */
export async function mapInPieces<T, R>(all: readonly T[], make: (one: T) => R | Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (const [at, piece] of inPieces(all).entries()) {
    if (at > 0) await nextTurn();
    made.push(...(await Promise.all(piece.map(make))));
  }
  return made;
}
