import { expect, it } from '@jest/globals';
import { orderNumberIn, withPlainNumbers } from './orders.rules';

it.each(['#P-393', 'P-393', 'p-393', 'p393', '#393', '#p393', ' 393 '])(
  '[R-ORD-13] an order is named by its number however its prefix is written: %j',
  (text) => {
    expect(orderNumberIn(text, '#P-')).toBe(393);
    expect(withPlainNumbers(text, '#P-').trim()).toBe('393');
    expect(withPlainNumbers(`Ana ${text}`, '#P-').trim().split(/\s+/)).toEqual(['Ana', '393']);
  },
);

it('[R-ORD-13] a text that is not an order number is unchanged', () => {
  for (const text of ['BL-26-TOR', 'P-26-TOR', 'X-12', 'Pollo 2', '50x70', 'P']) {
    expect(orderNumberIn(text, '#P-')).toBeNull();
    expect(withPlainNumbers(text, '#P-')).toBe(text);
  }
  expect(orderNumberIn('O-12', '#O-')).toBe(12);
});
