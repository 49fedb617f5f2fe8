// npm run requirements: which requirements have a test that names them, by area. --area WIZ shows one area,
// --require CAT,WIZ fails when one of these areas has a requirement without a test, --missing lists their texts.
import { readFileSync } from 'node:fs';
import { coverage, requirementsIn, titlesIn, undefinedFigures } from './requirements/coverage.mjs';
import { readArguments, UsageError } from './run/arguments.mjs';
import { filesOf } from './run/files.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

const options = {
  area: /** @type {const} */ ({ type: 'string', default: '' }),
  require: /** @type {const} */ ({ type: 'string', default: '' }),
  missing: /** @type {const} */ ({ type: 'boolean', default: false }),
};

await script(() => {
  const { area, require, missing } = readArguments(options);
  const requirements = requirementsIn(readFileSync(inRoot('docs/requirements.txt'), 'utf8'));
  const specs = filesOf(/\.spec\.tsx?$/).map((file) => readFileSync(inRoot(file), 'utf8'));
  const titles = specs.flatMap(titlesIn);
  const { areas, unknown: unknownRequirements } = coverage(requirements, titles);
  const figures = readFileSync(inRoot('docs/figures.txt'), 'utf8');
  const unknown = [...unknownRequirements, ...undefinedFigures(figures, specs)];
  const required = require.split(',').filter(Boolean);
  refuseUnknownAreas([...required, area].filter(Boolean), areas);

  show(
    areas.filter(({ name }) => !area || name === area),
    missing || area !== '',
  );
  console.log(`${titles.length} test titles name requirements`);
  const short = areas.filter(({ name, uncovered }) => required.includes(name) && uncovered.length > 0);
  for (const { name, uncovered } of short) {
    console.error(`${name} has requirements without a test: ${uncovered.map(({ id }) => id).join(' ')}`);
  }
  if (unknown.length > 0) console.error(`Tests name requirements that do not exist: ${unknown.join(' ')}`);
  return short.length + unknown.length > 0 ? 1 : 0;
});

/** @param {readonly import('./requirements/coverage.mjs').Area[]} areas @param {boolean} withMissing */
function show(areas, withMissing) {
  for (const { name, all, covered, uncovered } of areas) {
    console.log(`${name}  ${String(covered.length).padStart(3)} of ${all.length} have a test`);
    for (const { id, market, text } of withMissing ? uncovered : [])
      console.log(`     ${id} ${market} ${text}`);
  }
  const count = (/** @type {'all' | 'covered'} */ key) =>
    areas.reduce((sum, area) => sum + area[key].length, 0);
  console.log(`all  ${count('covered')} of ${count('all')} requirements have a test`);
}

/** @param {readonly string[]} names @param {readonly { name: string }[]} areas */
function refuseUnknownAreas(names, areas) {
  const stranger = names.find((name) => !areas.some((area) => area.name === name));
  if (!stranger) return;
  throw new UsageError(
    `no requirements of an area ${stranger}; there are ${areas.map(({ name }) => name).join(' ')}`,
  );
}
