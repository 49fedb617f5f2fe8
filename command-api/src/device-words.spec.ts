import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deviceWords } from './device-words';

describe('the words for a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    ['curl', {}],
    ['', {}],
    [undefined, {}],
  ])('[S2] is described in words: %s', (header, words) => {
    expect(deviceWords(header)).toEqual(words);
  });

  it('[S2] is short, even for a long header', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (header) => {
        const { browser = '', system = '' } = deviceWords(header);
        expect(browser.length + system.length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
