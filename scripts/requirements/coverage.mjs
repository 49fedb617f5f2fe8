/**
 * @typedef {{ id: string, market: string, text: string }} Requirement `market`: `ES`, `PT` or `--` for both
 * @typedef {{ name: string, all: Requirement[], covered: Requirement[], uncovered: Requirement[] }} Area
 */

/** @param {string} text of docs/requirements.txt @returns {Requirement[]} */
export function requirementsIn(text) {
  return text.split('\n').flatMap((line) => {
    const found = /^(?<id>R-[A-Z]+-\w+) (?<market>ES|PT|--) (?<text>.+)$/.exec(line)?.groups;
    return found ? [/** @type {Requirement} */ ({ ...found })] : [];
  });
}

/**
 * The titles of the tests in a file, without those that are skipped or only promised, and without comments.
 * @param {string} source
 * @returns {string[]}
 */
export function titlesIn(source) {
  const code = source
    .replace(/^[ \t]*(\/\/|\*|\/\*).*$/gm, '')
    .replace(/\b(?:it|test|describe)\.(?:skip|todo|fixme)\([^\n]*/g, '');
  return [...code.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*\[R-[A-Z]+-\w+\](?:(?!\1)[^\n\\]|\\.)*)\1/g)].map(
    (match) => String(match[2]),
  );
}

/**
 * @param {readonly Requirement[]} requirements
 * @param {readonly string[]} titles
 * @returns {{ areas: Area[], unknown: string[] }} `unknown`: ids that tests name and nobody asked for
 */
export function coverage(requirements, titles) {
  const named = new Set(titles.flatMap((title) => title.match(/(?<=\[)R-[A-Z]+-\w+(?=\])/g) ?? []));
  const names = [...new Set(requirements.map(areaOf))];
  const areas = names.map((name) => {
    const all = requirements.filter((requirement) => areaOf(requirement) === name);
    const covered = all.filter(({ id }) => named.has(id));
    return { name, all, covered, uncovered: all.filter(({ id }) => !named.has(id)) };
  });
  const known = new Set(requirements.map(({ id }) => id));
  return { areas, unknown: [...named].filter((id) => !known.has(id)).sort() };
}

const figure = /\[((?:AMB-|[RSFTUW])\d{1,2})\]/g;

/**
 * The ids of docs/figures.txt that sources name in brackets and nobody defines, e.g. `[S4]`, `[AMB-62]`.
 * @param {string} text of docs/figures.txt
 * @param {readonly string[]} sources
 */
export function undefinedFigures(text, sources) {
  const defined = new Set(text.split('\n').map((line) => line.split(' ', 1)[0]));
  const named = sources.flatMap((source) => [...source.matchAll(figure)].map((match) => String(match[1])));
  return [...new Set(named)].filter((id) => !defined.has(id)).sort();
}

/** `R-WIZ-09` → `WIZ` @param {Requirement} requirement */
const areaOf = ({ id }) => String(id.split('-')[1]);
