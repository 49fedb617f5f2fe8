import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  beginsWithTypo,
  foldText,
  isOneTypoApart,
  matchOf,
  placedWords,
  searchWords,
  sizesApart,
} from './search-words';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const letter = fc.constantFrom(...letters);
const wordOf = (minLength: number) => fc.string({ unit: letter, minLength, maxLength: 12 });

/** Insert, delete, replace, or swap neighbours. */
const misspell = (word: string) =>
  fc
    .tuple(fc.nat(word.length - 1), letter, fc.constantFrom('more', 'less', 'other', 'swapped'))
    .map(([at, by, how]) => {
      const before = word.slice(0, at);
      const after = word.slice(at);
      if (how === 'more') return before + by + after;
      if (how === 'less') return before + after.slice(1);
      if (how === 'other') return before + by + after.slice(1);
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
    });

describe('the words that are searched by', () => {
  it('[R-CAT-19] have no accents and case, in any encoding of an accent', () => {
    expect(searchWords('Menú  DEL día')).toEqual(['menu', 'del', 'dia']);
    expect(searchWords('Café')).toEqual(searchWords('Cafe\u0301'));
    expect(searchWords('coração Ñandú')).toEqual(['coracao', 'nandu']);
  });

  it('[R-CAT-19] are not parted by the point of a Catalan double l', () => {
    expect(searchWords('Col·lecció d’estiu')).toEqual(['colleccio', 'd', 'estiu']);
    expect(foldText('Coŀlecció')).toBe('colleccio');
  });

  it('[S16] [W26] hold letters and digits only', () => {
    expect(searchWords('.* [a-z]+ $where {"$ne":1} (?=x)')).toEqual(['a', 'z', 'where', 'ne', '1', 'x']);
    expect(searchWords('*** "" /')).toEqual([]);
  });

  it('[R-CAT-19] know a size however its sign is written, also while it is typed', () => {
    for (const size of ['50x70', '50 x 70', '50×70', '50 × 70', '50X70', '50 x70']) {
      expect(searchWords(`Cartel ${size} cm`)).toEqual(['cartel', '50x70', 'cm']);
    }
    expect(searchWords('50 x')).toEqual(['50x']);
    expect(searchWords('50 × 70 × 30')).toEqual(['50x70x30']);
    expect(searchWords('xilófono 2x1 marca x')).toEqual(['xilofono', '2x1', 'marca', 'x']);
    expect(sizesApart('Cartel 50x70 y 3 × 4')).toBe('Cartel 50 70 y 3 4');
  });

  it('[R-CAT-19] are also the numbers of a size, where they stand', () => {
    expect(
      placedWords('A 50 × 70cm').map(({ folded, start, end }) => [folded, 'A 50 × 70cm'.slice(start, end)]),
    ).toEqual([
      ['a', 'A'],
      ['50x70cm', '50 × 70cm'],
      ['50', '50'],
      ['70cm', '70cm'],
    ]);
  });

  it('say where in the text they stand', () => {
    expect(placedWords('¡Más café!').map(({ start, end }) => '¡Más café!'.slice(start, end))).toEqual([
      'Más',
      'café',
    ]);
  });
});

describe('a typo', () => {
  it('[R-CAT-19] is one letter more, less or replaced, or two swapped', () => {
    fc.assert(
      fc.property(
        wordOf(2).chain((word) => fc.tuple(fc.constant(word), misspell(word))),
        ([word, typed]) => {
          expect(isOneTypoApart(word, typed)).toBe(word !== typed);
          expect(isOneTypoApart(typed, word)).toBe(word !== typed);
        },
      ),
    );
    expect(isOneTypoApart('hamburguesa', 'hamuberguesa')).toBe(false);
  });

  it('[R-CAT-19] is forgiven in words of four letters and more, and never in numbers', () => {
    expect(matchOf('mnu', 'menu')).toBe('typo');
    expect(matchOf('memu', 'menu')).toBe('typo');
    expect(matchOf('sil', 'sol')).toBeNull();
    expect(matchOf('0001', '0002')).toBeNull();
    expect(matchOf('hamb', 'hamburguesa')).toBe('beginning');
    expect(matchOf('menu', 'menu')).toBe('exact');
  });

  it('[R-CAT-19] may be in the beginning of a longer word', () => {
    expect(beginsWithTypo('hambrug', 'hamburguesa')).toBe(true);
    expect(beginsWithTypo('hnmbu', 'hamburguesa')).toBe(true);
    expect(beginsWithTypo('pollo', 'hamburguesa')).toBe(false);
    expect(beginsWithTypo('hmbu', 'hamburguesa')).toBe(false);
  });
});
