import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Without sources of ours. */
const foreign = new Set([
  'node_modules',
  '.git',
  '.build',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/**
 * Files whose path matches, in a stable order.
 * @param {RegExp} pattern tested against the path relative to the root, with slashes
 * @param {string} [folder] relative to the root
 * @returns {string[]}
 */
export function filesOf(pattern, folder = '.') {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const relative = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return foreign.has(entry.name) ? [] : filesOf(pattern, relative);
      return pattern.test(relative) ? [relative] : [];
    });
}
