import { basename } from 'node:path';
import { readProc, treeOf } from './process-tree';

const everyMilliseconds = 100;

/** The name of the script that a process of Node runs, e.g. `gateway.process.js`. */
function scriptOf(pid: number): string {
  const script = readProc(`/proc/${pid}/cmdline`)
    .split('\0')
    .find((argument) => /\.m?js$/.test(argument));
  return script === undefined ? 'other' : basename(script);
}

/** Resident memory of a process, in MiB. */
function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/**
 * Watches the resident memory of a program and its child processes (Linux).
 * @returns `stop` answers the peak of each, in MiB, by the name of its script
 */
export function watchMemory(pid: number): { stop(): Readonly<Record<string, number>> } {
  const peaks: Record<string, number> = {};
  function sample(): void {
    for (const one of treeOf(pid)) {
      const resident = residentOf(one);
      const script = scriptOf(one);
      if (resident > (peaks[script] ?? 0)) peaks[script] = resident;
    }
  }
  sample();
  const timer = setInterval(sample, everyMilliseconds);
  return {
    stop() {
      clearInterval(timer);
      return peaks;
    },
  };
}
