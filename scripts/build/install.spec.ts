import { describe, expect, it } from '@jest/globals';
import { isInstalled } from './install.mjs';

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
