import formatjs from 'eslint-plugin-formatjs';

const original = /** @type {import('eslint').Rule.RuleModule} */ (
  /** @type {unknown} */ (formatjs.rules?.['no-literal-string-in-jsx'])
);

/**
 * `formatjs/no-literal-string-in-jsx`, except strings without letters (`·`, `©`, `/`).
 * @type {import('eslint').Rule.RuleModule}
 */
export const literalText = {
  meta: original.meta,
  create: (context) =>
    original.create(
      Object.create(context, {
        report: {
          value: (/** @type {{ node: import('eslint').Rule.Node }} */ found) => {
            if (/\p{L}/u.test(textOf(found.node))) context.report(/** @type {never} */ (found));
          },
        },
      }),
    ),
};

/**
 * @param {any} node
 * @returns {string}
 */
function textOf(node) {
  if (node.type === 'JSXAttribute') return textOf(node.value);
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ quasi) => quasi.value.raw).join('');
  return String(node.value);
}
