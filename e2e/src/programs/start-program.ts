import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';

/** Ends with its parent, even on SIGKILL. */
export interface StartedProgram {
  readonly child: ChildProcess;
  /** Including the log. */
  readonly output: () => string;
}

/** With the way to end it. */
const running = new Map<ChildProcess, () => void>();

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Registers a process with `endStarted`. @param end default: SIGKILL */
export function endLater(child: ChildProcess, end: () => void = () => child.kill('SIGKILL')): void {
  running.set(child, end);
  child.once('close', () => running.delete(child));
}

/** Milliseconds before SIGKILL. */
const timeoutMs = 5_000;

/** `exit`, not `close`: other processes may hold its pipes. */
async function endNow(child: ChildProcess, end: () => void): Promise<void> {
  if (!hasEnded(child)) {
    const exited = once(child, 'exit');
    const killing = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    end();
    await exited;
    clearTimeout(killing);
  }
  for (const pipe of child.stdio) pipe?.destroy();
  running.delete(child);
}

/** Failed specs leave programs, and Jest would wait for them. */
export async function endStarted(): Promise<void> {
  await Promise.all([...running].map(([child, end]) => endNow(child, end)));
}

/** Also if it has ended already. */
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

/** Variables: `env`, `PATH`, `HOME`. Ends with the suite (`platform/src/program/launcher.ts`). */
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
