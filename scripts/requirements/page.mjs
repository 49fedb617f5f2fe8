import { familyOf } from './ids.mjs';

/**
 * @typedef {{ id: string, market: string, text: string, tests: string }} Row `market`: `ES`, `PT`, or empty for both
 * @typedef {{ name: string, title: string, rows: Row[] }} Family
 * @typedef {{ intro: string, families: Family[] }} Page
 */

const heading = /^## (?<name>[A-Z]+) (?<title>.+)$/;

/** @param {string} line */
const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** @param {string} line @returns {Row[]} */
function rowsOf(line) {
  const [id = '', ...rest] = cellsOf(line);
  if (!/^[A-Z]/.test(id)) return [];
  const [market, text = '', tests = ''] = rest.length === 3 ? rest : ['', ...rest];
  return [{ id, market: String(market), text, tests }];
}

/**
 * Counts and the last column are generated.
 * @param {string} markdown
 * @returns {Page}
 */
export function readPage(markdown) {
  const [intro = '', ...chapters] = markdown.split(/^(?=## )/m);
  const families = chapters.map((chapter) => {
    const [first = '', ...lines] = chapter.split('\n');
    const { name = '', title = '' } = heading.exec(first)?.groups ?? {};
    return { name, title, rows: lines.flatMap(rowsOf) };
  });
  for (const { name, rows } of families) {
    const stranger = rows.find(({ id }) => familyOf(id) !== name);
    if (stranger) throw new Error(`${stranger.id} stands below the heading ${name}`);
  }
  return { intro: intro.trim(), families };
}

/** @param {readonly string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/** @param {Family} family @param {string} numbers */
function chapterOf({ name, title, rows }, numbers) {
  const hasMarkets = rows.some(({ market }) => market !== '');
  const columns = ['id', ...(hasMarkets ? ['market'] : []), 'text', 'tests'];
  const cells = rows.map(({ id, market, text, tests }) => [id, ...(hasMarkets ? [market] : []), text, tests]);
  return [
    `## ${name} ${title}`,
    '',
    numbers,
    '',
    ...[columns, columns.map(() => '---'), ...cells].map(line),
    '',
  ].join('\n');
}

/** @param {Page} page @param {(family: Family) => string} numbersOf */
export const writePage = ({ intro, families }, numbersOf) =>
  [`${intro}\n`, ...families.map((family) => chapterOf(family, numbersOf(family)))].join('\n');
