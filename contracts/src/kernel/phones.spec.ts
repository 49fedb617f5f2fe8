import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPhoneNumber } from './phones';

/** Blanks that office programs and web pages use. */
const blanks = [' ', '\t', '\u00a0', '\u2009', '\u202f'];

describe('a phone number', () => {
  it('[AMB-89] [R-CRT-16] is 3 to 15 digits, however they are spaced, with or without a leading plus', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 3, maxLength: 15 });
    fc.assert(
      fc.property(digits, fc.boolean(), fc.nat(15), fc.constantFrom(...blanks), (parts, plus, gap, blank) => {
        const spaced = [...parts.slice(0, gap), blank, ...parts.slice(gap)].join('');
        expect(isPhoneNumber(`${plus ? '+' : ''}${spaced}`)).toBe(true);
      }),
    );
  });

  it('[AMB-89] [R-CRT-16] has neither letters nor signs, and is neither too short nor too long', () => {
    for (const text of [
      '',
      '   ',
      '12',
      '+',
      '1'.repeat(16),
      '600-123-456',
      '6001234x6',
      '34+600123456',
      '++34600123',
    ])
      expect(isPhoneNumber(text)).toBe(false);
  });
});
