// npm run verify -- new-area: adds an area to a copy of the checkout and checks it.
import { rmSync } from 'node:fs';
import { runSteps } from '../check/steps.mjs';
import { copyTree } from '../new-area/copied-tree.mjs';
import { changedFiles, newFiles } from '../new-area/skeleton.mjs';
import { readArguments } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';

const names = { area: 'info-sheets', noun: 'info-sheet' };
/** By path. The texts, menus and lists of all areas are read by specs of their own. */
const specs = [
  names.area,
  'contracts/src/[a-z-]+.spec',
  'areas.spec',
  'area-manifest',
  'area-texts',
  'BottomBar',
  'scripts/lint',
  'scripts/requirements',
  'authorisation-matrix',
];

/** @param {string} copy @returns {(name: string, ...args: string[]) => import('../check/steps.mjs').Step} */
const nodeIn =
  (copy) =>
  (name, ...args) => ({
    name,
    // Package programs are found from the working directory.
    command: ['env', '-C', copy, process.execPath, ...args],
  });

await script(async () => {
  readArguments({});
  const copy = await copyTree();
  try {
    const node = nodeIn(copy);
    const files = [...newFiles(names), ...changedFiles(names)].map(({ file }) => file);
    const code = files.filter((file) => !file.endsWith('.json'));
    const written = await runSteps([node('new-area', 'scripts/new-area.mjs', names.area, names.noun)], 1);
    if (written.length > 0) return 1;
    const judged = [
      node('generate', 'scripts/generate.mjs'),
      node('generated files', 'scripts/generate.mjs', '--check'),
      node('types', 'scripts/check.mjs', 'types'),
      node('lint', 'node_modules/eslint/bin/eslint.js', ...code),
      node('format', 'node_modules/prettier/bin/prettier.cjs', '--check', ...files),
      node('specs', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...specs),
    ];
    return (await runSteps(judged, 1)).length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
