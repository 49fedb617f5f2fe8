import { describe, expect, it } from '@jest/globals';
import { enginesOf } from './engines.mjs';
import { outOfStep } from './manifests.mjs';
import { missingPlatforms } from './platforms.mjs';

const packages = {
  'node_modules/old': { version: '1.0.0', engines: { node: '>=18' } },
  'node_modules/silent': { version: '1.0.0' },
  'node_modules/a/node_modules/new': { version: '2.0.0', engines: { node: '>=22' } },
};

describe('packages that need a newer Node', () => {
  it('are reported with their version and range, wherever they are nested', () => {
    expect(enginesOf(packages, {}).unlisted).toEqual([{ name: 'new', version: '2.0.0', range: '>=22' }]);
  });

  it('pass when they are listed', () => {
    expect(enginesOf(packages, { new: 'runs in our tests' })).toEqual({ unlisted: [], unneeded: [] });
  });

  it('may not stay listed when nothing needs it any more', () => {
    expect(enginesOf(packages, { new: 'runs', gone: 'ran' }).unneeded).toEqual(['gone']);
  });
});

describe('packages for other platforms', () => {
  const named = { optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } };

  it('are missed when the lock file names them and does not hold them', () => {
    expect(missingPlatforms({ 'node_modules/a': named, 'node_modules/a-linux': {} })).toEqual(['a-darwin']);
  });

  it('may be beside or below the package that names them', () => {
    const held = {
      'node_modules/a': named,
      'node_modules/a-linux': {},
      'node_modules/a/node_modules/a-darwin': {},
    };
    expect(missingPlatforms(held)).toEqual([]);
  });
});

describe('what the workspaces ask for', () => {
  const locked = {
    '': { devDependencies: { jest: '^30.0.0' } },
    web: { dependencies: { react: '^19.0.0', dayjs: '^1.0.0' } },
  };

  it('is in step in any order, and out of step with another version or one package more', () => {
    const web = { dependencies: { dayjs: '^1.0.0', react: '^19.0.0' } };
    expect(outOfStep(locked, { '': { devDependencies: { jest: '^30.0.0' } }, web })).toEqual([]);
    expect(outOfStep(locked, { '': { devDependencies: { jest: '^29.0.0' } }, web })).toEqual(['']);
    expect(outOfStep(locked, { web: { dependencies: { react: '^19.0.0' } } })).toEqual(['web']);
  });
});
