import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';

const isScreen = /(?:Screen|Overlay|Panel|News|Button|Dialog)\.tsx$|\.admin\.tsx$/;
const importing = /(?:from|import\()\s*'((?:\.|#areas\/)[^']+)'/g;

/** @param {string} file */
const textOf = (file) => readFileSync(inRoot(file), 'utf8');

/**
 * Imports within the area, including the file.
 * @param {string} file
 * @param {ReadonlySet<string>} known
 * @param {Set<string>} [seen]
 */
function loadedBy(file, known, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of textOf(file).matchAll(importing)) {
    const base = target.startsWith('#')
      ? `web/src/${target.slice(1)}`
      : path.posix.join(path.posix.dirname(file), target);
    const found = [`${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate));
    if (found && !isScreen.test(found)) loadedBy(found, known, seen);
  }
  return seen;
}

/**
 * Screens whose files name a call.
 * @returns {(call: string) => readonly string[]} component names
 */
export function screensByCall() {
  const files = filesOf(/^web\/src\/areas\/.+\.tsx?$/).filter(
    (file) => !/\.(spec|testing)\.|\/testing\//.test(file),
  );
  const known = new Set(files);
  const screens = files
    .filter((file) => isScreen.test(file))
    .map((file) => ({
      name: path.posix.basename(file).replace(/\.tsx$/, ''),
      text: [...loadedBy(file, known)].map(textOf).join('\n'),
    }));
  return (call) => {
    const named = new RegExp(`\\b${call}\\b`);
    return [...new Set(screens.filter(({ text }) => named.test(text)).map(({ name }) => name))].sort();
  };
}
