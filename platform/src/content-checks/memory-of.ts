import { readFile } from 'node:fs/promises';

const resident = /^VmRSS:\s+(\d+) kB$/m;
const kibibyte = 1024;

/**
 * Bytes of memory that a process holds, native memory included.
 * @returns 0 for one that is gone, and where there is no `/proc`: only Linux tells
 */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return Number(resident.exec(status)?.[1] ?? 0) * kibibyte;
}
