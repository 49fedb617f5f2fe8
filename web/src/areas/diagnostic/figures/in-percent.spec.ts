import { expect, it } from '@jest/globals';
import { inPercent } from './in-percent';

it.each([
  [null, '-'],
  [0, '0,00\u00A0%'],
  [3.456, '3,46\u00A0%'],
  [-12.3, '-12,30\u00A0%'],
])('[R-DIA-34] [R-CON-22] a percentage has two decimals, and none is a dash: %s', (value, written) => {
  expect(inPercent(value)).toBe(written);
});
