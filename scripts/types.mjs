// npm run check -- types
import { availableParallelism } from 'node:os';
import { runSteps } from './check/steps.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';

/** Contracts compile without DOM and Node. */
const projects = {
  web: 'web',
  worker: 'web/worker',
  server: '.',
  contracts: 'contracts',
  scripts: 'scripts',
};

/** @type {import('./check/steps.mjs').Step[]} */
const steps = Object.entries(projects).map(([name, folder]) => {
  const remembered = ['--incremental', '--tsBuildInfoFile', `.build/types/${name}.tsbuildinfo`];
  return {
    name,
    command: [process.execPath, 'node_modules/typescript/bin/tsc', '-p', folder, ...remembered],
  };
});

await script(async () => {
  readArguments({});
  const failed = await runSteps(steps, Math.min(2, availableParallelism()));
  return failed.length > 0 ? 1 : 0;
});
