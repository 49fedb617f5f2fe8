import { describe, expect, it } from '@jest/globals';
import { freeSlug, slugOfName } from '.';

describe('the slug of a section', () => {
  it.each([
    ['Menús y promociones', 'menusypromociones'],
    ['Otoño 2026', 'otono2026'],
    ['  Pequenos-almoços  ', 'pequenosalmocos'],
    ['Col·lecció', 'colleccio'],
    ['¡¿…?!', ''],
  ])('[R-ASE-10] is %j without accents, spaces and signs, in lower case', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });

  it('[R-ASE-10] gets 1 appended until it is unique', () => {
    expect(freeSlug('Menús', new Set())).toBe('menus');
    expect(freeSlug('Menús', new Set(['menus']))).toBe('menus1');
    expect(freeSlug('Menús', new Set(['menus', 'menus1']))).toBe('menus11');
  });

  it('[AMB-39] is never one that a screen of our own has', () => {
    expect(freeSlug('Form', new Set())).toBe('form1');
  });
});
