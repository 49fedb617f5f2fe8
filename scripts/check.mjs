// npm run check: everything that can be said about the code without running the product.
import { availableParallelism } from 'node:os';
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { runSteps } from './check/steps.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';

const node = process.execPath;

/** By content: a checkout gives every file another date. */
const cached = ['--cache', '--cache-strategy=content', '--cache-location=.build/prettier'];

/** In package.json with more memory: the types of the whole program take four gigabytes beside the rules. */
const lint = /** @type {const} */ (['npm', 'run', '--silent', 'lint', '--', '--part']);

/** The longest first, so that they overlap. @type {readonly import('./check/steps.mjs').Step[]} */
const steps = [
  { name: 'lint: rules, boundaries, shape of web', command: [...lint, 'web'] },
  { name: 'lint of the rest', command: [...lint, 'rest'] },
  { name: 'types', command: [node, 'scripts/types.mjs'] },
  {
    name: 'format',
    command: [node, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...cached, '.'],
  },
  { name: 'dead code', command: [node, 'node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'docs/openapi.json is current', command: [node, 'scripts/openapi.mjs', '--check'] },
  { name: 'docs/event-model.md is current', command: [node, 'scripts/event-model.mjs', '--check'] },
  { name: 'the layout of mails is compiled', command: [node, 'scripts/mails.mjs', '--check'] },
  { name: 'deploy/nginx/routes.conf is current', command: [node, 'scripts/routes.mjs', '--check'] },
  { name: 'lock file: engines, platforms', command: [node, 'scripts/lockfile.mjs'] },
  { name: 'docs/requirements.md is current', command: [node, 'scripts/requirements.mjs', '--check'] },
];

await script(async () => {
  readArguments({});
  requireNode();
  await install();
  const failed = await runSteps(steps, Math.min(2, availableParallelism()));
  console.log(
    failed.length > 0 ? `check: ${failed.length} of ${steps.length} steps failed` : 'check: all steps passed',
  );
  return failed.length > 0 ? 1 : 0;
});
