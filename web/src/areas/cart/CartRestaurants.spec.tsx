import { describe, expect, it } from '@jest/globals';
import { aCompleteEntry, anEntry, type Cart } from '@portal/contracts/areas/cart';
import { orderCommands } from '@portal/contracts/areas/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { broken, type FakeApi, fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, aRestaurant, coreText, press, see, textsOf, type, user } from '#testing/screen-kit';
import { cartTexts, placedTexts, wizardTexts } from './texts';

import { cartArea } from './index';

const text = textsOf(cartTexts);
const placedText = textsOf(placedTexts);
const wizardText = textsOf(wizardTexts);
const { PlaceOrder } = orderCommands;

const fiscal = { cif: 'B12345678', razon: 'Gran Vía S.L.', fiscal_address: 'Gran Vía 1, Madrid' };
const restaurants = [aRestaurant(1, fiscal), aRestaurant(2, fiscal)];
const nameOf = (id: number) => `${100 + id} - Restaurante ${id}`;
const piece = (filename: string, id: number) => {
  const entry = aCompleteEntry('ES', { restaurant_id: id, restaurant_name: `Restaurante ${id}`, billed: id });
  return { ...entry, from: { ...entry.from, filename } };
};
const stored = () => JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart;
const store = (cart: Cart) => localStorage.setItem('cart', JSON.stringify(cart));
function apiThat(answers: Readonly<Record<number, () => unknown>> = {}) {
  const api = fakeApi().signedIn({ restaurants });
  return api.on(PlaceOrder, ({ order: { restaurant_id: id = 0 } }) => {
    const other = answers[id]?.();
    if (other !== undefined) return other as never;
    return { id: `order-of-${id}`, number: 400 + id };
  });
}
async function open(api: FakeApi) {
  renderApp({ api, areas: [cartArea], at: '/cart' });
  await screen.findByRole('heading', { level: 1 });
  return api;
}
const group = (id: number) => within(screen.getByRole('region', { name: nameOf(id) }));
const phoneOf = (id: number) => group(id).getByRole('textbox', { name: /Teléfono/ });
const send = (count: number) => press(text('send', { count }));

describe('a cart for two restaurants', () => {
  it('[R-CRT-08] [R-PLT-03] is one order for each, regardless of the restaurant in the header, each with its own key', async () => {
    store({ 1: piece('Cartel', 1), 2: piece('Vinilo', 2), 3: piece('Lona', 2) });
    const api = await open(apiThat());
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([nameOf(1), nameOf(2)]),
    );
    await user.type(phoneOf(1), '600123456');
    expect(group(2).queryByRole('textbox', { name: /Teléfono/ })).toBeNull();
    expect(group(2).getByText('600123456')).toBeTruthy();
    await type(/Comentarios/, 'Por la tarde', 'textbox', group(2));
    await send(2);
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 2 }) });
    const sent = api.callsTo(PlaceOrder).map(({ order }) => order);
    expect(sent).toMatchObject([
      { restaurant_id: 1, comments: '', contact_phone: '600123456' },
      { restaurant_id: 2, comments: 'Por la tarde', contact_phone: '600123456' },
    ]);
    expect(sent.map(({ items }) => items.length)).toEqual([1, 2]);
    expect(new Set(api.requestsTo(PlaceOrder).map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
    for (const id of [1, 2]) {
      const link = screen.getByRole('link', { name: `#P-${400 + id}` });
      expect(link.getAttribute('href')).toBe(`/order/details/order-of-${id}`);
    }
    expect(stored()).toEqual({});
  });

  it('[R-CRT-09] [R-CRT-17] keeps what was refused with its reasons, lists what was sent, and sends the rest later', async () => {
    store({ 1: piece('Cartel', 1), 2: piece('Vinilo', 2) });
    const fields = { 'items.0.to.filename': 'size' };
    const api = await open(apiThat({ 2: () => refuse('order_incomplete', { fields }) }));
    await user.type(phoneOf(1), '600123456');
    await send(2);
    expect((await screen.findByRole('link', { name: /^#P-401/ })).getAttribute('href')).toBe(
      '/order/details/order-of-1',
    );
    const link = await within(screen.getByRole('listitem', { name: 'Vinilo' })).findByRole('link', {
      name: wizardText('error.size'),
    });
    expect(link.getAttribute('href')).toBe('/order/edit/2?page=2');
    expect(Object.keys(stored())).toEqual(['2']);
    expect(phoneOf(2)).toHaveProperty('value', '600123456');
    api.on(PlaceOrder, () => ({ id: 'order-of-2', number: 402 }));
    await send(1);
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 2 }) });
    expect(screen.getByRole('link', { name: '#P-401' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '#P-402' })).toBeTruthy();
  });

  it('[R-CRT-07] names the same person for all orders until another one is written', async () => {
    store({ 1: piece('Cartel', 1), 2: piece('Vinilo', 2) });
    const api = await open(apiThat());
    await user.type(phoneOf(1), '600123456');
    await press(text('changeContact'), 'button', group(2));
    const name = group(2).getByRole('textbox', { name: text('name') });
    expect(document.activeElement).toBe(name);
    await user.clear(name);
    await user.type(name, 'Luis Gil');
    await send(2);
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 2 }) });
    expect(api.callsTo(PlaceOrder).map(({ order }) => order.contact_name)).toEqual([
      'Carmen Ruiz',
      'Luis Gil',
    ]);
  });

  it('repeats a lost answer of one order under its own key, and the placed one not at all', async () => {
    store({ 1: piece('Cartel', 1), 2: piece('Vinilo', 2) });
    const api = await open(apiThat({ 2: broken }));
    await user.type(phoneOf(1), '600123456');
    await send(2);
    await screen.findByText(coreText('rejection.internal'));
    const before = api.requestsTo(PlaceOrder).length;
    const [, lost] = api.requestsTo(PlaceOrder).map(({ headers }) => headers['idempotency-key']);
    api.on(PlaceOrder, () => ({ id: 'order-of-2', number: 402 }));
    await send(1);
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 2 }) });
    const again = api.requestsTo(PlaceOrder).slice(before);
    expect(again.map(({ headers }) => headers['idempotency-key'])).toEqual([lost]);
  });
});

describe('pieces whose restaurant is in question', () => {
  it('from an older cart ask for it, and are not sent before', async () => {
    store({ 1: { ...piece('Cartel', 1), restaurant_id: -1, restaurant_name: '' } });
    const api = await open(apiThat());
    expect(screen.getByRole('heading', { level: 2, name: text('unknownRestaurant') })).toBeTruthy();
    await send(1);
    const complaint = { name: text('askRestaurant'), description: text('error.restaurant') };
    await user.click(await screen.findByRole('combobox', complaint));
    await press(new RegExp(nameOf(2)), 'option');
    await waitFor(() => expect(stored()['1']).toMatchObject({ restaurant_id: 2, billed: 1 }));
    await user.type(phoneOf(2), '600123456');
    await send(1);
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
    expect(api.callsTo(PlaceOrder)).toMatchObject([{ order: { restaurant_id: 2 } }]);
  });

  it('[R-CRT-07] are not what the contact of the others is taken from', async () => {
    store({ 1: anEntry(), 2: piece('Cartel', 1) });
    await open(apiThat());
    expect(phoneOf(1)).toBeTruthy();
  });

  it('[R-ROL-01] of a restaurant that the session does not act for stay in the cart and are not sent', async () => {
    store({
      1: piece('Cartel', 1),
      2: { ...anEntry(), restaurant_id: 9, restaurant_name: 'Sevilla Triana' },
    });
    const api = await open(apiThat());
    expect(screen.getByText(text('foreign', { name: 'Sevilla Triana' }))).toBeTruthy();
    await user.type(phoneOf(1), '600123456');
    await send(1);
    await screen.findByRole('heading', { level: 1, name: placedText('title', { count: 1 }) });
    expect(api.callsTo(PlaceOrder)).toMatchObject([{ order: { restaurant_id: 1 } }]);
    expect(Object.keys(stored())).toEqual(['2']);
  });

  it('[R-ENT-02] of a restaurant that was closed are held at once, and sent once it is open again', async () => {
    store({ 1: piece('Cartel', 1) });
    const api = await open(apiThat());
    const change = (active: boolean) => {
      api.signedIn({ restaurants: [aRestaurant(1, { ...fiscal, active }), aRestaurant(2, fiscal)] });
      app.reconnect();
    };
    change(false);
    await see(text('closed', { name: nameOf(1) }));
    see.none('button', text('send', { count: 1 }));
    change(true);
    await waitFor(() => expect(phoneOf(1)).toBeTruthy());
  });
});

it('what is written in the cart is restored after leaving it, separately for each order', async () => {
  store({ 1: piece('Cartel', 1), 2: piece('Vinilo', 2) });
  const comments = (id: number) => group(id).getByRole('textbox', { name: /Comentarios/ });
  await open(apiThat());
  await user.type(phoneOf(1), '600123456');
  await user.type(comments(2), 'Antes de las 10');
  cleanup();
  await open(apiThat());
  expect(phoneOf(1)).toHaveProperty('value', '600123456');
  expect([comments(1), comments(2)].map((field) => (field as HTMLTextAreaElement).value)).toEqual([
    '',
    'Antes de las 10',
  ]);
  cleanup();
  await cartArea.forget?.(7);
  expect(sessionStorage.length).toBe(0);
});
