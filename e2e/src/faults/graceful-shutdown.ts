import { setTimeout as pause } from 'node:timers/promises';
import type { Ending } from '../production/production-portal';
import type { Told } from './under-load';

/** R17: the longest that a program may take to end, in milliseconds. */
export const maxShutdown = 10_000;

/** How a program ended that was asked to, and how long that took. */
export interface GracefulShutdown extends Ending {
  readonly milliseconds: number;
}

/** Asks a program to stop while people work, and starts it again. */
export async function askToStop(
  end: () => Promise<Ending>,
  startAgain: () => Promise<void>,
): Promise<GracefulShutdown> {
  await pause(200);
  const since = performance.now();
  const ending = await end();
  const milliseconds = Math.round(performance.now() - since);
  await startAgain();
  await pause(200);
  return { ...ending, milliseconds };
}

/** How many answers were none of success. */
export const failures = ({ writes, reads }: Told): number =>
  [...writes, ...reads].filter(({ status }) => status !== 200).length;

/** With it a program writes a line for whatever it takes. */
export const tellingAll = { PORTAL_LOG_LEVEL: 'debug' } as const;

/** Correlation ids of what a program has taken, by its own log. */
function takenBy(output: string): ReadonlySet<string> {
  const lines = output.split('\n').filter((line) => line.includes('"msg":"asked"'));
  return new Set(lines.map((line) => (JSON.parse(line) as { correlationId: string }).correlationId));
}

/** What a program had taken when the connection under it broke: whoever asked never heard what came of it. */
export function takenAndLost({ resets }: Told, { output }: Ending): readonly string[] {
  const taken = takenBy(output);
  if (taken.size === 0) throw new Error('the program has told of nothing that it took');
  return resets.filter((correlationId) => taken.has(correlationId));
}

export function send(name: string, { milliseconds }: GracefulShutdown, told: Told): void {
  process.stdout.write(
    `${name} asked to stop: gone in ${milliseconds} ms, ${told.writes.length} writes and ` +
      `${told.reads.length} reads meanwhile, ${failures(told)} failed; ${told.resets.length} sent again that it ` +
      'had not taken\n',
  );
}
