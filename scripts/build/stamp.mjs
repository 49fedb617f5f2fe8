import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Does work only when its inputs changed. The stamp is taken away before the work and written after it, so that a
 * run that was cut short is done again.
 * @param {string} file where the stamp lives
 * @param {string} value fingerprint of the inputs
 * @param {() => void | Promise<void>} work
 * @returns {Promise<boolean>} whether there was anything to do
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
