import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rankOf, ranks } from './finder';

it('a beginning comes before a word, that before letters inside, and these before a typo', () => {
  expect(rankOf('Menús', 'menus')).toBe(ranks.exact);
  expect(rankOf('Menús de otoño', 'men')).toBe(ranks.beginning);
  expect(rankOf('Menús de otoño', 'otono menu')).toBe(ranks.word);
  expect(rankOf('Menús de otoño', 'toño')).toBe(ranks.inside);
  expect(rankOf('Gran Vía', 'madrid', 'Madrid')).toBe(ranks.inside);
  expect(rankOf('Carteles', 'cartelse')).toBe(ranks.typo);
});

it('a line that lacks one of the words does not fit', () => {
  expect(rankOf('Menús de otoño', 'otono carta')).toBe(0);
  expect(rankOf('Vallas direccionales', 'vinilo')).toBe(0);
});

it('signs alone fit nothing, and everything fits before anything is typed', () => {
  for (const typed of ['€', '🙂', '\u0301']) expect(rankOf('Menús a 5 €', typed)).toBe(0);
  expect(rankOf('Menús', ' ')).toBe(ranks.rest);
});

it('sizes are found however they are written', () => {
  expect(rankOf('Cartel 50 × 70 cm', 'cartel 50x70')).toBe(ranks.beginning);
});

it('what was found goes on being found while its own title is typed', () => {
  const word = fc.constantFrom('Menú', 'otoño', 'Gran', 'Vía', '50 × 70', 'l·l', 'P-393');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(20), (words, letters) => {
      const title = words.join(' ');
      expect(rankOf(title, title.slice(0, letters + 1))).toBeGreaterThanOrEqual(ranks.rest);
    }),
  );
});
