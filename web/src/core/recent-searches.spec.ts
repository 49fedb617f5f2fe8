import { beforeEach, describe, expect, it } from '@jest/globals';
import { foldText } from '@portal/contracts/kernel';
import fc from 'fast-check';
import { SafeStorage } from './storage/safe-storage';
import { RecentSearches } from './recent-searches';

const ana = 7;
const luis = 8;
let searches = new RecentSearches(new SafeStorage(() => localStorage));
beforeEach(() => {
  localStorage.clear();
  searches = new RecentSearches(new SafeStorage(() => localStorage));
});

describe('what was searched for', () => {
  it('is kept once, the last search first, and six of it', () => {
    for (const term of ['menú', 'lona', 'vinilo', 'Menu']) searches.add(ana, term);
    expect(searches.termsOf(ana)).toEqual(['Menu', 'vinilo', 'lona']);
    for (const term of ['1', '2', '3', '4', '5']) searches.add(ana, `cartel ${term}`);
    expect(searches.termsOf(ana)).toHaveLength(6);
    expect(searches.termsOf(ana)[0]).toBe('cartel 5');
  });

  it('is the whole term in place of its beginning, which was searched for while it was typed', () => {
    for (const term of ['ca', 'cart', 'cartel', 'ca']) searches.add(ana, term);
    expect(searches.termsOf(ana)).toEqual(['ca', 'cartel']);
  });

  it('has each term once, for any searches', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 })), (terms) => {
        terms.forEach((term) => searches.add(ana, term));
        const folded = searches.termsOf(ana).map((term) => foldText(term));
        expect(new Set(folded).size).toBe(folded.length);
        expect(folded).not.toContain('');
      }),
    );
  });

  it('[W18] is each person’s own, and gone once they sign out', () => {
    searches.add(ana, 'menú');
    searches.add(luis, 'lona');
    expect(searches.termsOf(luis)).toEqual(['lona']);
    searches.forget(ana);
    expect(searches.termsOf(ana)).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([`searches-${luis}`]);
  });

  it('is nothing where something else was written in its place', () => {
    localStorage.setItem(`searches-${ana}`, '{"a": 1}');
    expect(searches.termsOf(ana)).toEqual([]);
    localStorage.setItem(`searches-${ana}`, '[1, "menú", ""');
    expect(searches.termsOf(ana)).toEqual([]);
    localStorage.setItem(`searches-${ana}`, '[1, "menú", ""]');
    expect(searches.termsOf(ana)).toEqual(['menú']);
  });

  it('notifies subscribers, also when another tab changes it', () => {
    let announced = 0;
    const stop = searches.subscribe(() => {
      announced += 1;
    });
    searches.add(ana, 'menú');
    window.dispatchEvent(new StorageEvent('storage', { key: `searches-${ana}` }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    stop();
    searches.remove(ana, 'menú');
    expect(announced).toBe(2);
  });
});
