import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCompleteEntry, type Cart } from '@portal/contracts/areas/cart';
import type { Market } from '@portal/contracts/kernel';
import { aResourceDetail, resourceQueries, ResourceStatus } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import { orderCommands, toOrderItem } from '@portal/contracts/areas/orders';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { buttonTexts } from './texts/early';
import { cartTexts, deliveryTexts, fiscalTexts, placedTexts, wizardTexts } from './texts';
import { broken, type FakeApi, fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, aRestaurant, aSession, coreText, see, textsOf, uiText, user } from '#testing/screen-kit';

import { cartArea } from './index';

const text = textsOf(cartTexts);
const buttonText = textsOf(buttonTexts);
const deliveryText = textsOf(deliveryTexts);
const fiscalText = textsOf(fiscalTexts);
const placedText = textsOf(placedTexts);
const placedTextPt = textsOf(placedTexts, 'PT');
const wizardText = textsOf(wizardTexts);

const fiscal = { cif: 'B12345678', razon: 'Gran Vía S.L.', fiscal_address: 'Gran Vía 1, Madrid' };
const restaurants = [aRestaurant(1, fiscal), aRestaurant(2)];
const { PlaceOrder } = orderCommands;
type Answer = Parameters<typeof FakeApi.prototype.on<typeof PlaceOrder>>[1];
const placed = () => ({ id: '5f3c', number: 401 });

const named = (filename: string, market: Market = 'ES', facts: Parameters<typeof aCompleteEntry>[1] = {}) => {
  const entry = aCompleteEntry(market, { restaurant_id: 1, restaurant_name: 'Restaurante 1', ...facts });
  return { ...entry, from: { ...entry.from, filename } };
};
const stored = () => JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart;
const store = (cart: Cart) => localStorage.setItem('cart', JSON.stringify(cart));

const apiThat = (answer: Answer = placed) => fakeApi().signedIn({ restaurants }).on(PlaceOrder, answer);

async function open(api: FakeApi, market: Market = 'ES') {
  renderApp({ api, areas: [cartArea], at: '/cart', market });
  await screen.findByRole('heading', { level: 1 });
  return api;
}

const phone = () => screen.getByRole('textbox', { name: /Teléfono|Telefone/ });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Enviar/ });
const send = () => user.click(sendButton());
const keys = (api: FakeApi) => api.requestsTo(PlaceOrder).map(({ headers }) => headers['idempotency-key']);

beforeEach(() => store({ 1763640000000: named('Menú del día'), 1763640000001: named('Cartel') }));

describe('the cart', () => {
  it('[R-NAV-14] [R-CRT-07] [R-CRT-19] lists its pieces, with the ways to change and to remove them', async () => {
    await open(apiThat());
    const pieces = within(
      screen.getByRole('list', { name: text('pieces', { name: '101 - Restaurante 1' }) }),
    ).getAllByRole('heading', { level: 3 });
    expect(pieces.map(({ textContent }) => textContent)).toEqual(['Menú del día', 'Cartel']);
    expect(
      screen.getByRole('link', { name: text('editPiece', { name: 'Cartel' }) }).getAttribute('href'),
    ).toBe('/order/edit/1763640000001');
    expect(screen.getByRole('textbox', { name: text('name') })).toHaveProperty('value', 'Carmen Ruiz');
    expect(screen.getByRole('textbox', { name: text('email') })).toHaveProperty(
      'value',
      'carmen@es.chain.example',
    );
  });

  it('[R-CRT-19] removes a piece, and puts it back in its place while the message is shown', async () => {
    await open(apiThat());
    await user.click(screen.getByRole('button', { name: text('remove', { name: 'Menú del día' }) }));
    expect(Object.keys(stored())).toEqual(['1763640000001']);
    await user.click(await screen.findByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(Object.keys(stored()).toSorted()).toEqual(['1763640000000', '1763640000001']));
    const pieces = screen.getAllByRole('heading', { level: 3, name: /Menú|Cartel/ });
    expect(pieces.map(({ textContent }) => textContent)).toEqual(['Menú del día', 'Cartel']);
  });

  it.each([
    ['has ended', () => aResourceDetail({ status: ResourceStatus.Ended })],
    ['is gone', () => refuse('resource_not_found', { status: 404 })],
  ])('[R-CAT-13] marks a piece that %s, before its order is sent', async (_what, answer) => {
    const cartel = named('Cartel');
    const ended = { ...cartel, from: { ...cartel.from, file: 99 } };
    store({ 1763640000000: ended, 1763640000001: named('Menú del día') });
    await open(
      apiThat().on(resourceQueries.GetResource, ({ id }) => (id === '99' ? answer() : aResourceDetail())),
    );
    const refused = text('error.resource_not_orderable');
    expect(await within(screen.getByRole('listitem', { name: 'Cartel' })).findByText(refused)).toBeTruthy();
    expect(screen.getAllByText(refused)).toHaveLength(1);
  });

  it('teaches the next step when it is empty', async () => {
    store({});
    await open(apiThat());
    await see.role('heading', text('emptyTitle'));
    expect(screen.getByRole('link', { name: text('emptyAction') })).toBeTruthy();
  });

  it('[R-PLT-11] is counted in the header, and follows what another tab does', async () => {
    await open(apiThat());
    await see.role('link', buttonText('cart', { count: 2 }));
    act(() => {
      store({});
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    });
    await see.role('link', buttonText('cart', { count: 0 }));
    expect(screen.getByRole('heading', { name: text('emptyTitle') })).toBeTruthy();
  });

  it('is gone from this machine when the person signs out', async () => {
    await cartArea.forget?.(7);
    expect(localStorage.getItem('cart')).toBeNull();
  });
});

describe('sending the order', () => {
  it('[R-CRT-08] [R-CRT-09] [R-ORD-12] sends all pieces once, empties the cart, shows the number', async () => {
    const api = await open(apiThat());
    await user.type(phone(), '600 123 456');
    await send();
    expect(
      await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) }),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: '#P-401' })).toBeTruthy();
    expect(screen.getByRole('link', { name: placedText('see') }).getAttribute('href')).toBe(
      '/order/details/5f3c',
    );
    const [sent, ...others] = api.callsTo(PlaceOrder);
    expect(others).toEqual([]);
    expect(sent?.order).toMatchObject({ restaurant_id: 1, contact_phone: '600 123 456' });
    expect(sent?.order.items.map(({ resource_id: id }) => id)).toEqual([1, 1]);
    expect(sent).toMatchObject({ reference: 'REF-0001', link: '/nacional/menus/menu-del-dia' });
    expect(stored()).toEqual({});
    expect(app.path()).toBe('/cart');
  });

  it('[R-CRT-14] confirms with the contact as entered, not with the account’s name', async () => {
    await open(apiThat());
    const name = await screen.findByRole('textbox', { name: text('name') });
    await user.clear(name);
    await user.type(name, ' Francisca Vidal de los Ángeles ');
    await user.type(phone(), '600 123 456');
    await send();
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
    expect(screen.getByText('Francisca Vidal de los Ángeles')).toBeTruthy();
  });

  it('[R-CRT-16] needs no phone in PT', async () => {
    store({ 1: named('Cartaz', 'PT') });
    const session = aSession({ restaurants });
    const user = { ...session.user, email: 'carmen@pt.chain.example' };
    await open(
      apiThat().on(sessionQueries.GetSession, () => ({ ...session, user })),
      'PT',
    );
    await send();
    expect(
      await screen.findByRole('heading', { level: 1, name: placedTextPt('title', { count: 1 }) }),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: '#O-401' })).toBeTruthy();
  });

  it('orders once however often the button is clicked', async () => {
    const api = await open(apiThat());
    await user.type(phone(), '600123456');
    await user.dblClick(sendButton());
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
    expect(api.callsTo(PlaceOrder)).toHaveLength(1);
  });

  it('loses nothing when it fails, and sends the same key again after a lost answer and a reload', async () => {
    const api = await open(apiThat(broken));
    await user.type(phone(), '600123456');
    await send();
    await see(coreText('rejection.internal'));
    expect(Object.keys(stored())).toHaveLength(2);
    expect(phone()).toHaveProperty('value', '600123456');
    cleanup();
    api.on(PlaceOrder, placed);
    await open(api);
    expect(phone()).toHaveProperty('value', '600123456');
    await send();
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
    expect(new Set(keys(api)).size).toBe(1);
    expect(api.callsTo(PlaceOrder).length).toBeGreaterThan(1);
  });

  it('two tabs send the same key', async () => {
    const api = apiThat(broken);
    for (const tab of ['first', 'second']) {
      await open(api);
      await user.type(phone(), '600123456');
      await user.type(screen.getByRole('textbox', { name: /Comentarios/ }), tab);
      await send();
      await screen.findByText(coreText('rejection.internal'));
      cleanup();
      // Another tab has a session storage of its own.
      sessionStorage.clear();
    }
    expect(new Set(keys(api)).size).toBe(1);
  });

  it('reports that an earlier try succeeded, and removes what is ordered already', async () => {
    await open(apiThat(() => refuse('idempotency_key_reused')));
    await user.type(phone(), '600123456');
    await send();
    const note = await screen.findByRole('heading', { name: placedText('sentBeforeTitle') });
    expect(note).toBeTruthy();
    await user.click(screen.getByRole('button', { name: placedText('sentBeforeRemove') }));
    await waitFor(() => expect(stored()).toEqual({}));
  });

  it('keeps pieces added to the cart while it was sent', async () => {
    await open(
      apiThat(() => {
        store({ ...stored(), 1763640000002: named('Vinilo') });
        return placed();
      }),
    );
    await user.type(phone(), '600123456');
    await send();
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
    expect(Object.keys(stored())).toEqual(['1763640000002']);
    expect(screen.getByRole('link', { name: placedText('rest', { count: 1 }) })).toBeTruthy();
  });
});

describe('what keeps the order from being sent', () => {
  it('[R-CRT-17] [R-CRT-14] [R-CRT-15] [R-CRT-16] is listed together and shown at the fields', async () => {
    const api = await open(apiThat());
    await user.clear(screen.getByRole('textbox', { name: text('name') }));
    await user.clear(screen.getByRole('textbox', { name: text('email') }));
    await user.type(screen.getByRole('textbox', { name: text('email') }), 'carmen@gmail.com');
    await send();
    const list = await screen.findByRole('alert');
    expect(within(list).getByRole('heading', { name: text('problems', { count: 3 }) })).toBeTruthy();
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      text('error.name'),
      text('error.email_domain', { domains: '@es.chain.example' }),
      text('error.phone'),
    ]);
    await user.click(within(list).getByRole('button', { name: text('error.name') }));
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: text('name'), description: text('error.name') }),
    );
    expect(api.callsTo(PlaceOrder)).toEqual([]);
  });

  it('[R-CRT-10] [R-CRT-11] [R-CRT-12] [R-CRT-13] units, invoice and delivery are completed in the cart itself', async () => {
    store({ 1: named('Cartel', 'ES', { billed: -1, shipped: -1, units: 0, units_scale: '' }) });
    const api = await open(apiThat());
    await user.type(phone(), '600123456');
    await send();
    const list = await screen.findByRole('alert');
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([text('error.billed'), text('error.units'), text('error.shipped')]);
    await user.click(within(list).getByRole('button', { name: text('error.units') }));
    const units = screen.getByRole('radiogroup', { name: deliveryText('units') });
    expect(units.contains(document.activeElement)).toBe(true);
    await user.click(within(units).getByRole('radio', { name: '3' }));
    const billed = screen.getByRole('radiogroup', { name: deliveryText('billed') });
    await user.click(within(billed).getByRole('radio', { name: /101 - Restaurante 1/ }));
    const shipped = screen.getByRole('radiogroup', { name: deliveryText('shipped') });
    await user.click(within(shipped).getByRole('radio', { name: /Otra dirección/ }));
    await user.type(screen.getByRole('textbox', { name: deliveryText('customShip') }), 'Calle Mayor 3');
    see.none('alert');
    await send();
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
    const chosen = {
      units: 3,
      units_scale: '3' as const,
      billed: 1,
      shipped: 0,
      custom_ship: 'Calle Mayor 3',
    };
    expect(api.callsTo(PlaceOrder)[0]?.order.items).toEqual([toOrderItem(aCompleteEntry('ES', chosen))]);
  });

  it('is shown at the piece when only the server knows it, and leads to the page of its wizard', async () => {
    const fields = { 'items.1.to.filename': 'size' };
    await open(apiThat(() => refuse('order_incomplete', { fields })));
    await user.type(phone(), '600123456');
    await send();
    const piece = await screen.findByRole('listitem', { name: 'Cartel' });
    const link = await within(piece).findByRole('link', { name: wizardText('error.size') });
    expect(link.getAttribute('href')).toBe('/order/edit/1763640000001?page=2');
    expect(Object.keys(stored())).toHaveLength(2);
  });

  it('[R-CAT-13] is shown at a piece that has ended since', async () => {
    const fields = { 'items.1.resource_id': 'resource_not_orderable' };
    await open(apiThat(() => refuse('resource_not_orderable', { fields })));
    await user.type(phone(), '600123456');
    await send();
    const piece = await screen.findByRole('listitem', { name: 'Cartel' });
    expect(await within(piece).findByText(text('error.resource_not_orderable'))).toBeTruthy();
  });
});

it('[R-CRT-18] fiscal data is asked for before the order goes out, kept at the restaurant, and the order follows', async () => {
  store({ 1: named('Cartel', 'ES', { billed: 2 }) });
  const api = apiThat();
  api.on(restaurantCommands.UpdateRestaurant, ({ id }) => {
    api.signedIn({ restaurants: [restaurants[0] ?? aRestaurant(1), aRestaurant(2, fiscal)] });
    return { id, version: 1 };
  });
  await open(api);
  await user.type(phone(), '600123456');
  await send();
  const dialog = await screen.findByRole('dialog', {
    name: fiscalText('title', { name: 'Restaurante 2' }),
  });
  const save = within(dialog).getByRole('button', { name: fiscalText('saveAndSend') });
  await user.click(save);
  for (const field of ['cif', 'razon', 'fiscal_address'] as const) {
    const complaint = { name: fiscalText(field), description: fiscalText(`${field}Wrong`) };
    expect(await within(dialog).findByRole('textbox', complaint)).toBeTruthy();
  }
  await user.type(within(dialog).getByRole('textbox', { name: fiscalText('cif') }), fiscal.cif);
  await user.type(within(dialog).getByRole('textbox', { name: fiscalText('razon') }), fiscal.razon);
  await user.type(
    within(dialog).getByRole('textbox', { name: fiscalText('fiscal_address') }),
    fiscal.fiscal_address,
  );
  expect(api.callsTo(PlaceOrder)).toEqual([]);
  await user.click(save);
  await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
  expect(api.callsTo(restaurantCommands.UpdateRestaurant)).toEqual([{ id: 2, ...fiscal, version: 0 }]);
  expect(api.callsTo(PlaceOrder)).toHaveLength(1);
});
