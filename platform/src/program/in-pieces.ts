import { setImmediate } from 'node:timers/promises';

/** Steps of long work after which it yields: a millisecond or two of it. */
const stepsAtOnce = 10;

/** Whether it takes more than one turn to go through all of them. */
export const isLong = (all: readonly unknown[]): boolean => all.length > stepsAtOnce;

/** Whether long work should yield before its step `at`, counted from 0. */
export const isTimeToYield = (at: number): boolean => at > 0 && at % stepsAtOnce === 0;

/** Resolves once timers and sockets have had their turn. */
export const yieldToOthers = (): Promise<void> => setImmediate();

/** Long works of this thread that wait for their next piece. */
const waiting: (() => void)[] = [];

async function letThemGoOn(): Promise<void> {
  while (waiting.length > 0) {
    await yieldToOthers();
    waiting.shift()?.();
  }
}

/**
 * The same for imports, and for followers of the log: of all of them on this thread, one does its next piece in a turn.
 * Decisions and the streams that they load only yield: they would wait for every follower that catches up.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) void letThemGoOn();
  });
}

/** The same in pieces that are short enough to be done in one turn. */
export function inPieces<T>(all: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(all.length / stepsAtOnce);
  return Array.from({ length: count }, (_, n) => all.slice(n * stepsAtOnce, (n + 1) * stepsAtOnce));
}

/** Does many things alike: some at a time, and others have their turn in between. */
export async function mapInPieces<T, R>(all: readonly T[], make: (one: T) => R | Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (const [at, piece] of inPieces(all).entries()) {
    if (at > 0) await nextTurn();
    made.push(...(await Promise.all(piece.map(make))));
  }
  return made;
}
