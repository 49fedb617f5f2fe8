import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { trimEndOf } from './trim-end-of';

describe('the end of a text', () => {
  it('loses what matches, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '/', '.', ' ') }), (text) => {
        expect(trimEndOf(text, /[/ ]/)).toBe(text.replace(/(?<![/ ])[/ ]+$/, ''));
      }),
    );
  });

  it('is found in linear time, wherever the characters are', () => {
    const text = `${'/'.repeat(2_000_000)}a`;
    const started = performance.now();
    expect(trimEndOf(text, /\//)).toBe(text);
    expect(trimEndOf(`a${'/'.repeat(2_000_000)}`, /\//)).toBe('a');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
