import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** npm and the terminal may both deliver one Ctrl-C; within this many milliseconds it is the same one. */
const sameKeyPress = 1000;

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
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show`: print at once instead of collecting
 * @returns {Promise<Ended>} never rejects: a program that cannot be started ended with 127
 */
export function runToEnd(command, args, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
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
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: true });
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
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      resolve(exitCode(code, signal));
    });
  });
}
