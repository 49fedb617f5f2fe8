import path from 'node:path';
import { root } from '../run/root.mjs';
import { jsonTexts } from './texts.mjs';

const byText = /^(?:get|find|query)(?:All)?By(?:Text|LabelText|PlaceholderText|Title)$/;
const byRole = /^(?:get|find|query)(?:All)?ByRole$/;
/** Calls whose words are not on screens. */
const titled = /^(?:it|describe|test|expect)$/;

/** @type {Map<string, ReadonlySet<string>>} */
const known = new Map();

/** @param {string} folder relative to the root */
export function textsIn(folder) {
  const found =
    known.get(folder) ??
    new Set(
      jsonTexts(folder)
        .map(({ text }) => text)
        .filter((text) => !/[{<]/.test(text)),
    );
  known.set(folder, found);
  return found;
}

/** The area's folder, or all of `core`, `ui` or `shell`. @param {string} file */
const folderOf = (file) => /^web\/src\/(?:areas\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? 'web/src/core';

/** @param {any} callee */
const nameOf = (callee) => callee.property?.name ?? callee.name ?? '';

/** `getByText('…')`, `{ name: '…' }` of a role, `press('…')`. @param {any} node */
function asks(node) {
  const { parent } = node;
  if (parent.type === 'CallExpression') {
    const { callee, arguments: given } = parent;
    return callee.type === 'Identifier'
      ? !titled.test(callee.name)
      : byText.test(nameOf(callee)) && given[0] === node;
  }
  if (parent.type !== 'Property' || !/^(?:name|description)$/.test(parent.key.name)) return false;
  const call = parent.parent.parent;
  return call.type === 'CallExpression' && byRole.test(nameOf(call.callee));
}

/**
 * Specs use text keys, so rewording does not break them.
 * @type {import('eslint').Rule.RuleModule}
 */
export const textByKey = {
  meta: { type: 'suggestion', schema: [], messages: { literal: '"{{ text }}": name it by key (textsOf)' } },
  create(context) {
    const texts = textsIn(folderOf(path.relative(root, context.filename).split(path.sep).join('/')));
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || !texts.has(node.value) || !asks(node)) return;
        context.report({ node, messageId: 'literal', data: { text: node.value } });
      },
    };
  },
};
