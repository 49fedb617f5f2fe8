import { beforeEach, describe, expect, it } from '@jest/globals';
import { resourceCommands, type ResourceDetail } from '@portal/contracts/areas/resources';
import { sectionQueries } from '@portal/contracts/areas/sections';
import type { Role } from '@portal/contracts/kernel';
import type { CallError } from '#core/client/call-error';
import { resourceLookTexts } from '#ui/texts/early';
import { modesTexts } from '#shell/texts/early';
import { cardTexts } from './texts';
import { cleanup, press, refuse, screen, see, textsOf, user, waitFor } from '#testing/screen-kit';
import { aResource, cardOf, catalogueApi, openCatalogue, tree } from './resources.testing';

const text = textsOf(cardTexts);
const modesText = textsOf(modesTexts);
const piecesText = textsOf(resourceLookTexts);
const logged: unknown[] = [];

async function open(facts: Partial<ResourceDetail> = {}, role: Role = 1) {
  const api = await openCatalogue(catalogueApi([aResource(facts)], role), '/nacional/sala');
  const card = await cardOf('Menú del día');
  return { api, card };
}

beforeEach(() => {
  logged.length = 0;
  globalThis.reportError = (error: unknown) => void logged.push(error);
});

describe('what can be done with a piece in a list', () => {
  it('[R-CAT-06] [R-NAV-16] adaptation opens the wizard, [R-CAT-07] production opens it with a quote', async () => {
    const { card } = await open({ budget: 1 });
    expect(
      card.getByRole('link', { name: text('adaptOf', { name: 'Menú del día' }) }).getAttribute('href'),
    ).toBe('/order/12?method=1');
    expect(
      card.getByRole('link', { name: text('produceOf', { name: 'Menú del día' }) }).getAttribute('href'),
    ).toBe('/order/12?method=2');
  });

  it('[R-AME-11] [AMB-06] only an administrator in edit mode finds the link to its form', async () => {
    const { card } = await open({}, 2);
    const form = () => card.queryByRole('link', { name: text('editOf', { name: 'Menú del día' }) });
    expect(form()).toBeNull();
    await press(/cuenta/i);
    const toggle = await screen.findByRole('switch', { name: modesText('edit') });
    await user.click(toggle);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form()?.getAttribute('href')).toBe('/admin/resources/12'));
    await press(/cuenta/i);
    await press(modesText('edit'), 'switch');
    expect(form()).toBeNull();
    cleanup();
    const { card: ofReader } = await open({}, 1);
    expect(ofReader.queryByRole('link', { name: /^Editar/ })).toBeNull();
  });

  it('[R-CAT-07] production is there only with a budget', async () => {
    const { card } = await open({ budget: 0 });
    expect(card.queryByRole('link', { name: /^Pedir producción/ })).toBeNull();
  });

  it.each(['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'])(
    '[R-CAT-08] [AMB-60] adaptation is not offered on a page below %s, even if the piece is in other sections',
    async (slug) => {
      const api = catalogueApi([aResource()]).on(sectionQueries.ListSections, () => [
        ...tree.filter(({ id }) => id !== 5),
        ...tree.filter(({ id }) => id === 5).map((section) => ({ ...section, url: slug })),
      ]);
      await openCatalogue(api, `/nacional/${slug}`);
      const card = await cardOf('Menú del día');
      expect(card.queryByRole('link', { name: /^Adaptar/ })).toBeNull();
      expect(card.getByRole('button', { name: text('downloadOf', { name: 'Menú del día' }) })).toBeTruthy();
    },
  );

  it('[R-CAT-08] [AMB-60] adaptation is there where it is looked at, also for a piece that is legal first', async () => {
    const { card } = await open({ link: '/nacional/legal1/pieza-12' });
    expect(card.getByRole('link', { name: text('adaptOf', { name: 'Menú del día' }) })).toBeTruthy();
  });

  it('[R-CAT-06] [R-ENT-05] adaptation is not there for a piece that goes into no format (AMB-61)', async () => {
    const { card } = await open({ customizable: '' });
    expect(card.queryByRole('link', { name: /^Adaptar/ })).toBeNull();
  });

  it('[R-CAT-09] neither adaptation nor download without a file', async () => {
    const { card } = await open({ has_file: false });
    expect(card.queryByRole('link', { name: /^Adaptar/ })).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  });

  it.each([2, 4] as const)('[R-CAT-11] administrators (type %i) see no buttons', async (role) => {
    const { card } = await open({ budget: 1 }, role);
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getAllByRole('link')).toHaveLength(1);
  });

  it('[R-CAT-15] what is coming soon is marked and offers nothing', async () => {
    const { card } = await open({ status: 2, budget: 1 });
    expect(card.getByText(piecesText('soon'))).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getAllByRole('link')).toHaveLength(1);
  });

  it('[R-CAT-15] what is no longer valid is marked, with its last day, and offers nothing', async () => {
    const { card } = await open({ status: 3, valid_until: '2026-11-10', budget: 1 });
    expect(card.getByText(piecesText('ended'))).toBeTruthy();
    expect(card.getByText(piecesText('until', { day: '10/11/2026' }))).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getAllByRole('link')).toHaveLength(1);
  });
});

describe('downloading', () => {
  const granted = { url: '/api/file/ticket-1', filename: 'menu.pdf' };

  function watchDownloads() {
    const started: { href: string; name: string }[] = [];
    const onClick = (event: Event) => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement) || link.download === '') return;
      event.preventDefault();
      started.push({ href: link.getAttribute('href') ?? '', name: link.download });
    };
    document.addEventListener('click', onClick);
    return { started, stop: () => document.removeEventListener('click', onClick) };
  }

  it('[R-CAT-05] [R-CAT-17] records it for the selected restaurant and fetches the granted file', async () => {
    const { api, card } = await open();
    api.on(resourceCommands.DownloadResource, () => granted);
    const { started, stop } = watchDownloads();
    await press(text('downloadOf', { name: 'Menú del día' }), 'button', card);
    await waitFor(() => expect(started).toEqual([{ href: '/api/file/ticket-1', name: 'menu.pdf' }]));
    expect(api.callsTo(resourceCommands.DownloadResource)).toEqual([{ id: 12, restaurant_id: 1 }]);
    stop();
  });

  it('[R-CAT-21] [R-ERR-05] a failure is logged and hinted at, without a popup', async () => {
    const { api, card } = await open();
    api.on(resourceCommands.DownloadResource, () => refuse('resource_has_no_file', { status: 409 }));
    const { started, stop } = watchDownloads();
    await press(text('downloadOf', { name: 'Menú del día' }), 'button', card);
    await see(text('downloadFailed'), card);
    expect(logged.map((error) => (error as CallError).code)).toEqual(['resource_has_no_file']);
    see.none('dialog');
    see.none('alert');
    expect(started).toEqual([]);
    stop();
  });
});
