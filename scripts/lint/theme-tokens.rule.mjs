/** `#C5371F`, `12px`. */
const raw = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\dpx\b/i;

/**
 * Areas use theme colours and lengths.
 * @type {import('eslint').Rule.RuleModule}
 */
export const themeTokens = {
  meta: { type: 'problem', schema: [], messages: { raw: '{{ value }}: take it from the theme' } },
  create(context) {
    /** @param {import('eslint').Rule.Node} node @param {unknown} text */
    const check = (node, text) => {
      const found = typeof text === 'string' && raw.exec(text);
      if (found) context.report({ node, messageId: 'raw', data: { value: found[0] } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
