import path from 'node:path';
import { root } from '../run/root.mjs';
import { shapeOf } from './shape.mjs';

/** @type {import('eslint').Rule.RuleModule} */
export const shape = {
  meta: { type: 'suggestion', schema: [], messages: { misplaced: '{{ reason }}' } },
  create: (context) => ({
    Program(node) {
      const reason = shapeOf(path.relative(root, context.filename).split(path.sep).join('/'));
      if (reason)
        context.report({ node, loc: { line: 1, column: 0 }, messageId: 'misplaced', data: { reason } });
    },
  }),
};
