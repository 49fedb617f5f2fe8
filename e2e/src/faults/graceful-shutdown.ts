import { setTimeout as pause } from 'node:timers/promises';
import type { Ending } from '../production/production-portal';
import type { LoadResult } from './under-load';

/** R17: milliseconds. */
export const maxShutdown = 10_000;

export interface GracefulShutdown extends Ending {
  readonly milliseconds: number;
}

/** Under load. */
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

/** Answers without success. */
export const failures = ({ writes, reads }: LoadResult): number =>
  [...writes, ...reads].filter(({ status }) => status !== 200).length;

/** Logs each request. */
export const debugLogging = { PORTAL_LOG_LEVEL: 'debug' } as const;

/** Correlation ids in its log. */
function takenBy(output: string): ReadonlySet<string> {
  const lines = output.split('\n').filter((line) => line.includes('"msg":"asked"'));
  return new Set(lines.map((line) => (JSON.parse(line) as { correlationId: string }).correlationId));
}

/** Accepted requests whose connection broke without an answer. */
export function acceptedAndLost({ resets }: LoadResult, { output }: Ending): readonly string[] {
  const taken = takenBy(output);
  if (taken.size === 0) throw new Error('the program has told of nothing that it took');
  return resets.filter((correlationId) => taken.has(correlationId));
}

export function send(name: string, { milliseconds }: GracefulShutdown, result: LoadResult): void {
  process.stdout.write(
    `${name} asked to stop: gone in ${milliseconds} ms, ${result.writes.length} writes and ` +
      `${result.reads.length} reads until then, ${failures(result)} failed; ${result.resets.length} sent again that it ` +
      'had not taken\n',
  );
}
