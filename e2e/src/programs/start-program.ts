import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';

/** A program of its own, which ends with the process that started it, killed or not. */
export interface StartedProgram {
  readonly child: ChildProcess;
  /** What it has printed so far, its log included. */
  readonly output: () => string;
}

/** What runs, and how it is ended. */
const running = new Map<ChildProcess, () => void>();

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Makes sure that `endStarted` ends a process. @param end by SIGKILL when left out */
export function endLater(child: ChildProcess, end: () => void = () => child.kill('SIGKILL')): void {
  running.set(child, end);
  child.once('close', () => running.delete(child));
}

/** Milliseconds that a process gets to end by itself before it is killed. */
const patience = 5_000;

/** A process that has ended keeps its pipes open as long as another one holds their ends: exit counts, not close. */
async function endNow(child: ChildProcess, end: () => void): Promise<void> {
  if (!hasEnded(child)) {
    const exited = once(child, 'exit');
    const killing = setTimeout(() => child.kill('SIGKILL'), patience);
    end();
    await exited;
    clearTimeout(killing);
  }
  for (const pipe of child.stdio) pipe?.destroy();
  running.delete(child);
}

/**
 * Ends whatever still runs of what was started: a spec that failed in the middle has not ended it, and Jest would wait
 * for it.
 */
export async function endStarted(): Promise<void> {
  await Promise.all([...running].map(([child, end]) => endNow(child, end)));
}

/** Signals a program and answers how it ended, also when it has ended before. */
export async function endProgram(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  if (!hasEnded(child)) {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
  return { code: child.exitCode, signal: child.signalCode };
}

/**
 * Starts a Node program with no variables but these, `PATH` and `HOME`. A suite that fails or is killed leaves none
 * behind (`platform/src/program/launcher.ts`).
 */
export function startProgram(args: readonly string[], env: Readonly<Record<string, string>>): StartedProgram {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, LAUNCHER_PIPE: '3', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  endLater(child);
  const launcherPipe = child.stdio[3] as Socket | null;
  launcherPipe?.on('error', () => undefined).unref();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}
