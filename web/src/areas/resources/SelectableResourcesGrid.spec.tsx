import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@portal/contracts/kernel';
import { resourceCommands, resourceQueries, resourceSearchQueries } from '@portal/contracts/areas/resources';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CallError } from '#core/client/call-error';
import { searchPath } from './catalogue';
import { page, refuse, see, textsOf, uiText, user } from '#testing/screen-kit';
import { cardTexts, searchTexts, selectionTexts } from './texts';
import { aResource, cardOf, catalogueApi, openCatalogue } from './resources.testing';

const text = textsOf(selectionTexts);
const textCat = textsOf(selectionTexts, 'CAT');
const textPt = textsOf(selectionTexts, 'PT');
const pieceText = textsOf(cardTexts);
const searchText = textsOf(searchTexts);
const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => aResource({ id: index + from, name: `Pieza ${index + from}` }));
const toggle = () => screen.findByRole('button', { name: text('select') });
const box = (name: string) => screen.findByRole('checkbox', { name: text('selectOf', { name }) });
const bar = () => within(screen.getByRole('region', { name: text('bar') }));
const noBar = () => see.none('region', text('bar'));
const shown = () => bar().getByRole('status').textContent;
const focus = (element: HTMLElement) => act(() => element.focus());
const press = () => user.click(bar().getByRole('button', { name: text('download') }));

async function openSection(pieces = numbered(3), role: Role = 1) {
  const api = await openCatalogue(catalogueApi(pieces, role), '/nacional/sala');
  await cardOf(pieces[0]?.name ?? '');
  return { api };
}

async function select(...names: string[]) {
  await user.click(await toggle());
  for (const name of names) await user.click(await box(name));
}

const fetched: { href: string; name: string }[] = [];
const logged: unknown[] = [];

function keepDownload(event: Event) {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || link.download === '') return;
  event.preventDefault();
  fetched.push({ href: link.getAttribute('href') ?? '', name: link.download });
}

beforeEach(() => {
  fetched.length = 0;
  logged.length = 0;
  document.addEventListener('click', keepDownload);
  globalThis.reportError = (error: unknown) => void logged.push(error);
});
afterEach(() => void document.removeEventListener('click', keepDownload));

describe('where several pieces can be downloaded at once', () => {
  it.each([
    ['the shelves of a kind of section', '/nacional'],
    ['the toolkits', '/toolkits'],
    ['the best practices', '/practices'],
  ])('[R-CAT-05] [R-CAT-16] [R-CAT-22] %s', async (_place, at) => {
    const api = catalogueApi(numbered(3));
    api.on(resourceCommands.DownloadSelection, () => ({
      url: '/api/file/ticket-1',
      filename: '2026-11-21.zip',
      ids: [1, 3],
      refused: [],
    }));
    await openCatalogue(api, at);
    await user.click(await toggle());
    for (const name of ['Pieza 1', 'Pieza 3']) {
      // A resource can be on several shelves.
      const [first] = await screen.findAllByRole('checkbox', { name: text('selectOf', { name }) });
      if (first) await user.click(first);
    }
    expect(shown()).toBe(text('count', { count: 2 }));
    await press();
    await waitFor(() =>
      expect(api.callsTo(resourceCommands.DownloadSelection)[0]).toMatchObject({ ids: [1, 3] }),
    );
  });

  it.each(['/nacional', '/toolkits'])('[R-CAT-11] is not offered to administrators in %s', async (at) => {
    await openCatalogue(catalogueApi(numbered(1), 2), at);
    expect((await screen.findAllByText('Pieza 1')).length).toBeGreaterThan(0);
    see.none('button', text('select'));
  });
});

describe('downloading several pieces at once', () => {
  it('[R-CAT-05] [R-CAT-22] [AMB-36] asks once for all of them, for the selected restaurant, and fetches one archive', async () => {
    const { api } = await openSection();
    api.on(resourceCommands.DownloadSelection, () => ({
      url: '/api/file/ticket-1',
      filename: '2026-11-21.zip',
      ids: [1, 3],
      refused: [],
    }));
    await select('Pieza 1', 'Pieza 3');
    expect(shown()).toBe(text('count', { count: 2 }));
    await press();
    await waitFor(() => expect(fetched).toEqual([{ href: '/api/file/ticket-1', name: '2026-11-21.zip' }]));
    expect(api.callsTo(resourceCommands.DownloadSelection)).toEqual([{ ids: [1, 3], restaurant_id: 1 }]);
    await see(text('started', { count: 2 }));
    noBar();
    expect(document.activeElement).toBe(await toggle());
  });

  it('[R-CAT-05] names the pieces that are not in the archive', async () => {
    const { api } = await openSection();
    api.on(resourceCommands.DownloadSelection, () => ({
      url: '/api/file/ticket-1',
      filename: 'a.zip',
      ids: [1],
      refused: [2, 3],
    }));
    await select('Pieza 1', 'Pieza 2', 'Pieza 3');
    await press();
    await see(text('refused', { names: 'Pieza 2, Pieza 3' }));
  });

  it('[R-CAT-21] [R-ERR-05] shows beside the button why it failed, logs it, keeps the selection, and forgets it when that changes', async () => {
    const { api } = await openSection();
    api.on(resourceCommands.DownloadSelection, () =>
      refuse('selection_too_large', { status: 413, details: { maxBytes: 2 * 1024 ** 3 } }),
    );
    await select('Pieza 1', 'Pieza 2');
    await press();
    await waitFor(() => expect(shown()).toContain('pesan más de 2 GB'));
    expect(logged.map((error) => (error as CallError).code)).toEqual(['selection_too_large']);
    expect(fetched).toEqual([]);
    see.none('alert');
    await user.click(await box('Pieza 2'));
    expect(shown()).toBe(text('count', { count: 1 }));
  });
});

describe('what can be selected', () => {
  it('[R-CAT-09] [R-CAT-15] neither a piece without a file nor one that is coming soon', async () => {
    await openSection([
      ...numbered(1),
      aResource({ id: 2, name: 'Sin archivo', has_file: false }),
      aResource({ id: 3, name: 'Pronto', status: 2 }),
    ]);
    await select();
    expect(await box('Pieza 1')).toHaveProperty('disabled', false);
    expect(await box('Sin archivo')).toHaveProperty('disabled', true);
    expect(await box('Pronto')).toHaveProperty('disabled', true);
  });

  it.each([2, 4] as const)('[R-CAT-11] [AMB-06] administrators (type %i) select nothing', async (role) => {
    await openSection(numbered(2), role);
    expect(screen.getByRole('button', { name: /^Orden/ })).toBeTruthy();
    see.none('button', text('select'));
  });

  it('[AMB-36] fifty at most, with a message; deselecting one makes room for another', async () => {
    await openSection(numbered(51));
    await select();
    await box('Pieza 51');
    for (const each of screen.getAllByRole('checkbox').slice(0, 50)) fireEvent.click(each);
    expect(shown()).toBe(text('full', { count: 50 }));
    const [seventh, last] = [6, 50].map((place) => screen.getAllByRole('checkbox')[place] as HTMLElement);
    expect(last).toHaveProperty('disabled', true);
    fireEvent.click(seventh as HTMLElement);
    expect(shown()).toBe(text('count', { count: 49 }));
    expect(last).toHaveProperty('disabled', false);
  });
});

describe('how long a selection lasts', () => {
  it('[R-CAT-05] [R-CAT-22] over the pages of its list', async () => {
    const api = catalogueApi();
    api.on(resourceQueries.ListResourcesOfSection, (input) =>
      page(input.page === 2 ? numbered(24, 25) : numbered(24), 48),
    );
    api.on(resourceCommands.DownloadSelection, () => ({
      url: '/api/file/ticket-1',
      filename: 'a.zip',
      ids: [1, 30],
      refused: [],
    }));
    await openCatalogue(api, '/nacional/sala');
    await select('Pieza 1');
    await user.click(screen.getByRole('link', { name: uiText('page', { page: 2 }) }));
    await user.click(await box('Pieza 30'));
    expect(shown()).toBe(text('count', { count: 2 }));
    await press();
    await waitFor(() => expect(api.callsTo(resourceCommands.DownloadSelection)[0]?.ids).toEqual([1, 30]));
  });

  it('[R-CAT-22] until another section is opened', async () => {
    await openSection();
    await select('Pieza 1');
    await user.click(screen.getAllByRole('link', { name: 'Calle' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Calle' })).toBeTruthy();
    noBar();
    expect((await toggle()).getAttribute('aria-pressed')).toBe('false');
  });

  it('[R-CAT-22] until Escape, but not one that only closes a menu; then the keyboard is where it began', async () => {
    await openSection();
    focus(await toggle());
    await user.keyboard('{Enter}');
    focus(await box('Pieza 1'));
    await user.keyboard(' ');
    expect(shown()).toBe(text('count', { count: 1 }));
    await user.click(screen.getByRole('button', { name: /^Orden/ }));
    await screen.findByRole('menuitemradio', { name: pieceText('sort.name') });
    await user.keyboard('{Escape}');
    await waitFor(() => see.none('menu'));
    expect(shown()).toBe(text('count', { count: 1 }));
    focus(await box('Pieza 1'));
    await user.keyboard('{Escape}');
    noBar();
    see.none('checkbox');
    expect(document.activeElement).toBe(await toggle());
  });

  it('[R-CAT-22] until it is taken away', async () => {
    await openSection();
    await select('Pieza 1');
    await user.click(bar().getByRole('button', { name: text('none') }));
    noBar();
    await select();
    expect(shown()).toBe(text('count', { count: 0 }));
    expect(bar().getByRole('button', { name: text('download') })).toHaveProperty('disabled', true);
  });

  it('[R-CAT-20] [R-CAT-22] in the part finder until something else is looked for', async () => {
    const api = catalogueApi([]);
    const facets = { whole: 3, types: [], sections: [], formats: [], languages: [], suggestion: null };
    api.on(resourceQueries.SearchResources, () => numbered(3));
    api.on(resourceSearchQueries.GetSearchFacets, () => facets);
    await openCatalogue(api, searchPath('menu'));
    await select('Pieza 2');
    expect(shown()).toBe(text('count', { count: 1 }));
    const field = screen.getByRole('searchbox', { name: searchText('finderLabel') });
    await user.clear(field);
    await user.type(field, 'pollo');
    await waitFor(noBar);
  });
});

it.each([
  [
    'CAT',
    'ES',
    textCat('select'),
    textCat('selectOf', { name: 'Pieza 1' }),
    textCat('download'),
    textCat('none'),
  ],
  ['PT', 'PT', textPt('select'), textPt('selectOf', { name: 'Pieza 1' }), textPt('download'), textPt('none')],
] as const)(
  '[R-CAT-05] in the other languages %s',
  async (language, market, start, piece, download, none) => {
    localStorage.setItem('language', language);
    await openCatalogue(catalogueApi(numbered(1)), '/nacional/sala', market);
    await user.click(await screen.findByRole('button', { name: start }));
    await user.click(await screen.findByRole('checkbox', { name: piece }));
    expect(screen.getByRole('button', { name: download })).toHaveProperty('disabled', false);
    expect(screen.getByRole('button', { name: none })).toBeTruthy();
  },
);
