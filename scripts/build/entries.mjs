/**
 * `sources` decide whether a build is stale.
 * @typedef {{ out: string, sources: readonly string[], entries: Readonly<Record<string, string>> }} Bundles
 */

const buildItself = ['package-lock.json', 'scripts/build'];
/** Checks uploaded files in its own process. */
const checks = {
  'check.process': 'platform/src/content-checks/check.process.ts',
  'locked-pdfs.worker': 'platform/src/files/locked-pdfs.worker.mjs',
};
const server = ['contracts', 'platform', 'command-api', 'query-api', 'projections', 'standalone', 'demo'];

/** @type {Bundles} */
export const standalone = {
  out: '.build/standalone',
  sources: [...buildItself, ...server],
  entries: {
    main: 'standalone/src/main.ts',
    'projections.worker': 'standalone/src/projections.worker.ts',
    'gateway.process': 'standalone/src/gateway.process.ts',
    ...checks,
    seed: 'standalone/src/seed.ts',
    backup: 'standalone/src/backup.ts',
    restore: 'standalone/src/restore.ts',
    'add-person': 'standalone/src/add-person.ts',
    'find-person': 'standalone/src/find-person.ts',
  },
};

/** @type {Bundles} */
export const apps = {
  out: '.build/apps',
  sources: [...buildItself, ...server],
  entries: {
    'command-api': 'command-api/src/main.ts',
    'query-api': 'query-api/src/main.ts',
    projections: 'projections/src/main.ts',
    ...checks,
    seed: 'standalone/src/seed-production.ts',
    'add-person': 'standalone/src/add-person-production.ts',
  },
};

/** For specs: compiling in each process takes seconds. @type {Bundles} */
export const fileChecks = {
  out: '.build/checks',
  sources: [...buildItself, 'contracts', 'platform'],
  entries: checks,
};

/** Doubles of the production servers. @type {Bundles} */
export const doubles = {
  out: '.build/doubles',
  sources: [...buildItself, 'contracts', 'platform', 'doubles', 'e2e/src/production'],
  entries: { doubles: 'e2e/src/production/doubles.process.ts' },
};

/** @type {Bundles} */
export const bench = {
  out: '.build/bench',
  sources: [...buildItself, ...server, 'doubles', 'e2e'],
  entries: {
    main: 'e2e/src/bench/main.ts',
    'load.process': 'e2e/src/bench/load/load.process.ts',
    'baseline.process': 'e2e/src/bench/baseline/baseline.process.ts',
  },
};

/** A change here rebuilds the benchmark data. */
export const benchWorld = [
  'contracts/src',
  'command-api/src',
  'projections/src',
  'platform/src/codec',
  'platform/src/stores',
  'e2e/src/bench/fixtures',
];

export const web = { out: '.build/web', sources: [...buildItself, 'contracts', 'web'] };
