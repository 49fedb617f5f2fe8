import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPhoneNumber } from './phones';

describe('a phone number', () => {
  it('[R-CRT-16] is 6 to 15 digits, however they are spaced, with or without a leading plus', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 6, maxLength: 15 });
    fc.assert(
      fc.property(digits, fc.boolean(), fc.nat(15), (parts, plus, gap) => {
        const spaced = [...parts.slice(0, gap), ' ', ...parts.slice(gap)].join('');
        expect(isPhoneNumber(`${plus ? '+' : ''}${spaced}`)).toBe(true);
      }),
    );
  });

  it('[R-CRT-16] has neither letters nor signs, and is neither too short nor too long', () => {
    for (const text of [
      '',
      '   ',
      '12345',
      '1'.repeat(16),
      '600-123-456',
      '6001234x6',
      '34+600123456',
      '++34600123',
    ])
      expect(isPhoneNumber(text)).toBe(false);
  });
});
