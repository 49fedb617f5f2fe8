// npm run requirements: which requirements have a test that names them, by family, and the same with links in
// docs/requirements.md. --check only compares, --area WIZ shows one family, --missing lists what no test names,
// --require CAT,WIZ fails when one of these families has a requirement without a test.
import { readFileSync } from 'node:fs';
import { inWords, numbersOf, shownBy, testsCell } from './requirements/coverage.mjs';
import { idsNamed } from './requirements/ids.mjs';
import { namedTests } from './requirements/named-tests.mjs';
import { readPage, writePage } from './requirements/page.mjs';
import { readArguments, UsageError } from './run/arguments.mjs';
import { filesOf } from './run/files.mjs';
import { writeGenerated } from './run/generated.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

const options = {
  area: /** @type {const} */ ({ type: 'string', default: '' }),
  require: /** @type {const} */ ({ type: 'string', default: '' }),
  missing: /** @type {const} */ ({ type: 'boolean', default: false }),
  check: /** @type {const} */ ({ type: 'boolean', default: false }),
};

const file = 'docs/requirements.md';
const sources = /\.(?:tsx?|mjs|md|ya?ml)$/;

/** @param {string} name */
const textOf = (name) => readFileSync(inRoot(name), 'utf8');

await script(async () => {
  const { area, require, missing, check } = readArguments(options);
  const { intro, families } = readPage(textOf(file));
  const required = require.split(',').filter(Boolean);
  refuseUnknown([...required, area].filter(Boolean), families);

  const specs = filesOf(/\.spec\.tsx?$/).map((spec) => ({
    file: spec,
    tests: namedTests(textOf(spec), spec),
  }));
  const shown = shownBy(specs);
  const rows = families.flatMap((family) => family.rows);
  const unknown = strangers(new Set(rows.map(({ id }) => id)), [...shown.keys()]);
  if (!check) show(families, shown, { area, missing });
  const uncovered = rows.filter(({ id }) => !shown.has(id));
  const short = families.filter(
    ({ name, rows: own }) => required.includes(name) && own.some((row) => uncovered.includes(row)),
  );
  for (const { name } of short) console.error(`${name} has requirements without a test`);
  if (unknown.length > 0) console.error(`Named, and not in ${file}: ${unknown.join(' ')}`);

  const told = families.map((family) => ({
    ...family,
    rows: family.rows.map((row) => ({ ...row, tests: testsCell(row, shown.get(row.id)) })),
  }));
  const page = writePage({ intro, families: told }, (family) => inWords(numbersOf(family.rows, shown)));
  const code = await writeGenerated(file, page, { check, command: 'npm run requirements' });
  return short.length + unknown.length > 0 ? 1 : code;
});

/** The ids that titles or any source names and the page does not explain. @param {ReadonlySet<string>} known @param {readonly string[]} titled */
function strangers(known, titled) {
  const others = filesOf(sources).filter(
    (name) => name !== file && !name.startsWith('scripts/requirements/'),
  );
  const named = new Set([...titled, ...others.flatMap((name) => idsNamed(textOf(name)))]);
  return [...named].filter((id) => !known.has(id)).sort();
}

/**
 * @param {readonly import('./requirements/page.mjs').Family[]} families
 * @param {ReadonlyMap<string, import('./requirements/coverage.mjs').Shown>} shown
 * @param {{ area: string, missing: boolean }} asked
 */
function show(families, shown, { area, missing }) {
  const asked = families.filter(({ name }) => !area || name === area);
  for (const { name, rows } of asked) {
    console.log(`${name.padEnd(4)} ${inWords(numbersOf(rows, shown))}`);
    if (!missing && !area) continue;
    for (const { id, text, tests } of rows.filter((row) => !shown.has(row.id)))
      console.log(`     ${id} (${tests}) ${text}`);
  }
  const rows = asked.flatMap((family) => family.rows);
  console.log(`all  ${inWords(numbersOf(rows, shown))}`);
}

/** @param {readonly string[]} names @param {readonly { name: string }[]} families */
function refuseUnknown(names, families) {
  const stranger = names.find((name) => !families.some((family) => family.name === name));
  if (!stranger) return;
  throw new UsageError(
    `there is no family ${stranger}; there are ${families.map(({ name }) => name).join(' ')}`,
  );
}
