import { setImmediate } from 'node:timers/promises';

/** Steps of long work between which others are let in: a few milliseconds of it. */
const stepsAtOnce = 25;

/** Whether others should be let in before step `at` of long work, counted from 0. */
export const isTimeToYield = (at: number): boolean => at > 0 && at % stepsAtOnce === 0;

/** Resolves once timers and sockets have had their turn. */
export const yieldToOthers = (): Promise<void> => setImmediate();

/** The same in pieces that are short enough to be done in one turn. */
export function inPieces<T>(all: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(all.length / stepsAtOnce);
  return Array.from({ length: count }, (_, n) => all.slice(n * stepsAtOnce, (n + 1) * stepsAtOnce));
}

/** Looks many things up: some at a time, and others have their turn in between. */
export async function mapInPieces<T, R>(all: readonly T[], lookUp: (one: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  for (const piece of inPieces(all)) {
    found.push(...(await Promise.all(piece.map(lookUp))));
    await yieldToOthers();
  }
  return found;
}
