import { readdirSync, readFileSync } from 'node:fs';

/** Empty if the process has ended. */
export function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Linux only. */
export function treeOf(pid: number): readonly number[] {
  const children = threadsOf(pid)
    .flatMap((thread) => readProc(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter((child) => child !== '')
    .map(Number);
  return [pid, ...children.flatMap(treeOf)];
}
