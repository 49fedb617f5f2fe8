/** Attributes that people read. */
const readable =
  /^(?:label|placeholder|title|helperText|alt|aria-(?:label|description|details|errormessage))$/;

/** By node type: what is shown. @type {Readonly<Record<string, (node: any) => any[]>>} */
const shown = {
  JSXExpressionContainer: ({ expression }) => [expression],
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate],
  LogicalExpression: ({ left, right }) => [left, right],
  BinaryExpression: ({ operator, left, right }) => (operator === '+' ? [left, right] : []),
};

/** Literals with a letter; not `·`, `©`, `/`. @param {any} node @returns {any[]} */
function literalsIn(node) {
  if (node.type in shown) return shown[node.type]?.(node).flatMap(literalsIn) ?? [];
  const text =
    node.type === 'TemplateLiteral'
      ? node.quasis.map((/** @type {any} */ quasi) => quasi.value.raw).join('')
      : node.value;
  return typeof text === 'string' && /\p{L}/u.test(text) ? [node] : [];
}

/**
 * Texts are data in all languages.
 * @type {import('eslint').Rule.RuleModule}
 */
export const literalText = {
  meta: { type: 'problem', schema: [], messages: { literal: 'a text of its own: take it from the texts' } },
  create(context) {
    /** @param {any} node */
    const check = (node) => {
      for (const literal of literalsIn(node)) context.report({ node: literal, messageId: 'literal' });
    };
    return {
      JSXText: check,
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': check,
      JSXAttribute(/** @type {any} */ { name, value }) {
        if (value && readable.test(name.name)) check(value);
      },
    };
  },
};
