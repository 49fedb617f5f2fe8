import { describe, expect, it } from '@jest/globals';
import { resourceQueries, resourceSearchQueries } from '@portal/contracts/areas/resources';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { type FakeApi, page, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, inside, press, screen, see, textsOf, uiText, user, waitFor, within } from '#testing/screen-kit';
import { cardTexts, catalogueTexts, searchTexts } from './texts';
import { resourcesArea } from './index';
import { aResource, cardOf, catalogueApi, openCatalogue } from './resources.testing';

const text = textsOf(catalogueTexts);
const pieceText = textsOf(cardTexts);
const sections = () => within(screen.getAllByRole('navigation', { name: /^Secciones de/ })[0] as HTMLElement);
const sectionCalls = (api: FakeApi, id: number) =>
  api.callsTo(resourceQueries.ListResourcesOfSection).filter((input) => input.id === id);
const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) => aResource({ id: index + 1, name: `Pieza ${index + 1}` }));

describe('browsing by section', () => {
  it.each([
    ['/nacional', pieceText('national'), 'Campañas'],
    ['/local', pieceText('local'), 'Aperturas'],
    ['/comunicacion', pieceText('communication'), 'Medios'],
  ])(
    '[R-NAV-08] [R-NAV-09] [R-NAV-10] [R-CAT-01] %s shows a shelf of each section',
    async (at, title, first) => {
      await openCatalogue(catalogueApi(), at);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByRole('heading', { level: 2, name: first })).toBeTruthy();
      await see.role('link', 'Menú del día', await inside('list', first));
    },
  );

  it('[R-CAT-03] opens the parents of the chosen section and shows its first child', async () => {
    const api = await openCatalogue(catalogueApi(), '/nacional/campa%C3%B1as');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sala' })).toBeTruthy();
    const tree = sections();
    expect(tree.getByRole('link', { name: 'Sala' }).getAttribute('aria-current')).toBe('page');
    expect(
      tree
        .getByRole('button', { name: uiText('closeBranch', { name: 'Otoño' }) })
        .getAttribute('aria-expanded'),
    ).toBe('true');
    expect(sectionCalls(api, 3).length).toBeGreaterThan(0);
    expect(sectionCalls(api, 1)).toEqual([]);
  });

  it('[R-CAT-03] keeps branches as they were turned by hand, and opens the way to another section', async () => {
    await openCatalogue(catalogueApi(), '/nacional/productos');
    await press(uiText('openBranch', { name: 'Campañas' }), 'button', sections());
    await press('Otoño', 'link', sections());
    expect(await screen.findByRole('heading', { level: 1, name: 'Sala' })).toBeTruthy();
    expect(sections().getByRole('link', { name: 'Calle' })).toBeTruthy();
    await press(uiText('closeBranch', { name: 'Campañas' }), 'button', sections());
    expect(sections().queryByRole('link', { name: 'Calle' })).toBeNull();
  });

  it('names the way in breadcrumbs, which lead to everything below a section', async () => {
    const api = await openCatalogue(catalogueApi(), '/nacional/sala');
    const trail = await inside('navigation', uiText('breadcrumb'));
    expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      pieceText('national'),
      'Campañas',
      'Otoño',
    ]);
    await press('Otoño', 'link', trail);
    expect(await screen.findByRole('heading', { level: 1, name: 'Otoño' })).toBeTruthy();
    expect(app.path()).toBe('/nacional/otono?all=1');
    expect(sectionCalls(api, 2).length).toBeGreaterThan(0);
  });

  it('[AMB-39] takes the slug of the opening form for no section', async () => {
    const api = catalogueApi();
    renderApp({ api, areas: [resourcesArea], at: '/comunicacion/form' });
    await see.path('/');
    expect(api.callsTo(sectionQueries.ListSections)).toEqual([]);
  });

  it('shows a message when a section does not exist, and leads back', async () => {
    await openCatalogue(catalogueApi(), '/nacional/nada');
    await see.role('heading', text('goneTitle'));
    expect(
      screen
        .getByRole('link', { name: text('emptyAction', { type: pieceText('national') }) })
        .getAttribute('href'),
    ).toBe('/nacional');
  });

  it('teaches where to look when a section has no pieces yet', async () => {
    await openCatalogue(catalogueApi([]), '/nacional/productos');
    await see.role('heading', text('emptyTitle'));
  });
});

describe('the list of pieces', () => {
  it('[R-CAT-04] shows picture, format, language and name of each', async () => {
    await openCatalogue(catalogueApi(), '/nacional/sala');
    const card = await cardOf('Menú del día');
    const picture = card.getByRole('presentation', { hidden: true });
    expect(picture.getAttribute('src')).toBe('/api/resource/12/thumb?v=1');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['600', '800']);
    expect(card.getByText('Cartel')).toBeTruthy();
    expect(card.getByTitle('Castellano')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Menú del día' }).getAttribute('href')).toBe(
      '/nacional/sala/pieza-12',
    );
  });

  it('[R-CAT-10] asks for pieces in the language in use', async () => {
    localStorage.setItem('language', 'CAT');
    const api = await openCatalogue(catalogueApi(), '/nacional/sala');
    await cardOf('Menú del día');
    expect(sectionCalls(api, 3).map(({ lang }) => lang)).toEqual(['CAT']);
    const counted = api.callsTo(resourceSearchQueries.GetSectionFacets);
    expect(counted).toEqual([{ id: 3, lang: 'CAT' }]);
  });

  it('[R-CAT-10] shows how many pieces there are in the other language, and leads to them', async () => {
    localStorage.setItem('language', 'CAT');
    const api = catalogueApi()
      .on(resourceQueries.ListResourcesOfSection, ({ lang }) => (lang === 'CAT' ? [] : pieces(13)))
      .on(resourceSearchQueries.GetSectionFacets, () => ({
        formats: [],
        languages: [{ id: 'CAST' as const, count: 13 }],
      }));
    await openCatalogue(api, '/nacional/sala');
    const inCatalan = textsOf(catalogueTexts, 'CAT');
    const chips = await inside('group', textsOf(searchTexts, 'CAT')('languages'));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Castellano · 13',
      'Català · 0',
      textsOf(searchTexts, 'CAT')('allLanguages'),
    ]);
    expect(screen.getByText(inCatalan('elsewhere', { count: 13 }))).toBeTruthy();
    await press('Castellano · 13', 'button', chips);
    await see.path('/nacional/sala?lang=CAST');
    await see.role('link', 'Pieza 1');
  });

  it('keeps formats and order in the address, and takes them away again', async () => {
    const found = [aResource(), aResource({ id: 13, name: 'Folleto', type: { id: 7, name: 'Folleto' } })];
    const api = await openCatalogue(catalogueApi(found), '/nacional/sala');
    await press(pieceText('format'));
    await press(/Folleto/, 'menuitemcheckbox');
    await see.path('/nacional/sala?type=7');
    await user.keyboard('{Escape}');
    await press(/^Orden/);
    await press(pieceText('sort.name'), 'menuitemradio');
    await see.path('/nacional/sala?type=7&sort=name');
    expect(sectionCalls(api, 3).at(-1)).toMatchObject({ type: [7], sort: 'name' });
    await press(pieceText('clearFilters'));
    await see.path('/nacional/sala?sort=name');
  });

  it('has an address for every page, and leads to the last one when there are fewer than there were', async () => {
    const api = catalogueApi();
    api.on(resourceQueries.ListResourcesOfSection, (input) => page(input.page === 9 ? [] : pieces(3), 60));
    await openCatalogue(api, '/nacional/sala?page=9');
    await see.path('/nacional/sala?page=3');
    await press(uiText('page', { page: 2 }), 'link');
    await see.path('/nacional/sala?page=2');
    await waitFor(() => expect(sectionCalls(api, 3).at(-1)?.page).toBe(2));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('explains a failure with its code and tries again', async () => {
    const api = catalogueApi().on(sectionQueries.ListSections, () =>
      refuse('not_in_this_market', { status: 404 }),
    );
    renderApp({ api, areas: [resourcesArea], at: '/nacional/sala' });
    await see(/not_in_this_market/);
    api.on(sectionQueries.ListSections, () => []);
    await press(uiText('retry'));
    await see.role('heading', text('goneTitle'));
  });
});
