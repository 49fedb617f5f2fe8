import { readdirSync, readFileSync } from 'node:fs';

/** `null` if gone or a zombie. */
function parentOf(pid: number): number | null {
  try {
    // `pid (name) state ppid …`; the name may contain anything.
    const [state, ppid] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' ? null : Number(ppid);
  } catch {
    return null;
  }
}

/** Running descendants, and itself. Linux only. */
export function treeOf(root: number): readonly number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const below = (pid: number): number[] => [
    pid,
    ...all.filter((each) => parentOf(each) === pid).flatMap(below),
  ];
  return below(root);
}

export const isRunning = (pid: number): boolean => parentOf(pid) !== null;
