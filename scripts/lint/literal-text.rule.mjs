import formatjs from 'eslint-plugin-formatjs';

const original = /** @type {import('eslint').Rule.RuleModule} */ (
  /** @type {unknown} */ (formatjs.rules?.['no-literal-string-in-jsx'])
);

/**
 * Texts that people read come from messages. This is `formatjs/no-literal-string-in-jsx`, which also objects to marks
 * that no language spells differently (`·`, `©`, `/`): only what has a letter is reported.
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
 * The words that stand in a piece of JSX, without the code between them.
 * @param {any} node
 * @returns {string}
 */
function textOf(node) {
  if (node.type === 'JSXAttribute') return textOf(node.value);
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ quasi) => quasi.value.raw).join('');
  return String(node.value);
}
