import ts from 'typescript';

/**
 * One small fault in a file.
 * @typedef {object} Mutant
 * @property {number} start offset of what is replaced
 * @property {number} end
 * @property {string} text what stands there instead
 * @property {number} line from 1
 * @property {string} name what was changed into what; unique in its file, whatever line it moves to
 * @property {boolean} leavesOut whether a whole guard or step is gone; the others only alter one
 */

/** @typedef {{ node: ts.Node, text: string }} Change */

const { SyntaxKind } = ts;

/** Comparisons, and what each is taken for by mistake: the other answer, or the edge on the other side. */
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

/** A guard that never holds, an answer that is always the same. @param {ts.Node} node @returns {Change[]} */
function leftOutConditions(node) {
  if (ts.isIfStatement(node)) return [{ node: node.expression, text: 'false' }];
  if (!ts.isConditionalExpression(node)) return [];
  return ['true', 'false'].map((text) => ({ node: node.condition, text }));
}

/** A pattern that is not held to the beginning or the end any more. @param {ts.Node} node @returns {Change[]} */
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

/** A step that is left out. What only logs is no guard. @param {ts.Node} node @returns {Change[]} */
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
 * Every small fault that can be put into a source: guards and steps that are left out, patterns without an end; and,
 * finer, operators and answers that are altered.
 * @param {string} source TypeScript
 * @returns {Mutant[]}
 */
export function mutantsOf(source) {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @type {Map<string, number>} */
  const named = new Map();
  /** @param {Change} change @param {ts.Node} whole what it is a change of @param {boolean} leavesOut */
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
