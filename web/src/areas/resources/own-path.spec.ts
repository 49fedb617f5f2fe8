import { describe, expect, it } from '@jest/globals';
import { ownPath } from './ShortLinkScreen';

const origin = 'https://portal.example';

describe('the target of a short link', () => {
  it('[R-NAV-22] is a path of this origin', () => {
    expect(ownPath('/nacional/sala/menu?x=1#y', origin)).toBe('/nacional/sala/menu?x=1#y');
    expect(ownPath('https://portal.example/local', origin)).toBe('/local');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/a',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://portal.example@evil.example/',
    'http://[',
  ])('[R-CAT-23] is home instead of %s', (target) => {
    expect(ownPath(target, origin)).toBe('/');
  });
});
