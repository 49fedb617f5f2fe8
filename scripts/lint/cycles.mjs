import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesOf } from '../run/files.mjs';
import { inRoot, root } from '../run/root.mjs';

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph file → the files that it imports, all relative to one folder */

/** @type {import('typescript').CompilerOptions} */
const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
};

/**
 * Static, dynamic and type imports.
 * @param {string} [folder] absolute
 * @returns {Graph}
 */
export function importGraph(folder = root) {
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  const files = filesOf(/\.(?:tsx?|mjs)$/, path.relative(root, folder) || '.');
  return new Map(files.map((file) => [within(folder, inRoot(file)), importsOf(inRoot(file), folder, cache)]));
}

/** @param {string} folder @param {string} file absolute, as is `folder` @returns {string} relative to the folder, with slashes */
const within = (folder, file) => path.relative(folder, file).split(path.sep).join('/');

/** @param {string} file absolute @param {string} folder @param {import('typescript').ModuleResolutionCache} cache */
function importsOf(file, folder, cache) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache);
    const isOurs = resolvedModule && !resolvedModule.resolvedFileName.includes('/node_modules/');
    return isOurs ? [within(folder, resolvedModule.resolvedFileName)] : [];
  });
}

/**
 * One shortest cycle per strongly connected component (Tarjan).
 * @param {Graph} graph
 * @returns {string[][]} each file imports the next, the last the first
 */
export function cyclesIn(graph) {
  return componentsOf(graph)
    .filter((group) => group.length > 1 || graph.get(String(group[0]))?.includes(String(group[0])))
    .map((group) => shortestCycle(graph, group));
}

/** @param {Graph} graph @returns {string[][]} */
function componentsOf(graph) {
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const groups = [];
  /** @param {string} file @returns {number} */
  const visit = (file) => {
    const known = lowest.get(file);
    if (known !== undefined) return known;
    const order = lowest.size;
    lowest.set(file, order);
    const index = open.push(file) - 1;
    const low = Math.min(order, ...(graph.get(file) ?? []).map(visit));
    lowest.set(file, low);
    if (low === order) {
      const group = open.splice(index);
      for (const member of group) lowest.set(member, Infinity);
      groups.push(group);
    }
    return low;
  };
  for (const file of graph.keys()) visit(file);
  return groups;
}

/** @param {Graph} graph @param {readonly string[]} group @returns {string[]} */
function shortestCycle(graph, group) {
  const [start = ''] = group;
  /** @type {string[][]} */
  const paths = [[start]];
  const seen = new Set();
  for (const steps of paths) {
    for (const next of graph.get(String(steps.at(-1))) ?? []) {
      if (next === start) return steps;
      if (!group.includes(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...steps, next]);
    }
  }
  return [...group];
}
