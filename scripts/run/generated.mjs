import { readFileSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { inRoot } from './root.mjs';

/**
 * Writes a generated file, or with `check` compares it.
 * @param {string} file relative to the root; formatted by extension
 * @param {string} content
 * @param {{ check: boolean }} options
 * @returns {Promise<number>} exit code
 */
export async function writeGenerated(file, content, { check }) {
  const { inferredParser } = await prettier.getFileInfo(inRoot(file));
  const options = await prettier.resolveConfig(inRoot(file));
  const wanted =
    inferredParser === null ? content : await prettier.format(content, { ...options, filepath: file });
  if (!check) {
    writeFileSync(inRoot(file), wanted);
    console.log(`${file} written`);
    return 0;
  }
  if (readOrNothing(file) === wanted) return 0;
  console.error(`${file} is not what npm run generate writes now`);
  return 1;
}

/** @param {string} file */
function readOrNothing(file) {
  try {
    return readFileSync(inRoot(file), 'utf8');
  } catch {
    return '';
  }
}
