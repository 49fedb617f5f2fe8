import { performance } from 'node:perf_hooks';
import { runToEnd } from '../run/process.mjs';

/** @typedef {{ name: string, command: readonly [string, ...string[]] }} Step */

/**
 * One line per step, output of failures only.
 * @param {readonly Step[]} steps
 * @param {number} concurrency
 * @returns {Promise<string[]>} names of failed steps
 */
export async function runSteps(steps, concurrency) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return failed;
}

/** @param {Step} step @returns {Promise<boolean>} */
async function runStep({ name, command: [program, ...args] }) {
  const start = performance.now();
  const { code, output } = await runToEnd(program, args, { env: { NO_COLOR: '1', FORCE_COLOR: undefined } });
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '       '));
  return code === 0;
}
