import { describe, expect, it } from '@jest/globals';
import { strangers } from './strangers.mjs';

const packages = {
  'node_modules/old': { version: '1.0.0', engines: { node: '>=18' } },
  'node_modules/silent': { version: '1.0.0' },
  'node_modules/a/node_modules/new': { version: '2.0.0', engines: { node: '>=22' } },
};

describe('packages that need a newer Node', () => {
  it('are reported with their version and range, wherever they are nested', () => {
    expect(strangers(packages, {}).unlisted).toEqual([{ name: 'new', version: '2.0.0', range: '>=22' }]);
  });

  it('pass when they are listed', () => {
    expect(strangers(packages, { new: 'runs in our tests' })).toEqual({ unlisted: [], unneeded: [] });
  });

  it('may not stay listed when nothing needs it any more', () => {
    expect(strangers(packages, { new: 'runs', gone: 'ran' }).unneeded).toEqual(['gone']);
  });
});
