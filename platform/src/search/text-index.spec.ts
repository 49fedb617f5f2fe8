import { describe, expect, it } from '@jest/globals';
import { matchOf, searchWords } from '@portal/contracts';
import fc from 'fast-check';
import { editsBetween } from './edits';
import { TextIndex } from './text-index';

const open = new Uint8Array(100);

function indexOf(...texts: readonly (readonly [string, string])[]) {
  const index = new TextIndex(2);
  texts.forEach((fields) => index.add({ fields }));
  const find = (asked: string, nameOnly = open) => {
    const scores = index.scores(searchWords(asked), nameOnly);
    return [...scores.keys()]
      .filter((place) => scores[place] !== 0)
      .sort((a, b) => (scores[a] as number) - (scores[b] as number) || b - a);
  };
  return { index, find };
}

describe('searching texts', () => {
  it('[R-CAT-19] requires every word: whole, its beginning, or with one typo', () => {
    const { find } = indexOf(['Menú del día', ''], ['Menú de verano', ''], ['Hamburguesa', 'verano']);
    expect(find('menu verano')).toEqual([1]);
    expect(find('ver')).toEqual([1, 2]);
    expect(find('hamuburguesa')).toEqual([2]);
    expect(find('hambrug')).toEqual([2]);
    expect(find('menu otoño')).toEqual([]);
  });

  it('[R-CAT-19] puts whole words before beginnings, the first text before the second, typos last', () => {
    const { find } = indexOf(
      ['Pollos', ''],
      ['', 'pollo'],
      ['Pollo', ''],
      ['Polla', ''],
      ['', 'pollada'],
      ['Pollo', ''],
    );
    expect(find('pollo')).toEqual([5, 2, 0, 1, 3]);
  });

  it('looks only into the first text where the others are not to be known', () => {
    const { find } = indexOf(['Menú', 'secreto'], ['Menú', 'secreto']);
    const nameOnly = Uint8Array.from([1, 0]);
    expect(find('secreto', nameOnly)).toEqual([1]);
    expect(find('menu', nameOnly)).toEqual([1, 0]);
  });

  it('finds nothing in an emptied place', () => {
    const { index, find } = indexOf(['Menú', ''], ['Menú', '']);
    index.empty(1);
    expect(find('menu')).toEqual([0]);
    expect(index.has('menu')).toBe(true);
    index.empty(0);
    expect(index.has('menu')).toBe(false);
  });

  it('suggests likely words, the frequent before the rare, in their original spelling', () => {
    const { index } = indexOf(['Otoño', ''], ['Otomán', ''], ['Otoño', ''], ['Verano', '']);
    expect(index.likely('otoon')).toEqual(['otoño']);
    expect(index.likely('otomn')).toEqual(['otomán']);
    expect(index.likely('vranao')).toEqual(['verano']);
    expect(index.likely('xyzxyz')).toEqual([]);
  });

  it('[R-CAT-19] finds the same as comparing every word with every other', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 6 });
    const texts = fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(texts, word, (documents, asked) => {
        const { find } = indexOf(...documents);
        const byHand = documents.flatMap((words, index) =>
          words.some((each) => matchOf(asked, each) !== null) ? [index] : [],
        );
        const found = [...find(asked)].sort((a, b) => a - b);
        if (byHand.length > 0) expect(found).toEqual(byHand);
      }),
      { numRuns: 500 },
    );
  });
});

it('edits between words are letters put in, left out, replaced, or neighbours swapped', () => {
  expect(editsBetween('menu', 'menu')).toBe(0);
  expect(editsBetween('mneu', 'menu')).toBe(1);
  expect(editsBetween('hamuberguesa', 'hamburguesa')).toBe(2);
  expect(editsBetween('', 'abc')).toBe(3);
});
