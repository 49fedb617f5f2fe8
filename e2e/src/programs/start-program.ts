import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** A program of its own, which ends with the process that started it, killed or not. */
export interface StartedProgram {
  readonly child: ChildProcess;
  /** What it has printed so far, its log included. */
  readonly output: () => string;
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
  const launcherPipe = child.stdio[3] as Socket | null;
  launcherPipe?.on('error', () => undefined).unref();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}
