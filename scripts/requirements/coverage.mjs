import path from 'node:path';

/**
 * @typedef {import('./page.mjs').Row} Row
 * @typedef {{ file: string, tests: readonly import('./named-tests.mjs').NamedTest[] }} Spec
 * @typedef {{ files: readonly string[], markets: ReadonlySet<string> }} Shown where an id is named, and in which markets
 * @typedef {{ all: number, named: number, both: number, inBoth: number, screen: number }} Numbers
 */

/** Tests of screens. @param {string} file */
const isScreen = (file) => /\.spec\.tsx$|\.e2e\.spec\.ts$/.test(file);

/** @param {readonly Spec[]} specs @returns {ReadonlyMap<string, Shown>} by id */
export function shownBy(specs) {
  /** @type {Map<string, { files: string[], markets: Set<string> }>} */
  const shown = new Map();
  for (const { file, tests } of specs)
    for (const { ids, markets } of tests)
      for (const id of ids) {
        const known = shown.get(id) ?? { files: [], markets: new Set() };
        if (!known.files.includes(file)) known.files.push(file);
        for (const market of markets) known.markets.add(market);
        shown.set(id, known);
      }
  return shown;
}

const maxLinks = 3;

/** One per workspace first. @param {readonly string[]} files */
function onePerWorkspace(files) {
  const workspace = (/** @type {string} */ file) => file.split('/', 1)[0];
  const first = files.filter(
    (file, at) => files.findIndex((one) => workspace(one) === workspace(file)) === at,
  );
  return [...first, ...files.filter((file) => !first.includes(file))].slice(0, maxLinks);
}

/** Some links, and the number of others. @param {Shown | undefined} shown */
export function testsCell(shown) {
  if (!shown) return 'none';
  const linked = onePerWorkspace(shown.files);
  const links = linked.map((file) => `[${path.basename(file).replace(/\.tsx?$/, '')}](../${file})`);
  const more = shown.files.length - linked.length;
  return more > 0 ? `${links.join(', ')} and ${more} more` : links.join(', ');
}

/** @param {readonly Row[]} rows @param {ReadonlyMap<string, Shown>} shown @returns {Numbers} */
export function numbersOf(rows, shown) {
  const named = rows.filter(({ id }) => shown.has(id));
  const both = named.filter(({ market }) => market === '');
  return {
    all: rows.length,
    named: named.length,
    both: both.length,
    inBoth: both.filter(({ id }) => shown.get(id)?.markets.size === 2).length,
    screen: named.filter(({ id }) => shown.get(id)?.files.some(isScreen)).length,
  };
}

/** @param {Numbers} numbers */
export const inWords = ({ all, named, both, inBoth, screen }) =>
  `${named} of ${all} named; ${inBoth} of ${both} in both markets; ${screen} with a screen`;
