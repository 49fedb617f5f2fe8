import { describe, expect, it } from '@jest/globals';
import { ownPath } from './own-path';

const origin = 'https://portal.example';

describe('[S15] [R-NAV-22] the path of an address', () => {
  it.each([
    ['/nacional/sala/menu?x=1#y', '/nacional/sala/menu?x=1#y'],
    ['https://portal.example/local', '/local'],
    ['', '/'],
  ])('is that of this origin: %s', (address, path) => {
    expect(ownPath(address, origin)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/a',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'https://portal.example@evil.example/',
    'http://portal.example/',
    'http://[',
    7,
  ])('[R-CAT-23] [R-ACC-17] is null for %s', (address) => {
    expect(ownPath(address, origin)).toBeNull();
  });
});
