import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/**
 * Runs a TypeScript file in a process; its errors are shown.
 * @param script absolute path
 */
export const startFixture = (
  script: string,
  args: readonly string[],
): ChildProcessByStdio<Writable, Readable, null> =>
  spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
