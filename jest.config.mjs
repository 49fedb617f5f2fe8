// @ts-check
const shared = {
  // Not among the temporary files: those lie in memory, and are gone after a run (scripts/test/memory-folder.mjs).
  cacheDirectory: '<rootDir>/.build/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '<rootDir>/scripts/test/transform.mjs' },
  transformIgnorePatterns: ['/node_modules/(?!@portal/)'],
};

/** Modules are shared by a worker's files. */
const servers = {
  ...shared,
  globalSetup: '<rootDir>/scripts/test/before-specs.mjs',
  runtime: '<rootDir>/scripts/test/one-realm.mjs',
  testEnvironment: '<rootDir>/scripts/test/node-environment.mjs',
};
const byFolder = (/** @type {readonly string[]} */ ...folders) =>
  folders.map((folder) => `<rootDir>/${folder}/**/*.spec.ts`);
const notBuilt = ['/node_modules/', '/.build/', '\\.e2e\\.spec\\.ts$'];

/** Stores over every adapter, and what looks into files in processes of its own. */
const adapters = 'content-checks|files|mail|stores|unpacking';

/** They start programs; all that a spec leaves running ends with it. */
const programs = {
  ...shared,
  globalSetup: '<rootDir>/scripts/test/before-specs.mjs',
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/e2e/src/programs/end-started.ts'],
};
/** What measures time or memory, and all of the faults: one at a time, with the machine to themselves (`verify -- timed`). */
const timedPrograms = ['erasure', 'hostile-load', 'one-program', 'program', 'traces'];

export default {
  // A busy machine is slow, not wrong: what hangs is still found.
  testTimeout: 60_000,
  // A worker keeps the modules of each project; one that is full of earlier screens collects garbage more than it tests.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...servers,
      displayName: 'server',
      testMatch: byFolder(
        '{contracts,platform,command-api,query-api,projections,standalone,demo,doubles,scripts}',
      ),
      testPathIgnorePatterns: [
        ...notBuilt,
        '/command-api/src/linear-folds\\.spec',
        `/platform/src/(${adapters})/`,
      ],
    },
    {
      ...servers,
      displayName: 'system',
      testMatch: byFolder('e2e/src', `platform/src/@(${adapters})`),
      testPathIgnorePatterns: [...notBuilt, '/e2e/src/(faults|fuzz|hostile-files|programs)/'],
    },
    {
      ...servers,
      displayName: 'hostile',
      testMatch: byFolder('e2e/src/@(fuzz|hostile-files)'),
      testPathIgnorePatterns: notBuilt,
    },
    {
      ...programs,
      displayName: 'programs',
      testMatch: ['<rootDir>/e2e/src/programs/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', `/e2e/src/programs/(${timedPrograms.join('|')})\\.spec`],
    },
    {
      ...programs,
      displayName: 'timed',
      testMatch: [
        'e2e/src/faults/**/*',
        `e2e/src/programs/{${timedPrograms.join(',')}}`,
        'command-api/src/linear-folds',
      ].map((name) => `<rootDir>/${name}.spec.ts`),
    },
    {
      ...shared,
      displayName: 'web',
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/before-each.cjs'],
      runtime: '<rootDir>/scripts/test/one-realm.mjs',
      testEnvironment: '<rootDir>/scripts/test/shared-window.mjs',
      moduleNameMapper: {
        // The paths of web/tsconfig.json.
        '^#(core|ui|shell|areas|testing)/(.+)$': '<rootDir>/web/src/$1/$2',
        '\\.svg$': '<rootDir>/web/src/testing/picture.mjs',
        '^@emotion/serialize$': '<rootDir>/web/src/testing/no-styles.cjs',
        // What bundlers take for browsers; Jest would take the one for Node.
        '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js',
      },
      testMatch: ['<rootDir>/web/**/*.spec.{ts,tsx}'],
    },
  ],
};
