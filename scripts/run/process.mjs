import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** Milliseconds; npm and the terminal may both deliver one Ctrl-C. */
const sameKeyPress = 1000;

/**
 * A pipe as the child's descriptor 3 closes when we end, even by SIGKILL
 * (`platform/src/program/launcher.ts`).
 */
export const endingWithUs = () => ({
  stdio: /** @type {import('node:child_process').StdioOptions} */ (['inherit', 'inherit', 'inherit', 'pipe']),
  env: { ...process.env, LAUNCHER_PIPE: '3', MALLOC_ARENA_MAX: '2' },
});

/** Polling interval for npm. */
const lookMilliseconds = 500;

/**
 * Some shells replace themselves.
 * @returns {string} empty if unknown
 */
function parentOfShell() {
  try {
    const shell = `/proc/${process.ppid}`;
    const [command = ''] = readFileSync(`${shell}/cmdline`, 'utf8').split('\0');
    if (!/sh$/.test(command)) return '';
    return /^PPid:\t(\d+)$/m.exec(readFileSync(`${shell}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/**
 * After npm is killed, its child has another parent.
 * @param {() => void} ended
 * @returns {NodeJS.Timeout | undefined}
 */
function whenNpmEnds(ended) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const above = () => `${process.ppid} ${parentOfShell()}`;
  const before = above();
  return setInterval(() => above() !== before && ended(), lookMilliseconds).unref();
}

/** @typedef {{ code: number, output: string }} Ended `code` follows the shell: 128 + n after signal n */

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);

/**
 * Collects the output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, timeout?: number }} [options] `show`: print at once instead of
 *   collecting; `timeout`: killed after so many milliseconds
 * @returns {Promise<Ended>} never rejects; 127: cannot be started
 */
export function runToEnd(command, args, { env = {}, show = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      timeout,
      killSignal: 'SIGKILL',
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Its own process group avoids a second Ctrl-C; signals are forwarded.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export function runInPlace(command, args) {
  const child = spawn(command, args, { ...endingWithUs(), cwd: root, detached: true });
  let passedOn = 0;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (Date.now() - passedOn < sameKeyPress) return;
    passedOn = Date.now();
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  const looking = whenNpmEnds(() => passOn('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not `close`, which waits for pipes inherited by longer-lived processes.
    child.on('exit', (code, signal) => {
      clearInterval(looking);
      for (const name of signals) process.off(name, passOn);
      resolve(exitCode(code, signal));
    });
  });
}
