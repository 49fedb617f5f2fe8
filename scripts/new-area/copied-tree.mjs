import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../run/arguments.mjs';
import { runToEnd } from '../run/process.mjs';
import { inRoot } from '../run/root.mjs';

/** Workspaces are the copy's own. */
const ownScope = '@portal';

/**
 * Links packages, which find their dependencies at the real path.
 * @param {string} copy
 */
function linkPackages(copy) {
  const modules = path.join(copy, 'node_modules');
  /** @param {string} name */
  const link = (name) => symlinkSync(inRoot('node_modules', name), path.join(modules, name));
  mkdirSync(path.join(modules, ownScope), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules'))) if (name !== ownScope) link(name);
  for (const name of readdirSync(inRoot('node_modules', ownScope)))
    symlinkSync(path.join(copy, name), path.join(modules, ownScope, name));
}

/**
 * Includes uncommitted changes; the caller removes it.
 * @returns {Promise<string>} its folder
 */
export async function copyTree() {
  const { code, output } = await runToEnd('git', [
    'ls-files',
    '-z',
    '-co',
    '--exclude-standard',
    '--deduplicate',
  ]);
  if (code !== 0) throw new UsageError(`git ls-files ended with ${code}: ${output}`);
  const copy = mkdtempSync(path.join(tmpdir(), 'portal-copy-'));
  for (const file of output.split('\0').filter((name) => name !== ''))
    cpSync(inRoot(file), path.join(copy, file), { recursive: true });
  linkPackages(copy);
  return copy;
}
