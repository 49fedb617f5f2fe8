import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';

/** @typedef {'CAST' | 'CAT' | 'PT'} Language */
/** @typedef {{ file: string, language: Language, key: string, text: string }} Text a text that people read */

const languages = ['CAST', 'CAT', 'PT'];
/** Where texts in the languages of the markets stand. */
const sources = ['web/src', 'contracts/src', 'command-api/src'];

/** Every text of the checkout that stands below a language. @returns {Text[]} */
export function allTexts() {
  return sources
    .flatMap((folder) => filesOf(/\.tsx?$/, folder))
    .filter((file) => !/\.spec\.|\/testing\//.test(file))
    .flatMap((file) => textsOf(file, readFileSync(inRoot(file), 'utf8')));
}

/**
 * The texts below a property named after a language, at any depth.
 * @param {string} file
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(file, source) {
  /** @type {Text[]} */
  const found = [];
  /** @param {ts.Node} node @param {Language | undefined} language @param {readonly string[]} keys */
  const visit = (node, language, keys) => {
    const name = ts.isPropertyAssignment(node) ? nameOf(node) : undefined;
    const isLanguage = name !== undefined && languages.includes(name);
    const below = isLanguage ? /** @type {Language} */ (name) : language;
    const path = name === undefined || isLanguage ? keys : [...keys, name];
    const text = below && textIn(node);
    if (below && text !== undefined) found.push({ file, language: below, key: path.join('.'), text });
    else ts.forEachChild(node, (child) => visit(child, below, path));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), undefined, []);
  return found;
}

/** @param {ts.PropertyAssignment} property */
const nameOf = ({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined);

/** A text, with `{}` where code is put into it. @param {ts.Node} node @returns {string | undefined} */
function textIn(node) {
  if (ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
    return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
