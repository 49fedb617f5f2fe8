import { describe, expect, it } from '@jest/globals';
import {
  aCompleteEntry,
  type Cart,
  type SyncedCart,
  syncedCartCommands,
  syncedCartQueries,
} from '@portal/contracts/areas/cart';
import { orderCommands } from '@portal/contracts/areas/orders';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aRestaurant } from '#testing/sample-session';
import { broken, fakeApi, offline, press, see, textsOf, type, uiText } from '#testing/screen-kit';
import { cartTexts, syncedCartTexts } from './texts';
import './cart.testing';
import { cartArea } from './index';
import { ordering } from './cart-store';

const text = textsOf(syncedCartTexts);
const cartText = textsOf(cartTexts);
const { SaveCartEntry, RemoveCartEntry } = syncedCartCommands;
const { GetMyCart } = syncedCartQueries;

const fiscal = { cif: 'B12345678', razon: 'Gran Vía S.L.', fiscal_address: 'Gran Vía 1, Madrid' };
const another = 'b'.repeat(16);
const named = (filename: string) => {
  const entry = aCompleteEntry('ES', { restaurant_id: 1, restaurant_name: 'Restaurante 1' });
  return { ...entry, from: { ...entry.from, filename } };
};
const menu = named('Menú del día');
const poster = named('Cartel');
const kept = (id: string, version: number, entry = menu): SyncedCart['entries'][number] => ({
  id,
  version,
  entry,
  device: another,
  changed_at: '2026-11-20T09:00:00.000Z',
});
const local = () => JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart;
const device = () =>
  (JSON.parse(localStorage.getItem('cart-device-7') ?? '{}') as { device?: string }).device ?? '';

function portal(start: Partial<SyncedCart> = {}) {
  let cart: SyncedCart = { version: 1, entries: [], gone: [], superseded: [], ...start };
  const become = (facts: Partial<SyncedCart>) => {
    cart = { ...cart, version: cart.version + 1, ...facts };
  };
  const api = fakeApi()
    .signedIn({ restaurants: [aRestaurant(1, fiscal), aRestaurant(2)] })
    .on(GetMyCart, () => cart)
    .on(SaveCartEntry, ({ id, entry, device: from }) => {
      const others = cart.entries.filter((each) => each.id !== id);
      const version = cart.version + 1;
      become({ entries: [...others, { ...kept(id, version, entry), device: from }] });
      return { id, version };
    })
    .on(RemoveCartEntry, ({ id }) => {
      const version = cart.version + 1;
      const gone = [{ id, version, order: null }];
      become({ entries: cart.entries.filter((each) => each.id !== id), gone });
      return { id, version };
    });
  const app = () => renderApp({ api, areas: [cartArea], at: '/cart' });
  return { api, become, app };
}
const piece = (name: string) => screen.findByRole('heading', { level: 3, name });

describe('[R-CRT-01] a cart on two devices', () => {
  it('shows what the other device adds, at once, and names what it removed', async () => {
    const { become, app } = portal({ entries: [kept('10', 1)] });
    const { push } = app();
    await piece('Menú del día');
    become({ entries: [kept('10', 1), kept('20', 2, poster)] });
    push('CartChanged', { position: 2 });
    await piece('Cartel');
    expect(Object.keys(local())).toEqual(['10', '20']);

    become({ entries: [kept('20', 2, poster)], gone: [{ id: '10', version: 3, order: null }] });
    push('CartChanged', { position: 3 });
    await screen.findByText(text('removed', { name: 'Menú del día' }));
    expect(Object.keys(local())).toEqual(['20']);
    await press(text('putBackOf', { name: 'Menú del día' }));
    await piece('Menú del día');
    see.noText(text('removed', { name: 'Menú del día' }));
  });

  it('[R-CRT-09] leads to the order that the other device has sent, once it was read and no longer', async () => {
    const { become, app } = portal({ entries: [kept('10', 1)] });
    const { push } = app();
    await piece('Menú del día');
    become({
      entries: [],
      gone: [{ id: '10', version: 2, order: { id: '5f3c', device: 'other', as: '10' } }],
    });
    push('CartChanged', { position: 2 });
    const link = await screen.findByRole('link', { name: text('seeOrder') });
    expect(link.getAttribute('href')).toBe('/order/details/5f3c');
    await press(text('read'));
    see.noText(text('ordered', { name: 'Menú del día' }));
  });

  it('names the change that lost against a later one, and puts it back', async () => {
    const { api, become, app } = portal({ entries: [kept('10', 1)] });
    const { push } = app();
    await piece('Menú del día');
    become({
      entries: [kept('10', 4, poster)],
      superseded: [{ id: '10', version: 5, device: device(), reason: 'change' }],
    });
    push('CartChanged', { position: 5 });
    await screen.findByText(text('changed', { name: 'Cartel' }));
    await press(text('useThisOf', { name: 'Cartel' }));
    await see.sent(api, SaveCartEntry, 1);
    expect(api.callsTo(SaveCartEntry)[0]).toMatchObject({ id: '10', version: 4, entry: menu });
  });

  it('is sent once where it is older than carts that are kept', async () => {
    localStorage.setItem('cart', JSON.stringify({ 10: menu, 20: poster }));
    const { api, app } = portal();
    app();
    await waitFor(() => expect(api.callsTo(SaveCartEntry).map(({ id }) => id)).toEqual(['10', '20']));
    await waitFor(() => expect(localStorage.getItem('outbox-7')).toBeNull());
    expect(Object.keys(local())).toEqual(['10', '20']);
    expect(api.callsTo(SaveCartEntry).map(({ version }) => version)).toEqual([0, 0]);
  });

  it('is kept from the first piece on: the server answers of a cart that there never was', async () => {
    const { api, app } = portal({ version: 0 });
    app();
    await screen.findByText(cartText('emptyTitle'));
    await waitFor(() => expect(device()).toHaveLength(16));
    expect(api.callsTo(SaveCartEntry)).toEqual([]);
  });

  it('[U4] sends the last change when the network is back, and is not reset before', async () => {
    const { api, app } = portal({ entries: [kept('10', 1)] });
    app();
    await piece('Menú del día');
    api.on(RemoveCartEntry, () => offline);
    await press(cartText('remove', { name: 'Menú del día' }));
    await see.sent(api, RemoveCartEntry, 1);
    await press(uiText('undo'));
    await piece('Menú del día');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('outbox-7')).toBeNull());
    expect(api.callsTo(SaveCartEntry)).toHaveLength(1);
    await piece('Menú del día');
  });

  it('[R-CRT-09] sends with the order which pieces it is made of, the same at every try', async () => {
    const { api, app } = portal({ entries: [kept('10', 3)] });
    api.on(orderCommands.PlaceOrder, () => broken());
    app();
    await piece('Menú del día');
    const send = () => press(/^Enviar/);
    await type(/Teléfono/, '600123456');
    await send();
    await waitFor(() => expect(api.callsTo(orderCommands.PlaceOrder).length).toBeGreaterThan(0));
    const [first] = api.callsTo(orderCommands.PlaceOrder);
    expect(first?.cart).toEqual({ device: device(), entries: [{ id: '10', version: 3 }] });
    api.on(orderCommands.PlaceOrder, () => ({ id: '5f3c', number: 401 }));
    await waitFor(() => expect(ordering.ids().size).toBe(0));
    await send();
    await waitFor(() => expect(local()).toEqual({}));
    expect(api.callsTo(orderCommands.PlaceOrder).at(-1)?.cart).toEqual(first?.cart);
    expect(api.callsTo(RemoveCartEntry)).toEqual([]);
  });

  it('[W18] leaves nothing of it on the machine when the person signs out', async () => {
    const { app } = portal({ entries: [kept('10', 1)] });
    app();
    await piece('Menú del día');
    await act(async () => cartArea.forget?.(7));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('cart'))).toEqual([]);
  });
});
