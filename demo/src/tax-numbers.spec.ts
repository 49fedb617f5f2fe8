import { describe, expect, it } from '@jest/globals';
import { portugueseCompanyNumber, spanishCompanyNumber } from './tax-numbers';

describe('company numbers', () => {
  it('end with the control digit of a known Spanish example', () => {
    expect(spanishCompanyNumber('5881850')).toBe('B58818501');
  });

  it('end with the control digit of a known Portuguese example', () => {
    expect(portugueseCompanyNumber('12345678')).toBe('123456789');
  });
});
