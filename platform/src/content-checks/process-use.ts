import { readFile } from 'node:fs/promises';

const resident = /^VmRSS:\s+(\d+) kB$/m;
const kibibyte = 1024;

/**
 * Bytes including native memory.
 * @returns 0 if ended or without `/proc` (Linux only)
 */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return Number(resident.exec(status)?.[1] ?? 0) * kibibyte;
}

const tickMilliseconds = 10;
/** Fields after the name, which may have blanks (proc(5)). */
const userTime = 11;
const systemTime = 12;

/**
 * Milliseconds.
 * @returns `Infinity` if ended or without `/proc` (Linux only)
 */
export async function processorTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? Infinity : (Number(fields[userTime]) + Number(fields[systemTime])) * tickMilliseconds;
}
