// npm run check [-- <step>…] [--fix] [--changed]
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { runSteps } from './check/steps.mjs';
import { readNames, UsageError } from './run/arguments.mjs';
import { inRoot, root } from './run/root.mjs';
import { script } from './run/script.mjs';

const node = process.execPath;
const source = /\.(?:tsx?|mjs)$/;

/** For changed files: the whole checks types while it lints. */
const projects = [
  { name: 'server', folder: '.' },
  { name: 'web', folder: 'web' },
  { name: 'contracts', folder: 'contracts' },
  { name: 'scripts', folder: 'scripts' },
  { name: 'worker', folder: 'web/worker' },
];

/** @param {{ name: string, folder: string }} project @returns {import('./check/steps.mjs').Step} */
const types = ({ name, folder }) => ({
  name: `types of ${name}`,
  command: [
    node,
    'node_modules/typescript/bin/tsc',
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    `.build/types/${name}.tsbuildinfo`,
  ],
});

/** @param {readonly string[]} files @param {boolean} fix @returns {import('./check/steps.mjs').Step[]} */
const format = (files, fix) => [
  {
    name: 'format',
    command: [
      node,
      'node_modules/prettier/bin/prettier.cjs',
      fix ? '--write' : '--check',
      '--log-level=warn',
      '--ignore-unknown',
      // By content: a checkout changes all dates.
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.build/prettier',
      ...files,
    ],
  },
];

/** @param {string} name @param {readonly string[]} args @returns {import('./check/steps.mjs').Step} */
const typed = (name, ...args) => ({
  name,
  command: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings', ...args],
});

/** @param {readonly string[]} files @param {boolean} fix @returns {import('./check/steps.mjs').Step} */
const lint = (files, fix) => ({
  name: 'lint',
  command: [node, 'scripts/lint.mjs', ...files, ...(fix ? ['--fix'] : [])],
});

/**
 * The longest first, so they overlap.
 * @param {boolean} fix
 * @returns {import('./check/steps.mjs').Step[]}
 */
const steps = (fix) => [
  // Each file by the nearest tsconfig.json that includes it.
  typed('types, and lint with types', '--type-check', '.'),
  lint(['.'], fix),
  ...format(['.'], fix),
  { name: 'dead code', command: [node, 'node_modules/knip/bin/knip.js', '--no-progress'] },
  {
    name: 'generated files',
    command: [node, 'scripts/generate.mjs', ...(fix ? [] : ['--check'])],
  },
  { name: 'lock file: engines, platforms', command: [node, 'scripts/lockfile.mjs'] },
];

/** Uncommitted, and not deleted. */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  const names = [
    ...git('diff', '--name-only', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return names.filter((name) => name !== '' && existsSync(inRoot(name)));
}

/**
 * Without dead code and generated files, which need the whole tree.
 * @param {boolean} fix
 * @returns {import('./check/steps.mjs').Step[]}
 */
function stepsForChanges(fix) {
  const files = changedFiles();
  const sources = files.filter((file) => source.test(file));
  if (sources.length === 0) return files.length === 0 ? [] : format(files, fix);
  return [
    typed('lint with types', ...sources),
    lint(sources, fix),
    ...projects.map(types),
    ...format(files, fix),
  ];
}

await script(async () => {
  const { values, positionals } = readNames({ fix: { type: 'boolean' }, changed: { type: 'boolean' } });
  const fix = values.fix === true;
  const all = values.changed ? stepsForChanges(fix) : steps(fix);
  const isChosen = (/** @type {{ name: string }} */ { name }) =>
    positionals.length === 0 || positionals.some((asked) => name.startsWith(asked));
  const chosen = all.filter(isChosen);
  if (chosen.length === 0 && !values.changed)
    throw new UsageError(`steps: ${all.map(({ name }) => name).join(', ')}`);
  requireNode();
  await install();
  // Two fixing steps would overwrite each other.
  const failed = await runSteps(chosen, fix ? 1 : Math.min(2, availableParallelism()));
  console.log(
    failed.length > 0
      ? `check: ${failed.length} of ${chosen.length} steps failed`
      : 'check: all steps passed',
  );
  return failed.length > 0 ? 1 : 0;
});
