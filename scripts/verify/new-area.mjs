// npm run verify -- new-area: adds an area to a copy of the checkout and checks it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from '../check/steps.mjs';
import { copyTree } from '../new-area/copied-tree.mjs';
import { changedFiles, newFiles } from '../new-area/skeleton.mjs';
import { readArguments } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';

const names = { area: 'price-lists', noun: 'price-list' };
/** Rows written by hand (docs/adding-an-area.md). */
const rights = ['AddPriceList', 'UpdatePriceList', 'DeletePriceList', 'RestorePriceList', 'ListPriceLists'];
const readers = ['ListShownPriceLists'];
const specs = [
  names.area,
  'contracts/src/[a-z-]+.spec',
  'areas.spec',
  'scripts/lint/texts',
  'scripts/requirements',
  'authorisation-matrix',
];

/** @param {string} copy */
function grantRights(copy) {
  const file = path.join(copy, 'e2e/src/calls/expected-rights.ts');
  const table = readFileSync(file, 'utf8');
  const rows = [
    ...rights.map((call) => `  ${call}: both('A', 'n/a'),\n`),
    ...readers.map((call) => `  ${call}: both('FAMEC', 'n/a', acting('AE')),\n`),
  ].join('');
  writeFileSync(file, table.replace(/^\};/m, `${rows}};`));
}

/** @param {string} copy */
function nameView(copy) {
  for (const language of ['es', 'ca', 'pt']) {
    const file = path.join(copy, `web/src/areas/operations/texts/${language}.json`);
    const texts = { ...JSON.parse(readFileSync(file, 'utf8')), [`viewNames.${names.area}`]: 'Lists' };
    writeFileSync(file, JSON.stringify(texts, null, 2));
  }
}

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
    const made = [...newFiles(names), ...changedFiles(names)].map(({ file }) => file);
    const written = await runSteps([node('new-area', 'scripts/new-area.mjs', names.area, names.noun)], 1);
    if (written.length > 0) return 1;
    grantRights(copy);
    nameView(copy);
    const generated = [node('generate', 'scripts/generate.mjs', 'openapi', 'event-model', 'routes')];
    const judged = [
      node('types', 'scripts/check.mjs', 'types'),
      node('lint', 'node_modules/eslint/bin/eslint.js', ...made),
      node('lint with types', 'node_modules/oxlint/bin/oxlint', ...made),
      node('format', 'node_modules/prettier/bin/prettier.cjs', '--check', ...made),
      node('specs', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...specs),
    ];
    return (await runSteps([...generated, ...judged], 1)).length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
