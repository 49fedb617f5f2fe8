import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The stamp is removed before and written after, so an aborted run is repeated.
 * @param {string} file
 * @param {string} value
 * @param {() => void | Promise<void>} work
 * @returns {Promise<boolean>}
 */
export async function whenStale(file, value, work) {
  if (read(file) === value) return false;
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, value);
  return true;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
