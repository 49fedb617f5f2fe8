import ts from 'typescript';
import { idsInTitle, isId } from './ids.mjs';

/** @typedef {{ ids: readonly string[], markets: readonly string[] }} NamedTest `markets`: in which it runs */

const testFunctions = new Set(['describe', 'it', 'test']);
const idle = new Set(['skip', 'todo', 'fixme']);

/**
 * `it.each(rows)` → `['it', 'each']`, `test.describe.skip` → `['test', 'describe', 'skip']`.
 * @param {ts.Expression} callee
 * @returns {string[]}
 */
function pathOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...pathOf(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? pathOf(callee.expression) : [];
}

/** @param {ts.Node} node @returns {node is ts.CallExpression} */
const isTestCall = (node) => {
  if (!ts.isCallExpression(node)) return false;
  const [root = '', ...rest] = pathOf(node.expression);
  // `it.each(rows)` alone is not a test yet.
  const isTable = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'each';
  return testFunctions.has(root) && !isTable && !rest.includes('use');
};

/** Of `it.each(table)('title', test)`. @param {ts.CallExpression} call */
const tableOf = ({ expression }) =>
  ts.isCallExpression(expression) && pathOf(expression.expression).at(-1) === 'each'
    ? expression.arguments[0]
    : undefined;

/** @param {ts.Node} node @param {(text: string) => void} take */
function eachText(node, take) {
  if (ts.isStringLiteralLike(node)) take(node.text);
  else if (ts.isTemplateExpression(node)) take(node.getText());
  else ts.forEachChild(node, (child) => eachText(child, take));
}

/** In brackets, or as the whole text of a cell. @param {ts.Node} table */
function idsInTable(table) {
  /** @type {string[]} */
  const ids = [];
  eachText(table, (text) => ids.push(...(isId(text) ? [text] : idsInTitle(text))));
  return ids;
}

/** @param {string} text of a test or its tables @returns {string[]} */
function marketsIn(text) {
  if (/\bmarkets\b|\bMarket\b/.test(text)) return ['ES', 'PT'];
  const named = [
    ...(/'ES'|\bES\b|\w(?:Es|ES)\b/.test(text) ? ['ES'] : []),
    ...(/'PT'|\bPT\b|\w(?:Pt|PT)\b|\bportugal\b/i.test(text) ? ['PT'] : []),
  ];
  return named.length > 0 ? named : ['ES'];
}

/** @param {ts.SourceFile} file @returns {ReadonlyMap<string, ts.Expression>} */
function constantsOf(file) {
  /** @type {Map<string, ts.Expression>} */
  const constants = new Map();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  }
  return constants;
}

/** @param {ts.Expression | undefined} title */
const idsOfTitle = (title) =>
  title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? idsInTitle(title.getText())
    : [];

/**
 * Inline, or by its constant.
 * @param {ts.CallExpression} call
 * @param {ReadonlyMap<string, ts.Expression>} constants
 */
function tablesOf(call, constants) {
  const written = tableOf(call);
  const declared = written && ts.isIdentifier(written) ? constants.get(written.text) : undefined;
  return [written, declared].filter((table) => table !== undefined);
}

/** @param {ts.CallExpression} call */
const isIdle = (call) => pathOf(call.expression).some((name) => idle.has(name));

/**
 * Ids in titles, groups or table rows; skipped tests do not count. Default market: Spain.
 * @param {string} source
 * @param {string} [name] file name: `<T>(` is an element only in `.tsx`
 * @returns {NamedTest[]}
 */
export function namedTests(source, name = 'a.spec.ts') {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  /** @type {NamedTest[]} */
  const tests = [];
  /** @param {ts.Node} node @param {string} above enclosing tables @returns {void} */
  const visit = (node, above) => {
    const isTest = isTestCall(node);
    if (isTest && isIdle(node)) return;
    const tables = isTest ? tablesOf(node, constants) : [];
    const repeated = [above, ...tables.map((table) => table.getText())].join(' ');
    const ids = isTest ? [...idsOfTitle(node.arguments[0]), ...tables.flatMap(idsInTable)] : [];
    if (ids.length > 0) tests.push({ ids, markets: marketsIn(`${repeated} ${node.getText()}`) });
    ts.forEachChild(node, (child) => visit(child, repeated));
  };
  visit(file, '');
  return tests;
}
