import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../run/root.mjs';

/** An unhandled stream error ends it for all users. */
const entry = 'platform/src/content-checks/check.process.ts';
/** Opens its streams in a pipeline, which handles their errors. */
const opener = 'platform/src/files/archive-reader.ts';
/** Starts a thread and handles its errors. */
const starter = 'platform/src/files/locked-pdfs.ts';

/** Exports that emit errors, by module. @type {Readonly<Record<string, RegExp>>} */
const emitters = {
  fs: /^(?:create\w+Stream|watch|watchFile|default|\*)$/,
  'fs/promises': /^(?:watch|default|\*)$/,
  zlib: /^(?:create\w+|default|\*)$/,
  ...Object.fromEntries(
    ['stream', 'events', 'net', 'http', 'https', 'child_process', 'worker_threads', 'readline'].map(
      (name) => [name, /./],
    ),
  ),
};
const methods = /^(?:create(?:Read|Write)Stream|readLines|readableWebStream)$/;

/** @param {unknown} module @param {string} name of an export, `*` for all @returns {boolean} */
const emits = (module, name) => emitters[String(module).replace(/^node:/, '')]?.test(name) ?? false;

/** @type {Set<string> | undefined} */
let known;

/** Platform modules of the process; contracts also run in browsers. */
export function checkingModules() {
  if (known) return known;
  known = new Set([entry]);
  for (const file of known) {
    const { importedFiles } = ts.preProcessFile(readFileSync(inRoot(file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const imported = `${path.posix.join(path.posix.dirname(file), fileName)}.ts`;
      if (fileName.startsWith('.') && existsSync(inRoot(imported))) known.add(imported);
    }
  }
  return known;
}

/** `*` for all; empty for types. @param {any} specifier */
function importedName(specifier) {
  if (specifier.importKind === 'type') return '';
  if (specifier.type === 'ImportSpecifier') return specifier.imported.name;
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

/**
 * The check process opens streams in one place.
 * @type {import('eslint').Rule.RuleModule}
 */
export const streams = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { opened: `{{ name }}: streams of the checking process are opened by ${opener}` },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if ([opener, starter].includes(file) || !checkingModules().has(file)) return {};
    /** @param {any} node @param {string} name */
    const report = (node, name) => context.report({ node, messageId: 'opened', data: { name } });
    return {
      /** @param {any} node */
      ImportDeclaration(node) {
        if (node.importKind === 'type') return;
        for (const specifier of node.specifiers) {
          const name = importedName(specifier);
          if (name !== '' && emits(node.source.value, name)) report(specifier, name);
        }
      },
      /** @param {any} node */
      ImportExpression(node) {
        if (emits(node.source.value, '*')) report(node, node.source.value);
      },
      /** @param {any} node */
      MemberExpression(node) {
        if (methods.test(node.property.name)) report(node, node.property.name);
      },
    };
  },
};
