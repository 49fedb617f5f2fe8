// npm run requirements: which requirements have a test that names them, by area. --area WIZ shows one area,
// --require CAT,WIZ fails when one of these areas has a requirement without a test, --missing lists their texts.
import { readFileSync } from 'node:fs';
import { coverage, requirementsIn, titlesIn } from './requirements/coverage.mjs';
import { readArguments, UsageError } from './run/arguments.mjs';
import { filesOf } from './run/files.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(() => {
  const options = readArguments({
    area: { type: 'string' },
    require: { type: 'string', default: '' },
    missing: { type: 'boolean', default: false },
  });
  const requirements = requirementsIn(readFileSync(inRoot('docs/requirements.txt'), 'utf8'));
  const titles = filesOf(/\.spec\.tsx?$/).flatMap((file) => titlesIn(readFileSync(inRoot(file), 'utf8')));
  const { areas, unknown } = coverage(requirements, titles);
  const shown = options.area ? areas.filter(({ name }) => name === options.area) : areas;
  const required = options.require.split(',').filter(Boolean);
  refuseUnknownAreas([...required, options.area ?? ''].filter(Boolean), areas);

  for (const area of shown) {
    console.log(`${area.name}  ${String(area.covered.length).padStart(3)} of ${area.all.length} have a test`);
    const listed = options.missing || options.area ? area.uncovered : [];
    for (const { id, market, text } of listed) console.log(`     ${id} ${market} ${text}`);
  }
  const covered = shown.reduce((sum, area) => sum + area.covered.length, 0);
  const total = shown.reduce((sum, area) => sum + area.all.length, 0);
  console.log(`${covered} of ${total} requirements have a test (${titles.length} test titles read)`);

  const short = areas.filter(({ name, uncovered }) => required.includes(name) && uncovered.length > 0);
  for (const { name, uncovered } of short) {
    console.error(`${name} has requirements without a test: ${uncovered.map(({ id }) => id).join(' ')}`);
  }
  if (unknown.length > 0) console.error(`Tests name requirements that do not exist: ${unknown.join(' ')}`);
  return short.length + unknown.length > 0 ? 1 : 0;
});

/** @param {readonly string[]} names @param {readonly { name: string }[]} areas */
function refuseUnknownAreas(names, areas) {
  const stranger = names.find((name) => !areas.some((area) => area.name === name));
  if (stranger)
    throw new UsageError(
      `no requirements of an area ${stranger}; there are ${areas.map(({ name }) => name).join(' ')}`,
    );
}
