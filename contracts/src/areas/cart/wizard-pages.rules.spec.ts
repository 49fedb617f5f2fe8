import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  anEntry,
  aReusedArt,
  type CartEntry,
  confirmed,
  formats,
  isProduction,
  nextPage,
  pagesOf,
  previousPage,
  validateEntry,
  wizardPages,
} from '.';
import { marketRecords, markets } from '../../kernel';
import { anyEntry } from './cart.testing';

const radioSpot = 13;
const tableDisplay = 3;
const video = 14;
const vinyl = 4;
const webBanner = 11;
const ES = { ...marketRecords.ES.features, isProduction: false };
const PT = { ...marketRecords.PT.features, isProduction: false };

const poster: CartEntry['from'] = anEntry().from;
const into = (format: number, from = poster) =>
  anEntry({ from, to: { file: format, filename: '', size: '' } });

describe.each(markets)('the pages of the wizard in %s', (market) => {
  const rules = { ...marketRecords[market].features, isProduction: false };

  it('[R-WIZ-08] skips the size page exactly when the chosen format has no sizes', () => {
    for (const format of formats.filter(({ id }) => id !== poster.type)) {
      expect(pagesOf(into(format.id), rules).includes(2)).toBe(format.sizes !== null);
    }
    expect(pagesOf(into(radioSpot), rules)).not.toContain(2);
  });

  it('[R-WIZ-08] skips the question page when the chosen format has no questions', () => {
    const last = market === 'ES' ? [5] : [];
    expect(pagesOf(into(tableDisplay), rules)).toEqual([1, 2, 4, ...last]);
    expect(pagesOf(into(video), rules)).toEqual([1, 4, ...last]);
  });

  it('[R-WIZ-03] [R-WIZ-06] starts with the format and always asks for the personalisation', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const pages = pagesOf(entry, rules);
        expect(pages[0]).toBe(1);
        expect(pages).toContain(4);
        expect([...pages].sort()).toEqual(pages);
      }),
    );
  });

  it('[R-WIZ-01] leads back to the page from which Next was pressed, on every page of every entry', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        for (const page of pagesOf(entry, rules)) {
          const next = nextPage(page, entry, rules);
          if (next !== null) expect(previousPage(next, entry, rules)).toBe(page);
          const previous = previousPage(page, entry, rules);
          if (previous !== null) expect(nextPage(previous, entry, rules)).toBe(page);
        }
      }),
    );
  });

  it('[R-WIZ-01] has no page before the first and none after the last', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const pages = pagesOf(entry, rules);
        expect(previousPage(1, entry, rules)).toBeNull();
        expect(pages.filter((page) => nextPage(page, entry, rules) === null)).toEqual([pages.at(-1)]);
      }),
    );
  });
});

describe('what differs between the markets', () => {
  it('[R-WIZ-01] [R-CON-09] there are five pages, all of which a shop-window vinyl has in ES', () => {
    expect(wizardPages).toHaveLength(5);
    expect(pagesOf(into(vinyl), ES)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[R-WIZ-05] ES asks the questions of a format, PT asks none', () => {
    for (const format of formats.filter(({ id }) => id !== poster.type)) {
      expect(pagesOf(into(format.id), ES).includes(3)).toBe(format.questions.length > 0);
      expect(pagesOf(into(format.id), PT)).not.toContain(3);
    }
  });

  it('[R-WIZ-09] ES jumps from page 1 to page 4 when target and source format are the same', () => {
    for (const { id } of formats) {
      const same = into(id, { ...poster, type: id });
      expect(nextPage(1, same, ES)).toBe(4);
      expect(pagesOf(same, ES)).toEqual([1, 4, 5]);
    }
  });

  it('[R-WIZ-10] ES leads back from page 4 to page 1 in that case', () => {
    for (const { id } of formats) expect(previousPage(4, into(id, { ...poster, type: id }), ES)).toBe(1);
  });

  it('[R-WIZ-09] PT asks for the size even of the same format', () => {
    expect(nextPage(1, into(vinyl, { ...poster, type: vinyl }), PT)).toBe(2);
  });

  it('[R-WIZ-07] ES ends with the budget page, [R-WIZ-11] PT with page 4', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(pagesOf(entry, ES).at(-1)).toBe(5);
        expect(pagesOf(entry, PT).at(-1)).toBe(4);
      }),
    );
  });
});

describe('a piece that is ordered unchanged', () => {
  const asItIs = into(poster.type);

  it.each(markets)('[R-CAT-07] [AMB-60] has the last page alone in %s', (market) => {
    const { features } = marketRecords[market];
    expect(pagesOf(asItIs, features)).toEqual([5]);
    expect([nextPage(5, asItIs, features), previousPage(5, asItIs, features)]).toEqual([null, null]);
    expect(pagesOf(into(vinyl), { ...features, isProduction: true })).toEqual([5]);
  });

  it('[AMB-60] is method 2, its own format, and nothing that is changed about it', () => {
    const { custom, params } = asItIs;
    const others = [
      { method: 1 as const },
      { to: { file: vinyl, filename: '', size: '' } },
      { to: { ...asItIs.to, filename: '100x150' } },
      { custom: { ...custom, restaurant: 'Gran Vía' } },
      { params: { ...params, q1: 'Abierto hasta las 2' } },
      { custom_file: 'f'.repeat(32) },
      { images: ['a'.repeat(32)] },
    ];
    expect(isProduction({ ...asItIs, units: 3, shipped: 1, billed: 1 })).toBe(true);
    expect(others.map((other) => isProduction({ ...asItIs, ...other }))).toEqual(others.map(() => false));
  });

  it.each(markets)(
    '[AMB-60] is in any format to print in %s, if it is the finished art of an earlier order',
    (market) => {
      const { features } = marketRecords[market];
      const size = { file: vinyl, filename: '100x150', size: '' };
      const printed = {
        ...asItIs,
        art: aReusedArt(),
        to: size,
        units: 3,
        units_scale: '3',
        shipped: 1,
        billed: 1,
      };
      expect(pagesOf(printed, features)).toEqual([5]);
      expect(validateEntry(printed, features)).toEqual({});
      expect(confirmed(printed, features)).toEqual(printed);
      const others = [
        { method: 1 as const },
        { to: { file: webBanner, filename: '970x250', size: '' } },
        { params: { ...printed.params, q1: 'Abierto hasta las 2' } },
        { custom_file: 'f'.repeat(32) },
      ];
      expect(others.map((other) => isProduction({ ...printed, ...other }))).toEqual(others.map(() => false));
    },
  );
});
