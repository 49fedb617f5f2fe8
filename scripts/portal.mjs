// Uses Node only: a fresh clone has no packages.

/** By name; each is `scripts/<name>.mjs`. */
const commands = {
  start: 'opens the portal; -- command-api|query-api|projections: one app of the production setup',
  dev: 'the portal with watch mode',
  build: 'builds what is stale',
  seed: 'fills DATA_DIR with the demo data',
  test: 'every suite but the long ones; -- --changed: specs of uncommitted changes',
  spec: '-- <part of a path>…: these specs or journeys alone',
  check: 'format, lint, types, import rules, dead code, generated files; -- <step>…: these steps; -- --fix',
  verify: '-- <suite>: a longer suite (docs/testing.md)',
  bench: 'benchmarks (docs/performance.md)',
  generate: 'writes OpenAPI, event model, routes, mail layout, requirements; -- <name>…: these alone',
  'new-area': '<plural> [<singular>]: writes a record area in every workspace',
  texts: '-- export|import <file.csv>: all texts for translators, and back',
  backup: '-- <folder>: copies DATA_DIR while the portal runs',
  restore: '-- <folder>: puts a copy back into an empty DATA_DIR',
  'add-person': '-- --email … --name … --role …: adds and invites a person',
  'find-person': '-- <folder> <text>…: looks for a text in all stores of a folder',
};

const suites = [
  'axe',
  'containers',
  'documentdb',
  'faults',
  'fuzz',
  'journeys',
  'mutants',
  'new-area',
  'system',
  'timed',
];

// The script parses the other arguments.
const [name = ''] = process.argv.splice(2, 1);
const [suite = ''] = name === 'verify' ? process.argv.splice(2, 1) : [];

if (name === 'verify' && !suites.includes(suite)) {
  console.error(`portal: npm run verify -- ${suites.join('|')}`);
  process.exitCode = 1;
} else if (name === 'verify') await import(`./verify/${suite}.mjs`);
else if (Object.hasOwn(commands, name)) await import(`./${name}.mjs`);
else {
  for (const [each, about] of Object.entries(commands)) console.log(`${each.padEnd(12)} ${about}`);
  process.exitCode = name === '' ? 0 : 1;
}
