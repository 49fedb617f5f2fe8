import { describe, expect, it } from '@jest/globals';
import {
  resourceQueries,
  resourceSearchCommands,
  resourceSearchQueries,
  type SearchFacets,
} from '@portal/contracts/areas/resources';
import { anOrder, orderQueries } from '@portal/contracts/areas/orders';
import type { Role } from '@portal/contracts/kernel';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '#testing/fake-api';
import { app, inside, press, see, textsOf, uiText, user } from '#testing/screen-kit';
import { recentTexts } from '#core/texts';
import { cardTexts, searchTexts } from './texts';
import { recentSearches } from '#core/recent-searches';
import { unbroken } from '#ui/unbroken';
import { aResource, cardOf, catalogueApi, openCatalogue } from './resources.testing';
import { searchPath } from './catalogue';

const text = textsOf(searchTexts);
const pieceText = textsOf(cardTexts);
const found = [
  aResource(),
  aResource({ id: 13, name: 'Folleto', type: { id: 7, name: 'Folleto' } }),
  aResource({ id: 14, name: 'Apertura', sections: [6] }),
];
const facets: SearchFacets = {
  whole: 40,
  types: [
    { id: 1, count: 30 },
    { id: 2, count: 9 },
  ],
  sections: [
    { id: 5, count: 12 },
    { id: 1, count: 18 },
    { id: 3, count: 4 },
  ],
  formats: [
    { id: 1, name: 'Cartel', count: 25 },
    { id: 7, name: 'Folleto', count: 14 },
  ],
  languages: [
    { id: 'CAST', count: 39 },
    { id: 'CAT', count: 1 },
  ],
  suggestion: null,
};

function apiThatFinds(more: Partial<SearchFacets> = {}, pieces = found, role: Role = 1) {
  const sectionOf = { 1: 3, 2: 6 } as const;
  return catalogueApi([], role)
    .on(resourceQueries.SearchResources, ({ section_type: type }) =>
      type === 1 || type === 2 ? pieces.filter(({ sections }) => sections.includes(sectionOf[type])) : pieces,
    )
    .on(resourceSearchQueries.GetSearchFacets, () => ({ ...facets, ...more }))
    .on(resourceSearchCommands.ReportEmptySearch, ({ term }) => ({ term }))
    .on(resourceSearchQueries.ListEmptySearches, () => [
      { term: 'menu vegano', lang: 'CAST' as const, count: 7, last_at: '2026-11-20T09:00:00.000Z' },
    ]);
}
const searches = (api: FakeApi) => api.callsTo(resourceQueries.SearchResources);

describe('the part finder', () => {
  it('[R-NAV-13] [R-CAT-20] finds in all section types what the address asks for, in the language in use', async () => {
    const api = await openCatalogue(apiThatFinds(), searchPath('menu'));
    expect(screen.getByRole('heading', { level: 1, name: text('finder') })).toBeTruthy();
    expect(await cardOf('Folleto')).toBeTruthy();
    expect(screen.getByText(text('found', { count: 3, term: 'menu' }))).toBeTruthy();
    expect(searches(api)).toEqual([
      { section_type: -1, term: 'menu', lang: 'CAST', sort: '-relevance', page: 1, size: 24 },
    ]);
  });

  it('[R-CAT-19] an empty search requests nothing and stays', async () => {
    const api = await openCatalogue(apiThatFinds(), '/search');
    await user.type(screen.getByRole('searchbox', { name: text('finderLabel') }), '   {Enter}');
    expect(app.path()).toBe('/search');
    expect(searches(api)).toEqual([]);
    expect(screen.getByRole('heading', { name: text('startTitle') })).toBeTruthy();
  });

  it('[R-CAT-19] clearing the field leaves what was found', async () => {
    const api = await openCatalogue(apiThatFinds(), searchPath('menu'));
    await cardOf('Folleto');
    const before = searches(api).length;
    await press(uiText('clear'));
    expect(app.path()).toBe('/search?s=menu');
    expect(searches(api)).toHaveLength(before);
    expect(await cardOf('Folleto')).toBeTruthy();
  });

  it('[R-CAT-19] searches while typing, with the term in the address', async () => {
    await openCatalogue(apiThatFinds(), '/search');
    await user.type(screen.getByRole('searchbox', { name: text('finderLabel') }), 'pollo');
    expect(await cardOf('Folleto')).toBeTruthy();
    expect(app.path()).toBe('/search?s=pollo');
  });

  it('[R-CAT-19] marks the words that were found, ignoring accents', async () => {
    await openCatalogue(apiThatFinds(), searchPath('menu'));
    const link = await screen.findByRole('link', { name: 'Menú del día' });
    expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Menú']);
  });

  it('[R-ORD-13] shows the order whose number was typed, and those that hold the piece of a reference', async () => {
    const api = apiThatFinds({ whole: 0 }, []).on(orderQueries.ListOrders, ({ number, q }) =>
      number === 393 || q === 'BL-26-TOR' ? [anOrder('ES', { number: 393, name: 'Torrada' })] : [],
    );
    await openCatalogue(api, searchPath('P-393'));
    const orders = await screen.findByRole('region', { name: text('orders') });
    expect(within(orders).getByRole('link').textContent).toContain('#P-393');
    see.none('heading', text('nothingTitle', { term: 'P-393' }));
    app.unmount();
    await openCatalogue(api, searchPath('BL-26-TOR'));
    await see.role('region', text('orders'));
  });

  it('[R-CAT-19] marks a size typed with another sign, and each number separately', async () => {
    const cartel = aResource({ id: 13, name: 'Cartel 50 × 70 cm' });
    const marksOf = async (term: string) => {
      await openCatalogue(apiThatFinds({}, [cartel]), searchPath(term));
      const link = await screen.findByRole('link', { name: /^Cartel/ });
      const marks = [...link.querySelectorAll('mark')].map(({ textContent }) => textContent);
      app.unmount();
      return marks;
    };
    expect(await marksOf('50x70')).toEqual([unbroken('50 × 70')]);
    expect(await marksOf('70')).toEqual(['70']);
  });

  it('[R-CAT-19] shows whose results these are where the words themselves were not found', async () => {
    await openCatalogue(apiThatFinds({ suggestion: 'menú' }), searchPath('mneu'));
    const link = await screen.findByRole('link', { name: 'menú' });
    expect(link.parentElement?.textContent).toBe('Mostramos resultados de menú.');
    expect(link.getAttribute('href')).toBe(searchPath('menú'));
  });
});

describe('what a search is narrowed by', () => {
  it('[AMB-34] [R-CAT-19] is counted by the server over everything, and is in the address', async () => {
    const api = await openCatalogue(apiThatFinds(), searchPath('menu'));
    const where = await inside('group', text('where'));
    await press('Local · 9', 'button', where);
    await see.path('/search?s=menu&in=2');
    await waitFor(() => see.none('link', 'Folleto'));
    await press('Local · 9', 'button', where);
    const formats = within(screen.getByRole('group', { name: text('formats') }));
    await press('Folleto · 14', 'button', formats);
    await see.path('/search?s=menu&type=7');
    expect(searches(api).at(-1)?.type).toEqual([7]);
    const sections = within(screen.getByRole('group', { name: text('sections') }));
    await press('Productos · 12', 'button', sections);
    await see.path('/search?s=menu&type=7&section=5');
    expect(api.callsTo(resourceSearchQueries.GetSearchFacets).at(-1)?.section).toBe(5);
  });

  it('[R-CAT-10] [R-CAT-19] is the language in use until another is chosen', async () => {
    const api = await openCatalogue(apiThatFinds(), searchPath('menu'));
    const tongues = await inside('group', text('languages'));
    expect(tongues.getByRole('button', { name: 'Castellano · 39', pressed: true })).toBeTruthy();
    await press(text('allLanguages'), 'button', tongues);
    await see.path('/search?s=menu&lang=all');
    await waitFor(() => expect(searches(api).at(-1)?.lang).toBeUndefined());
    await press('Castellano · 39', 'button', tongues);
    await see.path('/search?s=menu');
  });

  it('[R-CAT-19] leads to the other languages when there is nothing in the one in use', async () => {
    const api = apiThatFinds({ languages: [{ id: 'CAT', count: 1 }] }, []);
    await openCatalogue(api, searchPath('menu'));
    await press(text('showAll'));
    await see.path('/search?s=menu&lang=all');
  });
});

describe('a search that finds nothing', () => {
  const empty = { whole: 0, types: [], sections: [], formats: [], languages: [] };

  it('[R-CAT-19] shows other ways in, and is reported once it was not typed on', async () => {
    const api = await openCatalogue(apiThatFinds({ ...empty, suggestion: 'pizza' }, []), searchPath('zzz'));
    await see.role('heading', text('nothingTitle', { term: 'zzz' }));
    expect(screen.getByRole('link', { name: 'pizza' }).parentElement?.textContent).toBe(
      '¿Querías decir pizza?',
    );
    const ways = await inside('navigation', text('sectionsHead'));
    expect(ways.getByRole('link', { name: 'Productos' }).getAttribute('href')).toBe('/nacional/productos');
    expect(ways.getByRole('link', { name: pieceText('toolkits') }).getAttribute('href')).toBe('/toolkits');
    await waitFor(() => expect(api.callsTo(resourceSearchCommands.ReportEmptySearch)).toHaveLength(1), {
      timeout: 4_000,
    });
  });

  it('[R-CAT-19] is shown to administrators only, with how often it was searched', async () => {
    await openCatalogue(apiThatFinds({}, [], 2), '/search');
    const table = await inside('table', text('missingHead'));
    expect(table.getByRole('link', { name: 'menu vegano' }).getAttribute('href')).toBe(
      '/search?s=menu+vegano',
    );
    expect(table.getByRole('cell', { name: '7' })).toBeTruthy();
    cleanup();
    const api = await openCatalogue(apiThatFinds({}, [], 3), '/search');
    await screen.findByRole('navigation', { name: text('sectionsHead') });
    see.none('table');
    expect(api.callsTo(resourceSearchQueries.ListEmptySearches)).toEqual([]);
  });
});

describe('what was searched for last', () => {
  const recentText = textsOf(recentTexts);

  it('[R-CAT-19] is kept once its results have been looked at', async () => {
    await openCatalogue(apiThatFinds(), searchPath('menu'));
    await waitFor(() => expect(recentSearches.termsOf(7)).toEqual(['menu']));
  });

  it('[R-CAT-19] is not kept where nothing was found', async () => {
    const api = await openCatalogue(apiThatFinds({ whole: 0 }, []), searchPath('pizza'));
    // Reports come later than recent searches.
    await waitFor(() => expect(api.callsTo(resourceSearchCommands.ReportEmptySearch)).toHaveLength(1), {
      timeout: 4000,
    });
    expect(recentSearches.termsOf(7)).toEqual([]);
  });

  it('[R-CAT-19] is listed on the empty search, to be searched for again, removed or cleared', async () => {
    for (const term of ['vinilo', 'lona', 'menú']) recentSearches.add(7, term);
    await openCatalogue(apiThatFinds(), '/search');
    const list = await inside('region', recentText('title'));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'menú',
      'lona',
      'vinilo',
    ]);
    await press(recentText('forget', { term: 'lona' }), 'button', list);
    expect(recentSearches.termsOf(7)).toEqual(['menú', 'vinilo']);
    await press('vinilo', 'link', list);
    await see.path(searchPath('vinilo'));
  });

  it('[R-CAT-19] can be cleared as a whole', async () => {
    recentSearches.add(7, 'menú');
    await openCatalogue(apiThatFinds(), '/search');
    await press(recentText('clear'));
    expect(recentSearches.termsOf(7)).toEqual([]);
    see.none('region', recentText('title'));
  });
});
