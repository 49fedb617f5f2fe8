import { basename } from 'node:path';
import { readProc, treeOf } from './process-tree';

const everyMilliseconds = 100;

/** E.g. `gateway.process.js`. */
function scriptOf(pid: number): string {
  const script = readProc(`/proc/${pid}/cmdline`)
    .split('\0')
    .find((argument) => /\.m?js$/.test(argument));
  return script === undefined ? 'other' : basename(script);
}

/** MiB. */
function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/**
 * A program and its children (Linux).
 * @returns `stop`: peak per script, in MiB
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
