/**
 * Everything that is built, in one list. `sources` are the paths whose content decides whether a build is stale;
 * `entries` maps the name of a bundle to its first file.
 * @typedef {{ out: string, sources: readonly string[], entries: Readonly<Record<string, string>> }} Bundles
 */

const buildItself = ['package-lock.json', 'scripts/build'];
const server = ['contracts', 'platform', 'command-api', 'query-api', 'projections', 'house'];

/** The house: one program, with a thread for projections and a process for pushes. @type {Bundles} */
export const house = {
  out: '.build/house',
  sources: [...buildItself, ...server],
  entries: {
    main: 'house/src/main.ts',
    'projections.worker': 'house/src/projections.worker.ts',
    'gateway.process': 'house/src/gateway.process.ts',
    seed: 'house/src/seed.ts',
  },
};

/** The benchmarks and the load that drives them. @type {Bundles} */
export const bench = {
  out: '.build/bench',
  sources: [...buildItself, ...server, 'e2e'],
  entries: { main: 'e2e/src/bench/main.ts' },
};

/** The web application, built by Vite. */
export const web = { out: '.build/web', sources: [...buildItself, 'contracts', 'web'] };
