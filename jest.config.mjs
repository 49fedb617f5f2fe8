const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: ['/node_modules/(?!@portal/)'],
};

export default {
  // A busy machine is slow, not wrong: what hangs is still found.
  testTimeout: 60_000,
  // Modules of a spec that is over are never let go; a worker full of them collects garbage more than it tests.
  workerIdleMemoryLimit: '600MB',
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{contracts,platform,command-api,query-api,projections,standalone,demo,scripts,e2e}/**/*.spec.ts',
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/.build/',
        '/e2e/src/(faults|programs)/',
        '\\.e2e\\.spec\\.ts$',
      ],
    },
    {
      ...shared,
      // They start programs, kill them and time them: npm test runs one at a time, with the machine to itself.
      displayName: 'programs',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/src/{faults,programs}/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/programs/end-started.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/web/src/testing/browser-environment.mjs',
      moduleNameMapper: {
        '\\.svg$': '<rootDir>/web/src/testing/picture.mjs',
        // What bundlers take for browsers; Jest would take the one for Node.
        '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js',
      },
      testMatch: ['<rootDir>/web/**/*.spec.{ts,tsx}'],
    },
  ],
};
