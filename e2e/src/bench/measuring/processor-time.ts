import { setTimeout as pause } from 'node:timers/promises';
import { readProc, treeOf } from './process-tree';

/** A tick of `/proc/…/stat` on Linux. */
const millisecondsOfTick = 10;

/** User and system time, after the bracketed name, which may contain spaces. */
function ticksOf(pid: number): number {
  const fields = readProc(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Milliseconds, child processes included. Hardly affected by other load. */
export const processorTime = (pids: number | readonly number[]): number =>
  [pids]
    .flat()
    .flatMap(treeOf)
    .reduce((sum, each) => sum + ticksOf(each) * millisecondsOfTick, 0);

/** Timers and health checks. */
interface IdleLimits {
  /** Length of a sample. */
  readonly milliseconds: number;
  /** Milliseconds of CPU time in a sample. */
  readonly atMost: number;
}
const idleTimeoutMs = 5 * 60_000;

/** Waits until programs are idle. @throws Error after five minutes */
export async function untilIdle(
  pids: number | readonly number[],
  { milliseconds, atMost }: IdleLimits,
): Promise<void> {
  const latest = performance.now() + idleTimeoutMs;
  let before = 0;
  let after = processorTime(pids);
  while (after - before > atMost) {
    if (performance.now() > latest) throw new Error('the programs have not come to rest');
    await pause(milliseconds);
    before = after;
    after = processorTime(pids);
  }
}

/**
 * Includes work after the answer.
 * @param flood resolves when the programs are idle
 */
export async function withProcessorTime<Result extends { readonly requests: number }>(
  pids: number | readonly number[],
  flood: () => Promise<Result>,
): Promise<Result & { readonly microseconds: number }> {
  const before = processorTime(pids);
  const result = await flood();
  return { ...result, microseconds: ((processorTime(pids) - before) * 1000) / result.requests };
}
