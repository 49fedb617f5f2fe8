// npm run check [-- <step>…] [--fix]
import { availableParallelism } from 'node:os';
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { runSteps } from './check/steps.mjs';
import { readNames, UsageError } from './run/arguments.mjs';
import { script } from './run/script.mjs';

const node = process.execPath;

/** @param {boolean} fix @param {string} part */
const lint = (fix, part) =>
  // Types take four gigabytes in addition to lint.
  /** @type {const} */ ([
    node,
    '--max-old-space-size=6144',
    'scripts/lint.mjs',
    '--part',
    part,
    ...(fix ? ['--fix'] : []),
  ]);

/** @param {boolean} fix */
const format = (fix) =>
  /** @type {const} */ ([
    node,
    'node_modules/prettier/bin/prettier.cjs',
    fix ? '--write' : '--check',
    '--log-level=warn',
    // By content: a checkout changes all dates.
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.build/prettier',
    '.',
  ]);

/**
 * The longest first, so they overlap.
 * @param {boolean} fix
 * @returns {readonly import('./check/steps.mjs').Step[]}
 */
const steps = (fix) => [
  { name: 'lint of web', command: lint(fix, 'web') },
  { name: 'lint of the rest', command: lint(fix, 'rest') },
  { name: 'types', command: [node, 'scripts/types.mjs'] },
  { name: 'format', command: format(fix) },
  { name: 'dead code', command: [node, 'node_modules/knip/bin/knip.js', '--no-progress'] },
  {
    name: 'generated files',
    command: [node, 'scripts/generate.mjs', ...(fix ? [] : ['--check'])],
  },
  { name: 'lock file: engines, platforms', command: [node, 'scripts/lockfile.mjs'] },
];

await script(async () => {
  const { values, positionals } = readNames({ fix: { type: 'boolean' } });
  const all = steps(values.fix === true);
  const isChosen = (/** @type {{ name: string }} */ { name }) =>
    positionals.length === 0 || positionals.some((asked) => name.startsWith(asked));
  const chosen = all.filter(isChosen);
  if (chosen.length === 0) throw new UsageError(`steps: ${all.map(({ name }) => name).join(', ')}`);
  requireNode();
  await install();
  // Two fixing steps would overwrite each other.
  const failed = await runSteps(chosen, values.fix ? 1 : Math.min(2, availableParallelism()));
  console.log(
    failed.length > 0
      ? `check: ${failed.length} of ${chosen.length} steps failed`
      : 'check: all steps passed',
  );
  return failed.length > 0 ? 1 : 0;
});
