import { describe, expect, it } from '@jest/globals';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import type { Market, Role } from '@portal/contracts/kernel';
import { anOrder, orderQueries } from '@portal/contracts/areas/orders';
import { cleanup, inside, screen, see, textsOf } from '#testing/screen-kit';
import { cardTexts, detailTexts } from './texts';
import { aResource, catalogueApi, openCatalogue } from './resources.testing';

const text = textsOf(detailTexts);
const textPt = textsOf(detailTexts, 'PT');
const pieceText = textsOf(cardTexts);

interface Seen {
  readonly role?: Role;
  readonly market?: Market;
  readonly at?: string;
}

async function open(facts: Partial<ResourceDetail> = {}, { role = 1, market = 'ES', at }: Seen = {}) {
  const piece = aResource(facts);
  const others = [piece, aResource({ id: 13, name: 'Otra pieza' })];
  const api = await openCatalogue(catalogueApi(others, role), at ?? piece.link, market);
  await screen.findByRole('heading', { level: 1, name: piece.name });
  return api;
}
const factOf = (label: string) =>
  screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;

describe("a piece's own page", () => {
  it('[R-CAT-12] shows name, description, reference, piece type and language', async () => {
    await open({ description: 'Para la puerta.' });
    expect(screen.getByText('Para la puerta.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Menú del día' })).toBeTruthy();
    expect([factOf(text('reference')), factOf(text('pieceType')), factOf(text('language'))]).toEqual([
      'REF-0012',
      'Cartel',
      'Castellano',
    ]);
  });

  it('[R-CAT-12] does not name the language when it is Portuguese', async () => {
    await open({ lang: { id: 'PT', name: 'Português' } }, { market: 'PT' });
    expect(factOf(textPt('pieceType'))).toBe('Cartel');
    expect(factOf(textPt('language'))).toBeUndefined();
  });

  it('[R-CAT-13] offers download, adaptation and production', async () => {
    await open({ budget: 1 });
    expect(screen.getByRole('button', { name: text('downloadFile') })).toBeTruthy();
    expect(screen.getByRole('link', { name: text('requestAdaptation') }).getAttribute('href')).toBe(
      '/order/12?method=1',
    );
    expect(screen.getByRole('link', { name: text('requestProduction') }).getAttribute('href')).toBe(
      '/order/12?method=2',
    );
  });

  it('[R-CAT-13] [AMB-60] puts first the way of ordering that there is, and speaks of ordering only where there is one', async () => {
    const names = () => screen.getAllByRole('link', { name: /^Pedir/ }).map((link) => link.textContent);
    await open({ budget: 1 });
    expect(names()).toEqual([text('requestAdaptation'), text('requestProduction')]);
    cleanup();
    await open({ budget: 1, customizable: '' });
    expect(names()).toEqual([text('requestProduction')]);
    await see(text('ordersNone'));
    cleanup();
    await open({ budget: 0, customizable: '' });
    see.none('link', /^Pedir/);
    await see(text('ordersNoneYet'));
  });

  it('[R-CAT-13] offers no adaptation in the communication sections', async () => {
    await open({ link: '/comunicacion/medios/pieza-12', sections: [7] });
    expect(screen.getByRole('button', { name: text('downloadFile') })).toBeTruthy();
    see.none('link', text('requestAdaptation'));
  });

  it('[R-CAT-11] offers nothing to administrators, [R-CAT-15] nor while it is coming soon', async () => {
    await open({ budget: 1 }, { role: 2 });
    see.none('button', text('downloadFile'));
    see.none('link', text('requestProduction'));
    cleanup();
    await open({ status: 2, budget: 1 });
    expect(screen.getByText(text('soonText'))).toBeTruthy();
    see.none('button', text('downloadFile'));
  });

  it('[R-CAT-14] [R-CAT-23] has its short link in a box that cannot be written in', async () => {
    await open();
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: text('link') });
    expect(box.readOnly).toBe(true);
    expect(box.value).toBe(`${window.location.origin}/r/12/7`);
  });

  it('leads from a tag to what is found by it', async () => {
    await open({ tags: 'menú & más' });
    expect(screen.getByRole('link', { name: 'menú & más' }).getAttribute('href')).toBe(
      '/search?s=men%C3%BA+%26+m%C3%A1s',
    );
  });

  it('shows who ordered it in the restaurants of the person', async () => {
    const piece = aResource();
    const api = catalogueApi([piece]);
    const facts = { id: '5f3c', number: 378, date: '2026-11-18T09:00:00.000Z', contact_name: 'Luis Gil' };
    api.on(orderQueries.ListOrders, () => [anOrder('ES', facts)]);
    await openCatalogue(api, piece.link);
    const orders = await inside('list', text('orders'));
    const row = orders.getByRole('link', { name: /Gran Vía.*#P-378.*Luis Gil · 18\/11\/2026/ });
    expect(row.getAttribute('href')).toBe('/order/details/5f3c');
    expect(api.callsTo(orderQueries.ListOrders)[0]?.resource_id).toBe(12);
  });

  it('shows more of its section, without itself', async () => {
    await open();
    const more = await inside('list', text('more', { name: 'Sala' }));
    expect(more.getByRole('link', { name: 'Otra pieza' })).toBeTruthy();
    expect(more.queryByRole('link', { name: 'Menú del día' })).toBeNull();
  });

  it('shows a message when it no longer exists', async () => {
    await openCatalogue(catalogueApi(), '/nacional/sala/nada');
    expect(await screen.findByRole('heading', { level: 2, name: text('goneTitle') })).toBeTruthy();
    expect(
      screen
        .getByRole('link', { name: text('goneAction', { type: pieceText('national') }) })
        .getAttribute('href'),
    ).toBe('/nacional');
  });
});
