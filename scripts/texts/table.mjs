import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { structureProblem } from '../lint/text-problems.mjs';
import { readTexts, textFiles } from '../lint/texts.mjs';
import { UsageError } from '../run/arguments.mjs';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';

/** Marks UTF-8 for spreadsheets. */
const byteOrderMark = '\ufeff';
const codes = ['es', 'ca', 'pt'];
/** @typedef {Record<'set' | 'key' | 'context' | 'es' | 'ca' | 'pt', string>} Row */

const folders = () => [...new Set(textFiles().map((file) => path.posix.dirname(file)))];

/** Missing languages of the market are absent. @param {string} folder */
function textsOfFolder(folder) {
  const there = textFiles(folder).filter((file) => path.posix.dirname(file) === folder);
  return new Map(there.map((file) => [path.posix.basename(file, '.json'), readTexts(file)]));
}

const sources = filesOf(/(?<!\.spec)\.tsx?$/, 'web/src')
  .filter((file) => !file.endsWith('index.ts'))
  .map((file) => ({ file, source: readFileSync(inRoot(file), 'utf8') }));

/** @param {string} folder @returns {(key: string) => string} */
function contextsOf(folder) {
  const area = /^web\/src\/areas\/[^/]+\//.exec(folder)?.[0] ?? 'web/src/';
  const bound = indexOf(folder);
  const whole = /const (\w+) = (?:defineTexts|localised)\(/.exec(bound)?.[1] ?? 'words.';
  /** @type {Map<string, typeof sources>} */
  const users = new Map();
  return (key) => {
    const [part = ''] = key.split('.');
    const ofPart = new RegExp(String.raw`const (\w+) = \w+\.part\('${part}'`).exec(bound)?.[1];
    const name = ofPart ?? whole;
    const own = `'${ofPart ? key.slice(part.length + 1) : key}'`;
    const naming =
      users.get(name) ?? sources.filter(({ file, source }) => file.startsWith(area) && source.includes(name));
    users.set(name, naming);
    const showing = naming.filter(({ source }) => source.includes(own));
    const named = showing.length > 0 ? showing : naming;
    // Widely used texts have no file list.
    return named
      .slice(0, 5)
      .map(({ file }) => path.posix.basename(file))
      .join(', ');
  };
}

/** @param {string} folder */
function indexOf(folder) {
  const [file] = filesOf(/\/index\.ts$/, folder).filter((each) => path.posix.dirname(each) === folder);
  return file === undefined ? '' : readFileSync(inRoot(file), 'utf8');
}

/** CSV for spreadsheets of Spain and Portugal. */
export function exportTexts() {
  const rows = folders().flatMap((folder) => {
    const texts = textsOfFolder(folder);
    const contextOf = contextsOf(folder);
    const [first = {}] = texts.values();
    return Object.keys(first).map((key) => {
      const cells = codes.map((code) => [code, texts.get(code)?.[key] ?? '']);
      return { set: folder, key, context: contextOf(key), ...Object.fromEntries(cells) };
    });
  });
  return byteOrderMark + Papa.unparse(rows, { delimiter: ';', newline: '\r\n', quotes: true });
}

/**
 * All rows or none.
 * @param {string} csv
 * @param {(file: string, content: string) => void} [write]
 * @returns {number} changed texts
 * @throws {UsageError} for unknown rows, empty texts, other placeholders
 */
export function importTexts(csv, write = writeFileSync) {
  /** @type {Row[]} */
  const rows = Papa.parse(csv.replace(byteOrderMark, ''), { header: true, skipEmptyLines: true }).data;
  const sets = new Map(folders().map((folder) => [folder, textsOfFolder(folder)]));
  const changes = rows.flatMap((row) => changesOf(row, sets.get(row.set)));
  const problems = changes.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  for (const { texts, key, text } of changes) texts[key] = text;
  for (const [folder, byCode] of sets)
    for (const [code, texts] of byCode)
      if (changes.some((change) => change.texts === texts))
        write(inRoot(folder, `${code}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  return changes.length;
}

/**
 * @param {Row} row @param {Map<string, Record<string, string>> | undefined} set
 * @returns {{ texts: Record<string, string>, key: string, text: string, problem: string | null }[]}
 */
function changesOf(row, set = new Map()) {
  const { key } = row;
  const place = `${row.set} ${key}`;
  const known = [...set].filter(([, texts]) => key in texts);
  if (known.length === 0) return [{ texts: {}, key, text: '', problem: `${place}: there is no such text` }];
  return known.flatMap(([code, texts]) => {
    const text = row[/** @type {'es'} */ (code)] ?? '';
    const before = texts[key] ?? '';
    if (text === before) return [];
    const problem = text === '' ? 'is empty' : structureProblem(before, text);
    return [{ texts, key, text, problem: problem && `${place} ${code}: ${problem}` }];
  });
}
