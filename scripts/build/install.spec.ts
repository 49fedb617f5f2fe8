import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../run/root.mjs';
import { isInstalled } from './install.mjs';

/** Packages that a script loads before its first line runs. */
function packagesBeforeStart(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^;]*?from '([^']+)'/gm);
  return [...imports].flatMap(([, from = '']) => {
    if (from.startsWith('.')) return packagesBeforeStart(path.resolve(path.dirname(file), from), seen);
    return from.startsWith('node:') ? [] : [`${path.basename(file)}: ${from}`];
  });
}

const requested = {
  '': { version: '0.1.0' },
  contracts: { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/sharp-darwin': { version: '0.35.5', optional: true },
};

describe('what is installed', () => {
  it('fits when every package is there in the version of the lock file, other platforms aside', () => {
    expect(isInstalled(requested, { 'node_modules/zod': { version: '4.6.7' } })).toBe(true);
  });

  it('does not fit when nothing is installed, a package is missing, older, or left over', () => {
    expect(isInstalled(requested, null)).toBe(false);
    expect(isInstalled(requested, {})).toBe(false);
    expect(isInstalled(requested, { 'node_modules/zod': { version: '4.6.6' } })).toBe(false);
    const leftOver = { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/joi': { version: '1.0.0' } };
    expect(isInstalled(requested, leftOver)).toBe(false);
  });
});

describe('a fresh clone', () => {
  it.each([
    'start',
    'dev',
    'build',
    'test',
    'spec',
    'check',
    'bench',
    'backup',
    'restore',
    'add-person',
    'find-person',
  ])('runs npm run %s without any package, to install them', (name) => {
    expect(packagesBeforeStart(inRoot(`scripts/${name}.mjs`))).toEqual([]);
  });

  it('would show a package that is loaded too early', () => {
    expect(packagesBeforeStart(inRoot('scripts/lint.mjs'))).toContain('lint.mjs: eslint');
  });
});
