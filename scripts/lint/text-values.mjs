import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';
import { readTexts } from './texts.mjs';

/** @typedef {{ folder: string, prefix: string }} TextSet of a `texts/index.ts`, by its exported name */

/** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements @returns {string[]} */
const namesIn = (elements) =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = [
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : []),
      ...('children' in element ? namesIn(element.children) : []),
    ];
    return element.type === TYPE.tag ? inner : [element.value, ...inner];
  });

/** Placeholders of a message. @param {string} text */
export const placeholdersIn = (text) => [...new Set(namesIn(parse(text)))];

const declared = /const (\w+) = (?:defineTexts\(|(\w+)\s*\.part\(\s*'([\w.-]+)')/g;

/** @returns {Map<string, TextSet[]>} */
export function textSets() {
  const sets = new Map();
  for (const file of filesOf(/\/texts\/(?:[\w-]+\/)?index\.ts$/, 'web/src')) {
    const source = readFileSync(inRoot(file), 'utf8');
    const json = /from '([^']*)es\.json'/.exec(source)?.[1];
    if (json === undefined) continue;
    const folder = path.posix.join(path.posix.dirname(file), json).replace(/\/$/, '');
    /** @type {Map<string, string>} */
    const prefixes = new Map();
    for (const [, name = '', base, part] of source.matchAll(declared)) {
      const prefix = base === undefined ? '' : `${prefixes.get(base) ?? ''}${part}.`;
      prefixes.set(name, prefix);
      sets.set(name, [...(sets.get(name) ?? []), { folder, prefix }]);
    }
  }
  return sets;
}

/** The file's own area first. @param {readonly TextSet[]} sets @param {string} file */
const nearest = (sets, file) =>
  sets.find(({ folder }) => file.startsWith(`${folder.split('/texts')[0]}/`)) ??
  sets.find(({ folder }) => !folder.includes('/areas/'));

/** @param {ts.Node} node @returns {ts.Node} */
const scopeOf = (node) =>
  ts.isFunctionLike(node) || ts.isSourceFile(node) ? node : scopeOf(/** @type {ts.Node} */ (node.parent));

/** Names given by the second argument; `null` if it is no plain literal. @param {ts.Expression | undefined} values */
function given(values) {
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values)) return null;
  const names = values.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : null));
  return names.includes(null) ? null : names;
}

/**
 * Calls `text('key')` of `const text = useText(set)` without a value that the text of `key` shows.
 * @param {string} file
 * @param {string} source
 * @param {Map<string, TextSet[]>} sets
 * @param {(folder: string) => Record<string, string>} [textsOf]
 * @returns {string[]}
 */
export function missingValues(file, source, sets, textsOf = (folder) => readTexts(`${folder}/es.json`)) {
  /** @type {Map<ts.Node, Map<string, TextSet>>} */
  const scopes = new Map();
  /** @type {string[]} */
  const problems = [];
  /** @param {ts.Node} node @param {string} name @returns {TextSet | undefined} */
  const setOf = (node, name) => {
    const scope = scopeOf(node);
    const found = scopes.get(scope)?.get(name);
    return found ?? (ts.isSourceFile(scope) ? undefined : setOf(scope.parent, name));
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node)) learn(node);
    if (ts.isCallExpression(node)) judge(node);
    ts.forEachChild(node, visit);
  };
  /** @param {ts.VariableDeclaration} node */
  const learn = ({ name, initializer, parent }) => {
    if (!ts.isIdentifier(name) || !initializer || !ts.isCallExpression(initializer)) return;
    const [argument] = initializer.arguments;
    if (initializer.expression.getText() !== 'useText' || !argument) return;
    const set = nearest(sets.get(argument.getText()) ?? [], file);
    if (!set) return;
    const scope = scopeOf(parent);
    scopes.set(scope, new Map([...(scopes.get(scope) ?? []), [name.text, set]]));
  };
  /** @param {ts.CallExpression} node */
  const judge = ({ expression, arguments: [key, values], parent }) => {
    if (!ts.isIdentifier(expression) || !key || !ts.isStringLiteral(key)) return;
    const set = setOf(parent, expression.text);
    const text = set && textsOf(set.folder)[set.prefix + key.text];
    const names = given(values);
    if (text === undefined || names === null) return;
    const missing = placeholdersIn(text).filter((name) => !names.includes(name));
    if (missing.length > 0) problems.push(`${file} '${key.text}': ${missing.join(', ')}`);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return problems;
}
