/** Local names of text functions: `text`, `uiText`, `common`… */
const textFunction = /^(?:text|common|ui|\w+Text)$/;

/** @param {any} node */
function isText(node) {
  const [key] = node.type === 'CallExpression' && textFunction.test(node.callee.name) ? node.arguments : [];
  return key?.type === 'Literal' || key?.type === 'ConditionalExpression';
}

/** Space or words between texts; word order differs by language. @param {any} quasi */
const isGlue = ({ value: { raw } }) => /\p{L}/u.test(raw);

/** @param {any} node TemplateLiteral */
function isSentence({ expressions, quasis }) {
  const texts = expressions.filter(isText).length;
  if (texts === 0) return false;
  const isSideBySide = quasis.slice(1, -1).some((/** @type {any} */ { value }) => /^\s*$/.test(value.raw));
  return quasis.some(isGlue) || isSideBySide;
}

/**
 * Word order differs by language. Separators (`a · b`, `a: b`) are allowed.
 * @type {import('eslint').Rule.RuleModule}
 */
export const splitText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { split: 'a sentence is one message: put the parts into it as placeholders' },
  },
  create: (context) => ({
    BinaryExpression(node) {
      if (node.operator === '+' && (isText(node.left) || isText(node.right)))
        context.report({ node, messageId: 'split' });
    },
    TemplateLiteral(node) {
      if (isSentence(node)) context.report({ node, messageId: 'split' });
    },
  }),
};
