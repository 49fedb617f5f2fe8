import { pathToFileURL } from 'node:url';
import { runCLI } from 'jest';
import { inRoot, root } from '../run/root.mjs';

/** @type {{ default: { testTimeout: number, projects: any[] } }} */
const { default: config } = await import(pathToFileURL(inRoot('jest.config.mjs')).href);
const server = config.projects.find(({ displayName }) => displayName === 'server');
const [[files, [, swc]]] = /** @type {[[string, any]]} */ (Object.entries(server.transform));

/**
 * Server specs with a fault in one file.
 * @param {import('./mutant-transform.mjs').Fault | null} fault
 */
const configWith = (fault) => ({
  ...server,
  // Reloads modules for each fault.
  runtime: undefined,
  testEnvironment: 'node',
  rootDir: root,
  testTimeout: config.testTimeout,
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.build/'],
  transform: { [files]: [inRoot('scripts/mutants/mutant-transform.mjs'), { swc, fault }] },
});

/** @param {string} spec pattern of paths @param {import('./mutant-transform.mjs').Fault | null} fault */
async function runOne(spec, fault) {
  const argv = {
    _: [spec],
    $0: '',
    config: JSON.stringify(configWith(fault)),
    reporters: [],
    runInBand: true,
    silent: true,
    watchman: false,
  };
  const { results } = await runCLI(/** @type {any} */ (argv), [root]);
  return results;
}

/** @param {{ specs: string[], fault: import('./mutant-transform.mjs').Fault | null }} asked */
async function run({ specs, fault }) {
  // One at a time: Jest's `--bail` ends the process.
  for (const spec of specs) {
    const { success, testResults } = await runOne(spec, fault);
    const output = testResults.map(({ failureMessage }) => failureMessage ?? '').join('\n');
    if (!success) return { passed: false, output };
  }
  return { passed: true, output: '' };
}

// Leftovers of a spec may reject during the next fault.
process.on('unhandledRejection', () => {});
process.on('message', (/** @type {any} */ asked) => {
  void run(asked).then((result) => process.send?.(result));
});
