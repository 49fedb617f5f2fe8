import { createRequire } from 'node:module';
import { buildAll } from '../build/build.mjs';
import { bundle } from '../build/bundle.mjs';
import { doubles } from '../build/entries.mjs';
import { runToEnd } from '../run/process.mjs';
import { redis } from './redis.mjs';

const require = createRequire(import.meta.url);

/** Specs start programs in parallel, so these are built first. */
export async function prepareForJest() {
  await redis();
  await buildAll();
  await bundle(doubles);
}

/** Jest needs vm modules for ES modules; MiB for new objects, or a tenth of the time is garbage collection. */
const nodeForJest = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64',
};

/**
 * Default: every spec of the repository.
 * @param {readonly string[]} args options and spec paths
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code
 */
export async function jest(args, env = {}) {
  const command = [require.resolve('jest/bin/jest'), ...args];
  const { code } = await runToEnd(process.execPath, command, { env: { ...nodeForJest, ...env }, show: true });
  return code;
}
