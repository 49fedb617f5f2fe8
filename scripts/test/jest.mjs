import { createRequire } from 'node:module';
import { buildAll } from '../build/build.mjs';
import { bundle } from '../build/bundle.mjs';
import { doubles } from '../build/entries.mjs';
import { runToEnd } from '../run/process.mjs';
import { redis } from './redis.mjs';

const require = createRequire(import.meta.url);

/** Several specs start the programs, and run beside each other: what they start is built before. */
export async function prepareForJest() {
  await redis();
  await buildAll();
  await bundle(doubles);
}

/** Our modules are ES modules, for which Jest asks Node for its vm. */
const nodeForJest = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};

/**
 * Runs Jest where the person at the keyboard sees it.
 * @param {readonly string[]} args paths of specs and options; every spec of the repository without a path
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export async function jest(args, env = {}) {
  const command = [require.resolve('jest/bin/jest'), ...args];
  const { code } = await runToEnd(process.execPath, command, { env: { ...nodeForJest, ...env }, show: true });
  return code;
}
