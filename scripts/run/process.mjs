import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** npm and the terminal may both deliver one Ctrl-C; within this many milliseconds it is the same one. */
const sameKeyPress = 1000;

/**
 * Announces to a child process that a pipe to us is open as its descriptor 3. When we end, also by SIGKILL, the
 * operating system closes our end, and the child ends too (`platform/src/program/launcher.ts`).
 */
export const endingWithUs = () => ({
  stdio: /** @type {import('node:child_process').StdioOptions} */ (['inherit', 'inherit', 'inherit', 'pipe']),
  env: { ...process.env, LAUNCHER_PIPE: '3', MALLOC_ARENA_MAX: '2' },
});

/** Milliseconds between two looks whether npm, which started us, is still there. */
const lookMilliseconds = 500;

/**
 * The parent of our parent where that is the shell in which npm runs its scripts; some shells replace themselves.
 * @returns {string} empty where nobody knows
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
 * npm leaves nothing behind that would tell when it is killed; but then another process becomes the parent of what it
 * has started.
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
 * Runs a program to its end and collects what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, timeout?: number }} [options] `show`: print at once instead of
 *   collecting; `timeout`: killed after so many milliseconds
 * @returns {Promise<Ended>} never rejects: a program that cannot be started ended with 127
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
 * Runs a program as if it were this one: its streams are ours, our SIGINT, SIGTERM and SIGHUP are passed on. It gets
 * a process group of its own, so that the terminal's Ctrl-C reaches it once, through us.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
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
    // Not `close`: that waits for the pipe, which a process may have inherited that outlives the child.
    child.on('exit', (code, signal) => {
      clearInterval(looking);
      for (const name of signals) process.off(name, passOn);
      resolve(exitCode(code, signal));
    });
  });
}
