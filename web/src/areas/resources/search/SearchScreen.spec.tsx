import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aPiece, cardOf, catalogueHouse, openCatalogue } from '../testing/catalogue';
import { searchPath } from './search-path';

const user = userEvent.setup({ delay: null });
const found = [
  aPiece(),
  aPiece({ id: 13, name: 'Folleto', type: { id: 7, name: 'Flyer' } }),
  aPiece({ id: 14, name: 'Apertura', sections: [6] }),
];

function houseThatFinds(term: string, pieces = found) {
  const house = catalogueHouse();
  for (const type of [-1, 1, 2]) {
    const own = pieces.filter(({ sections }) => type < 0 || sections.includes(type === 1 ? 3 : 6));
    house.on(`resource/search/${type}/${term}`, () => ({ data: own, more: { total: own.length } }));
  }
  return house;
}
const searches = (house: ReturnType<typeof catalogueHouse>) =>
  house.calls.filter(({ path }) => path.startsWith('resource/search'));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the part finder', () => {
  it('[R-NAV-13] [R-CAT-20] finds in all section types what the address asks for', async () => {
    const house = houseThatFinds('menu');
    await openCatalogue(house, searchPath('menu'));
    expect(screen.getByRole('heading', { level: 1, name: 'Buscador de piezas' })).toBeTruthy();
    expect(await cardOf('Folleto')).toBeTruthy();
    expect(screen.getByText('3 piezas para “menu”')).toBeTruthy();
    expect(new Set(searches(house).map(({ path }) => path))).toEqual(new Set(['resource/search/-1/menu']));
  });

  it('[R-CAT-19] an empty search asks for nothing and goes nowhere', async () => {
    const house = houseThatFinds('menu');
    const app = await openCatalogue(house, '/search');
    await user.type(screen.getByRole('searchbox', { name: 'Nombre, referencia o etiqueta' }), '   {Enter}');
    expect(app.path()).toBe('/search');
    expect(searches(house)).toEqual([]);
    expect(screen.getByRole('heading', { name: '¿Qué pieza buscas?' })).toBeTruthy();
  });

  it('[R-CAT-19] clearing the field leaves what was found', async () => {
    const house = houseThatFinds('menu');
    const app = await openCatalogue(house, searchPath('menu'));
    await cardOf('Folleto');
    const before = searches(house).length;
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    expect(app.path()).toBe('/search?s=menu');
    expect(searches(house)).toHaveLength(before);
    expect(await cardOf('Folleto')).toBeTruthy();
  });

  it('searches while typing, with the term in the address', async () => {
    const app = await openCatalogue(houseThatFinds('pollo'), '/search');
    await user.type(screen.getByRole('searchbox', { name: 'Nombre, referencia o etiqueta' }), 'pollo');
    expect(await cardOf('Folleto')).toBeTruthy();
    expect(app.path()).toBe('/search?s=pollo');
  });

  it('[AMB-34] narrows by section type and by format', async () => {
    const house = houseThatFinds('menu');
    const app = await openCatalogue(house, searchPath('menu'));
    const where = within(await screen.findByRole('group', { name: 'Dónde' }));
    await user.click(where.getByRole('button', { name: 'Local · 1' }));
    await waitFor(() => expect(app.path()).toBe('/search?s=menu&in=2'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Folleto' })).toBeNull());
    await user.click(where.getByRole('button', { name: 'Local · 1' }));
    const formats = within(screen.getByRole('group', { name: 'Formatos' }));
    await user.click(formats.getByRole('button', { name: 'Flyer · 1' }));
    await waitFor(() => expect(app.path()).toBe('/search?s=menu&type=7'));
    expect(searches(house).at(-1)?.query.get('type')).toBe('7');
  });

  it('suggests the sections when nothing is found', async () => {
    await openCatalogue(houseThatFinds('zzz', []), searchPath('zzz'));
    expect(await screen.findByRole('heading', { name: 'No encontramos “zzz”' })).toBeTruthy();
    const ways = within(await screen.findByRole('navigation', { name: 'Entra por una sección' }));
    expect(ways.getByRole('link', { name: 'Productos' }).getAttribute('href')).toBe('/nacional/productos');
    expect(ways.getByRole('link', { name: 'Toolkits' }).getAttribute('href')).toBe('/toolkits');
  });
});
