import { setTimeout as pause } from 'node:timers/promises';
import type { Ending } from '../production/production-house';
import type { Told } from './under-load';

/** R17: the longest that a program may take to end, in milliseconds. */
export const longestFarewell = 10_000;

/** How a program ended that was asked to, and how long that took. */
export interface Farewell extends Ending {
  readonly milliseconds: number;
}

/** Asks a program to stop while people work, and starts it again. */
export async function askToStop(
  end: () => Promise<Ending>,
  startAgain: () => Promise<void>,
): Promise<Farewell> {
  await pause(200);
  const since = performance.now();
  const { code, signal } = await end();
  const milliseconds = Math.round(performance.now() - since);
  await startAgain();
  await pause(200);
  return { code, signal, milliseconds };
}

/** How many answers were none of success. */
export const failures = ({ writes, reads }: Told): number =>
  [...writes, ...reads].filter(({ status }) => status !== 200).length;

export function tell(name: string, { milliseconds }: Farewell, told: Told): void {
  process.stdout.write(
    `${name} asked to stop: gone in ${milliseconds} ms, ${told.writes.length} writes and ` +
      `${told.reads.length} reads meanwhile, ${failures(told)} failed\n`,
  );
}
