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

/**
 * What a request costs a program, whatever else the machine does: all threads, with what goes on after the answer.
 * @param flood ends when the program has nothing left to do
 */
export async function withProcessorTime<Result extends { readonly requests: number }>(
  pid: number,
  flood: () => Promise<Result>,
): Promise<Result & { readonly microseconds: number }> {
  const before = processorTime(pid);
  const result = await flood();
  return { ...result, microseconds: ((processorTime(pid) - before) * 1000) / result.requests };
}
