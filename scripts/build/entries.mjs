/**
 * Everything that is built, in one list. `sources` are the paths whose content decides whether a build is stale;
 * `entries` maps the name of a bundle to its first file.
 * @typedef {{ out: string, sources: readonly string[], entries: Readonly<Record<string, string>> }} Bundles
 */

const buildItself = ['package-lock.json', 'scripts/build'];
/** Looks into files that others made, in a process of its own, whichever program it belongs to. */
const checks = {
  'check.process': 'platform/src/content-checks/check.process.ts',
  'locked-pdfs.worker': 'platform/src/files/locked-pdfs.worker.mjs',
};
const server = ['contracts', 'platform', 'command-api', 'query-api', 'projections', 'standalone', 'demo'];

/** The portal as one program, with a thread for projections and a process for pushes. @type {Bundles} */
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

/** The apps as programs of their own, for the production world. @type {Bundles} */
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

/** The file checks for specs, which run from the sources: compiling them in each process would cost seconds. @type {Bundles} */
export const fileChecks = {
  out: '.build/checks',
  sources: [...buildItself, 'contracts', 'platform'],
  entries: checks,
};

/** What stands in for the servers of the production world where there are none. @type {Bundles} */
export const doubles = {
  out: '.build/doubles',
  sources: [...buildItself, 'contracts', 'platform', 'e2e/src/production'],
  entries: { doubles: 'e2e/src/production/doubles.process.ts' },
};

/** The benchmarks, the floor they compare with and the load that drives both. @type {Bundles} */
export const bench = {
  out: '.build/bench',
  sources: [...buildItself, ...server, 'e2e'],
  entries: {
    main: 'e2e/src/bench/main.ts',
    'load.process': 'e2e/src/bench/load/load.process.ts',
    'baseline.process': 'e2e/src/bench/baseline/baseline.process.ts',
    'replay.process': 'e2e/src/bench/baseline/replay.process.ts',
    'rebuild.process': 'e2e/src/bench/product/rebuild.process.ts',
  },
};

/** What the data of the benchmarks is made by: it is made anew when one of these changes. */
export const benchWorld = [
  'contracts/src',
  'command-api/src',
  'projections/src',
  'platform/src/codec',
  'platform/src/stores',
  'e2e/src/bench/fixtures',
];

/** The web application, built by Vite. */
export const web = { out: '.build/web', sources: [...buildItself, 'contracts', 'web'] };
