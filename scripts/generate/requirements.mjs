import { readFileSync } from 'node:fs';
import { inWords, numbersOf, shownBy, testsCell } from '../requirements/coverage.mjs';
import { idsNamed } from '../requirements/ids.mjs';
import { namedTests } from '../requirements/named-tests.mjs';
import { readPage, writePage } from '../requirements/page.mjs';
import { filesOf } from '../run/files.mjs';
import { writeGenerated } from '../run/generated.mjs';
import { inRoot } from '../run/root.mjs';

const file = 'docs/requirements.md';
const sources = /\.(?:tsx?|mjs|md|ya?ml)$/;

/** @param {string} name */
const textOf = (name) => readFileSync(inRoot(name), 'utf8');

/** @param {boolean} check */
export async function requirements(check) {
  const { intro, families } = readPage(textOf(file));
  const specs = filesOf(/\.spec\.tsx?$/).map((spec) => ({
    file: spec,
    tests: namedTests(textOf(spec), spec),
  }));
  const shown = shownBy(specs);
  const rows = families.flatMap((family) => family.rows);
  const unknown = unknownIds(new Set(rows.map(({ id }) => id)), [...shown.keys()]);
  if (unknown.length > 0) console.error(`Named, and not in ${file}: ${unknown.join(' ')}`);

  const linked = families.map((family) => ({
    ...family,
    rows: family.rows.map((row) => ({ ...row, tests: testsCell(shown.get(row.id)) })),
  }));
  const page = writePage({ intro, families: linked }, (family) => inWords(numbersOf(family.rows, shown)));
  const code = await writeGenerated(file, page, { check });
  return unknown.length > 0 ? 1 : code;
}

/** @param {ReadonlySet<string>} known @param {readonly string[]} titled */
function unknownIds(known, titled) {
  const others = filesOf(sources).filter(
    (name) => name !== file && !name.startsWith('scripts/requirements/'),
  );
  const named = new Set([...titled, ...others.flatMap((name) => idsNamed(textOf(name)))]);
  return [...named].filter((id) => !known.has(id)).sort();
}
