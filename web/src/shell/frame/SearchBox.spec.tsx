import { describe, expect, it } from '@jest/globals';
import { anOrder, orderQueries } from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, press, screen, see, textsOf, user, within } from '#testing/screen-kit';
import type { AreaManifest } from '#core/area-manifest';
import { recentTexts } from '#core/texts';
import { shellTexts } from '../texts';
import { recentSearches } from '#core/recent-searches';

const text = textsOf(shellTexts);
const named = (name: string) => ({ CAST: name, CAT: name, PT: name });
const areas: readonly AreaManifest[] = [
  {
    area: 'test',
    routes: ['/', '/search', '/order/details/:id', '/nacional/:section/:piece'].map((path) => ({
      path,
      frame: 'portal',
      title: named(path),
      screen: async () => () => <h1>{path}</h1>,
    })),
  },
];
const menu = aResourceDetail({ id: 1, name: 'Menú del día', link: '/nacional/menus/menu' });
const cartel = aResourceDetail({ id: 2, name: 'Cartel', link: '/nacional/menus/cartel' });

async function open() {
  const api = fakeApi()
    .signedIn({ type: 1 })
    .on(resourceQueries.SearchResources, ({ term }) =>
      [menu, cartel].filter(({ name }) => name.startsWith(term)),
    )
    .on(orderQueries.ListOrders, () => [anOrder('ES', { number: 393 })]);
  renderApp({ api, areas });
  const field = await screen.findByRole('combobox', { name: text('searchLabel') });
  return { api, field };
}
const options = async () => {
  const list = await screen.findByRole('listbox', { name: text('suggestions') });
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};

describe('the field of the header', () => {
  it('[R-PLT-15] [R-CAT-19] suggests pieces with their pictures while typing, from two letters on', async () => {
    const { api, field } = await open();
    await user.type(field, 'M');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'e');
    await screen.findByRole('option', { name: /Menú del día/ });
    expect(await options()).toEqual([
      expect.stringContaining('Menú del día'),
      text('searchAll', { term: 'Me' }),
    ]);
    const list = screen.getByRole('listbox', { name: text('suggestions') });
    expect(list.querySelector('img')?.getAttribute('src')).toBe(menu.thumb);
    expect(api.callsTo(resourceQueries.SearchResources)).toEqual([
      expect.objectContaining({ section_type: -1, term: 'Me', lang: 'CAST' }),
    ]);
  });

  it('[R-PLT-15] is steered by keys: arrows choose, Enter takes, Escape closes', async () => {
    const { field } = await open();
    await user.type(field, 'Cart');
    const piece = await screen.findByRole('option', { name: /Cartel/ });
    await user.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(piece.id);
    expect(piece.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Escape}');
    see.none('listbox');
    expect(app.path()).toBe('/');
    await user.keyboard('{ArrowDown}');
    await options();
    await user.keyboard('{ArrowDown}{Enter}');
    await see.path('/nacional/menus/cartel');
    see.none('listbox');
  });

  it('[R-CAT-19] searches with Enter where nothing was chosen', async () => {
    const { field } = await open();
    await user.type(field, 'Cart');
    await options();
    await user.keyboard('{Enter}');
    await see.path('/search?s=Cart');
  });

  it('[R-ORD-13] leads to the order whose number is typed', async () => {
    const { api, field } = await open();
    await user.type(field, 'P-393');
    await press(/#P-393/, 'option');
    await see.path(/^\/order\/details\//);
    expect(api.callsTo(orderQueries.ListOrders).at(-1)).toMatchObject({ number: 393 });
  });

  it('[R-PLT-15] offers what was searched for last while it is empty; Delete takes it away', async () => {
    for (const term of ['lona', 'menú']) recentSearches.add(7, term);
    const recentText = textsOf(recentTexts);
    const { field } = await open();
    await user.click(field);
    const list = await screen.findByRole('listbox', { name: recentText('title') });
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(recentSearches.termsOf(7)).toEqual(['lona']);
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('lona');
    await user.keyboard('{Enter}');
    await see.path('/search?s=lona');
  });

  it('[R-PLT-15] keeps what led to a piece, and leaves the rest to the search; all of it can be cleared', async () => {
    const recentText = textsOf(recentTexts);
    const { field } = await open();
    await user.type(field, 'Cart');
    await press(/Cartel/, 'option');
    await see.path('/nacional/menus/cartel');
    await user.clear(field);
    await user.type(field, 'lona{Enter}');
    await see.path('/search?s=lona');
    expect(recentSearches.termsOf(7)).toEqual(['Cart']);
    await screen.findByRole('heading', { name: '/search' });
    await user.clear(field);
    await user.click(field);
    await press(recentText('clear'), 'option');
    expect(recentSearches.termsOf(7)).toEqual([]);
    see.none('listbox');
  });
});
