import { readFileSync } from 'node:fs';
import { UsageError } from '../run/arguments.mjs';
import { runToEnd } from '../run/process.mjs';
import { inRoot } from '../run/root.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * If none are installed or the lock file differs.
 * @returns {Promise<boolean>}
 */
export async function install() {
  const wanted = packagesIn('package-lock.json');
  if (!wanted)
    throw new UsageError('package-lock.json is missing or not JSON; restore it from the repository');
  if (isInstalled(wanted, packagesIn('node_modules/.package-lock.json'))) return false;
  console.log('Installing the packages of package-lock.json (npm ci) …');
  const { code } = await runToEnd('npm', ['ci', '--no-fund', '--no-audit'], { show: true });
  if (code !== 0) throw new UsageError(`npm ci ended with ${code}; nothing was built or started`);
  return true;
}

/**
 * By npm's record in node_modules. Optional packages may be absent.
 * @param {Packages} wanted
 * @param {Packages | null} found
 */
export function isInstalled(wanted, found) {
  if (!found) return false;
  const inModules = (/** @type {string} */ name) => name.startsWith('node_modules/');
  const missing = Object.entries(wanted).some(([name, { version, optional, devOptional }]) => {
    if (!inModules(name)) return false;
    return name in found ? found[name]?.version !== version : !optional && !devOptional;
  });
  return !missing && Object.keys(found).every((name) => !inModules(name) || name in wanted);
}

/** @param {string} file @returns {Packages | null} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;
  } catch {
    return null;
  }
}
