import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';

/** @typedef {'CAST' | 'CAT' | 'PT'} Language */
/** @typedef {{ file: string, language: Language, key: string, text: string }} Text a text that people read */

/** @type {Readonly<Record<string, Language>>} */
const languageOfFile = Object.freeze({ es: 'CAST', ca: 'CAT', pt: 'PT' });
/** @type {readonly string[]} */
const languages = Object.values(languageOfFile);
/** Code with texts by language. */
const sources = ['web/src', 'contracts/src', 'command-api/src'];

/** `texts/es.json`, `texts/<set>/es.json`. @param {string} [folder] */
export const textFiles = (folder = 'web/src') => filesOf(/\/texts\/(?:[\w-]+\/)?(?:es|ca|pt)\.json$/, folder);

/** @param {string} file @returns {Record<string, string>} */
export const readTexts = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** @param {string} file one of `textFiles` @param {Record<string, string>} texts @returns {Text[]} */
export function textsOfFile(file, texts) {
  const language = /** @type {Language} */ (languageOfFile[file.slice(-7, -5)]);
  return Object.entries(texts).map(([key, text]) => ({ file, language, key, text }));
}

/** @param {string} [folder] @returns {Text[]} */
export const jsonTexts = (folder) => textFiles(folder).flatMap((file) => textsOfFile(file, readTexts(file)));

/** JSON files, and properties named after a language in code. @returns {Text[]} */
export function allTexts() {
  const inCode = sources
    .flatMap((folder) => filesOf(/\.tsx?$/, folder))
    .filter((file) => !/\.(spec|testing)\.|\/testing\//.test(file))
    .flatMap((file) => textsOf(file, readFileSync(inRoot(file), 'utf8')));
  return [...jsonTexts(), ...inCode];
}

/**
 * Properties named after a language, at any depth.
 * @param {string} file
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(file, source) {
  /** @type {Text[]} */
  const found = [];
  /** @param {ts.Node} node @param {KeyPath} path */
  const visit = (node, path) => {
    const here = ts.isPropertyAssignment(node) ? belowProperty(node, path) : path;
    const text = here.language && textIn(node);
    if (here.language && text !== undefined)
      found.push({ file, language: here.language, key: here.keys.join('.'), text });
    else ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), { keys: [] });
  return found;
}

/** @typedef {{ language?: Language, keys: readonly string[] }} KeyPath where a text stands: its language, then its key */

/** @param {ts.PropertyAssignment} property @param {KeyPath} path @returns {KeyPath} */
function belowProperty(property, { language, keys }) {
  const name = nameOf(property);
  if (name === undefined) return { language, keys };
  return languages.includes(name)
    ? { language: /** @type {Language} */ (name), keys }
    : { language, keys: [...keys, name] };
}

/** @param {ts.PropertyAssignment} property */
const nameOf = ({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined);

/** `{}` replaces code. @param {ts.Node} node @returns {string | undefined} */
function textIn(node) {
  if (ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
    return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
