import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Tests, and what programs write. */
const ignored = /\.spec\.tsx?$|^(node_modules|\.build|\.data)$/;

/**
 * Over names and content; missing paths count as absent.
 * @param {string} root
 * @param {readonly string[]} paths relative to the root
 * @returns {string} SHA-256, hex
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const relative of paths) {
    for (const file of filesBelow(root, relative))
      hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} relative @returns {string[]} files in a stable order */
function filesBelow(root, relative) {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [relative];
  return readdirSync(absolute)
    .filter((name) => !ignored.test(name))
    .sort()
    .flatMap((name) => filesBelow(root, path.posix.join(relative, name)));
}
