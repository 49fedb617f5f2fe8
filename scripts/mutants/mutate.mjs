import ts from 'typescript';

/**
 * A small fault in a file.
 * @typedef {object} Mutant
 * @property {number} start offset
 * @property {number} end
 * @property {string} text replacement
 * @property {number} line from 1
 * @property {string} name unique in its file, without line numbers
 * @property {boolean} leavesOut removes a whole guard or step
 */

/** @typedef {{ node: ts.Node, text: string }} Change */

const { SyntaxKind } = ts;

/** Negation, or the other edge. */
const comparisons = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.EqualsEqualsToken, '!='],
  [SyntaxKind.ExclamationEqualsToken, '=='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
]);
const quantifiers = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/** Guards that never hold, constant answers. @param {ts.Node} node @returns {Change[]} */
function leftOutConditions(node) {
  if (ts.isIfStatement(node)) return [{ node: node.expression, text: 'false' }];
  if (!ts.isConditionalExpression(node)) return [];
  return ['true', 'false'].map((text) => ({ node: node.condition, text }));
}

/** Patterns without start or end anchor. @param {ts.Node} node @returns {Change[]} */
function leftOutAnchors(node) {
  if (!ts.isRegularExpressionLiteral(node)) return [];
  const pattern = node.getText();
  const end = pattern.lastIndexOf('/');
  const loose = [];
  if (pattern.startsWith('/^') && end > 2) loose.push(`/${pattern.slice(2)}`);
  if (pattern[end - 1] === '$' && pattern[end - 2] !== '\\' && end > 2)
    loose.push(pattern.slice(0, end - 1) + pattern.slice(end));
  return loose.map((text) => ({ node, text }));
}

/** Removed steps. Logging is no guard. @param {ts.Node} node @returns {Change[]} */
function leftOutSteps(node) {
  if (!ts.isExpressionStatement(node) || /\blog\w*[.(]/.test(node.getText())) return [];
  return [{ node, text: ';' }];
}

/** @param {ts.Node} node @returns {Change[]} */
function changedOperators(node) {
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [{ node, text: `(${node.operand.getText()})` }];
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  const isLogical = [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken].includes(operatorToken.kind);
  if (isLogical) return [left, right].map((part) => ({ node, text: `(${part.getText()})` }));
  const other = comparisons.get(operatorToken.kind);
  return other === undefined ? [] : [{ node: operatorToken, text: other }];
}

/** @param {ts.Node} node @returns {Change[]} */
function changedValues(node) {
  if (ts.isTypeNode(node.parent ?? node)) return [];
  if (node.kind === SyntaxKind.TrueKeyword) return [{ node, text: 'false' }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ node, text: 'true' }];
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
    const other = quantifiers.get(node.name.text);
    return other === undefined ? [] : [{ node: node.name, text: other }];
  }
  return [];
}

const leavingOut = [leftOutConditions, leftOutAnchors, leftOutSteps];
const altering = [changedOperators, changedValues];

/** @param {string} text */
const inOneLine = (text) => text.replaceAll(/\s+/g, ' ');

/**
 * @param {string} source TypeScript
 * @returns {Mutant[]}
 */
export function mutantsOf(source) {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @type {Map<string, number>} */
  const named = new Map();
  /** @param {Change} change @param {ts.Node} whole @param {boolean} leavesOut */
  const add = ({ node, text }, whole, leavesOut) => {
    const start = node.getStart();
    const end = node.end;
    const from = whole.getStart();
    const before = whole.getText();
    const after = before.slice(0, start - from) + text + before.slice(end - from);
    const name = `${inOneLine(before)} → ${inOneLine(after)}`;
    const times = (named.get(name) ?? 0) + 1;
    named.set(name, times);
    const { line } = file.getLineAndCharacterOfPosition(start);
    const unique = times === 1 ? name : `${name} (${times})`;
    mutants.push({ start, end, text, line: line + 1, name: unique, leavesOut });
  };
  /** @param {ts.Node} node @param {(node: ts.Node) => Change[]} mutator */
  const change = (node, mutator) => {
    const whole = ts.isIfStatement(node) ? node.expression : node;
    for (const each of mutator(node)) add(each, whole, leavingOut.includes(mutator));
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    for (const mutator of [...leavingOut, ...altering]) change(node, mutator);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}
