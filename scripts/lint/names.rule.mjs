import path from 'node:path';
import { root } from '../run/root.mjs';
import { nameProblem } from './names.mjs';

/**
 * @param {any} node ExportNamedDeclaration
 * @returns {any[]} identifiers
 */
function exportedBy({ declaration, specifiers, source }) {
  if (source) return [];
  if (!declaration) return specifiers.map((/** @type {any} */ { exported }) => exported);
  if (declaration.type !== 'VariableDeclaration') return [declaration.id];
  return declaration.declarations.flatMap((/** @type {any} */ { id }) => boundBy(id));
}

/** @param {any} pattern @returns {any[]} */
function boundBy(pattern) {
  if (pattern.type === 'Identifier') return [pattern];
  return (pattern.properties ?? []).flatMap((/** @type {any} */ property) =>
    boundBy(property.value ?? property.argument),
  );
}

/** @type {import('eslint').Rule.RuleModule} */
export const names = {
  meta: { type: 'suggestion', schema: [], messages: { abolished: '{{ reason }}' } },
  create: (context) => ({
    Program() {
      for (const part of path.relative(root, context.filename).split(path.sep)) {
        const reason = nameProblem(part);
        const start = { line: 1, column: 0 };
        if (reason) context.report({ loc: start, messageId: 'abolished', data: { reason } });
      }
    },
    ExportNamedDeclaration(node) {
      for (const identifier of exportedBy(node)) {
        const reason = nameProblem(identifier.name);
        if (reason) context.report({ node: identifier, messageId: 'abolished', data: { reason } });
      }
    },
  }),
};
