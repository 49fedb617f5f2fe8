import { readFile } from 'node:fs/promises';

const resident = /^VmRSS:\s+(\d+) kB$/m;
const kibibyte = 1024;

/**
 * Bytes of memory of a process, native memory included.
 * @returns 0 for an ended one, and without `/proc` (Linux only)
 */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return Number(resident.exec(status)?.[1] ?? 0) * kibibyte;
}
