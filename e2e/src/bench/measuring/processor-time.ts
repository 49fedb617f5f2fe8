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
 * Milliseconds of processor time that a program and its child processes have used so far, all threads together. What
 * else the machine does hardly changes it, whereas it changes every throughput.
 */
export const processorTime = (pid: number): number =>
  treeOf(pid).reduce((sum, each) => sum + ticksOf(each) * millisecondsOfTick, 0);

const restMilliseconds = 3_000;
/** Of a core, that programs at rest may use: timers, and answers to those who ask how they are. */
const restShare = 0.2;
const restPatience = 5 * 60_000;

/** Waits until programs have done what followed from their start. @throws Error when they have not after five minutes */
export async function atRest(pids: readonly number[]): Promise<void> {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const latest = performance.now() + restPatience;
  for (let before = used(); ; before = used()) {
    await pause(restMilliseconds);
    if (used() - before < restShare * restMilliseconds) return;
    if (performance.now() > latest) throw new Error('the programs have not come to rest');
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
  const all = [pids].flat();
  const used = () => all.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = used();
  const result = await flood();
  return { ...result, microseconds: ((used() - before) * 1000) / result.requests };
}
