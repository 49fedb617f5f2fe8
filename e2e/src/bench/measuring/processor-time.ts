import { setTimeout as pause } from 'node:timers/promises';
import { readProc, treeOf } from './process-tree';

/** What a tick of `/proc/…/stat` stands for on Linux. */
const millisecondsOfTick = 10;

/** Fields of `stat` behind the name in brackets, which may hold spaces: user and system time are the 12th and 13th. */
function ticksOf(pid: number): number {
  const fields = readProc(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/**
 * Milliseconds of processor time that programs and their child processes have used so far, all threads together. What
 * else the machine does hardly changes it, whereas it changes every throughput.
 */
export const processorTime = (pids: number | readonly number[]): number =>
  [pids]
    .flat()
    .flatMap(treeOf)
    .reduce((sum, each) => sum + ticksOf(each) * millisecondsOfTick, 0);

/** What programs at rest may use: timers, and answers to those who ask how they are. */
interface Rest {
  /** How long they are looked at. */
  readonly milliseconds: number;
  /** Milliseconds of processor time in it. */
  readonly atMost: number;
}
const restPatience = 5 * 60_000;

/** Waits until programs have done what followed from their start. @throws Error when they have not after five minutes */
export async function atRest(
  pids: number | readonly number[],
  { milliseconds, atMost }: Rest,
): Promise<void> {
  const latest = performance.now() + restPatience;
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
 * What a request costs programs, whatever else the machine does: all threads, with what goes on after the answer.
 * @param flood ends when the programs have nothing left to do
 */
export async function withProcessorTime<Result extends { readonly requests: number }>(
  pids: number | readonly number[],
  flood: () => Promise<Result>,
): Promise<Result & { readonly microseconds: number }> {
  const before = processorTime(pids);
  const result = await flood();
  return { ...result, microseconds: ((processorTime(pids) - before) * 1000) / result.requests };
}
