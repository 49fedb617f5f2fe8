import path from 'node:path';
import { root } from '../run/root.mjs';
import { judge } from './boundaries.mjs';

/** For runs that read nothing. */
export const read = { modules: 0, imports: 0 };

/** @type {import('eslint').Rule.RuleModule} */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { crossed: '{{ reason }} ({{ specifier }})' } },
  create(context) {
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    read.modules += 1;
    /** @param {{ source?: unknown }} node */
    const check = (node) => {
      const source = /** @type {import('eslint').Rule.Node | null | undefined} */ (node.source);
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      read.imports += 1;
      const reason = judge(from, source.value);
      if (reason)
        context.report({ node: source, messageId: 'crossed', data: { reason, specifier: source.value } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
