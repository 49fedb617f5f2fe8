import { describe, expect, it } from '@jest/globals';
import { anEntry, type Cart } from '@portal/contracts/areas/cart';
import { anOrder, anOrderedItem, orderQueries, orderWorkQueries } from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { OrderAgainSlot, OrderItemSlots, OrderRowSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, press, refuse, screen, see, testArea, textsOf } from '#testing/screen-kit';
import { againTexts, cartTexts, lostTexts, ticketTexts, wizardTexts } from './texts';

import { cartArea } from './index';

const text = textsOf(againTexts);
const cartText = textsOf(cartTexts);
const ticketText = textsOf(ticketTexts);
const wizardText = textsOf(wizardTexts);
const lostText = textsOf(lostTexts);

const item = anOrderedItem('ES');
const order = anOrder('ES', {
  restaurant_id: 2,
  items: [
    { ...item, resource_id: 12, filename: 'Cartel' },
    { ...item, resource_id: 13, filename: 'Retirada' },
    { ...item, resource_id: 14, filename: 'Ya no se adapta' },
  ],
});
const host = testArea({ '/host': () => <OrderAgainSlot order={order} /> });
const apiOf = () =>
  fakeApi()
    .signedIn()
    .on(orderQueries.GetOrder, () => order)
    .on(resourceQueries.GetResource, ({ id }) => {
      if (id === '13') return refuse('resource_not_found', { status: 404 });
      return aResourceDetail({ id: Number(id), budget: 1, ...(id === '14' ? { customizable: '5' } : {}) });
    });
const stored = () => Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart);

describe('a whole order again', () => {
  it('[R-ORD-06] puts its pieces into the cart, complete and for its restaurant, and names those that are left out', async () => {
    renderApp({ api: apiOf(), areas: [cartArea, host], at: '/host' });
    await press(text('orderAgain'));
    await see.path('/cart');
    expect(stored()).toMatchObject([
      {
        from: { file: 12 },
        to: { file: 4 },
        units: 2,
        restaurant_id: 2,
        params: item.params,
      },
    ]);
    const names = 'Retirada, Ya no se adapta';
    await see(cartText('leftOut', { count: 2, names }));
    see.none('heading', cartText('incomplete'));
  });

  it('shows that nothing of it can be ordered any more', async () => {
    const api = apiOf().on(resourceQueries.GetResource, () => refuse('resource_not_found', { status: 404 }));
    renderApp({ api, areas: [cartArea, host], at: '/host' });
    await press(text('orderAgain'));
    await see(text('noneLeft'));
    expect([app.path(), stored()]).toEqual(['/host', []]);
  });
});

describe('finished art again', () => {
  const files = [
    { key: 'a'.repeat(32), filename: 'cartel-v2.pdf', contentType: 'application/pdf', bytes: 10 },
    { key: 'b'.repeat(32), filename: 'cartel.zip', contentType: 'application/zip', bytes: 10 },
  ];
  const ready = { ...order, pieces_ready: 2, items: order.items.slice(0, 2) };
  const workOf = (...art: (typeof files)[]) => ({
    id: order.id,
    quotes: [],
    pieces: art.map((each) => ({ proofs: [], art: each, art_until: null, is_final: true })),
    downloads: [],
    may_approve: true,
  });
  const api = (...art: (typeof files)[]) =>
    fakeApi()
      .signedIn()
      .on(orderQueries.GetOrder, () => ready)
      .on(orderWorkQueries.GetOrderWork, () => workOf(...art))
      .on(resourceQueries.ListNewerResources, () => [])
      .on(resourceQueries.GetResource, ({ id }) =>
        id === '13'
          ? refuse('resource_not_found', { status: 404 })
          : aResourceDetail({ id: Number(id), budget: 1, customizable: '' }),
      );
  const places = testArea({
    '/host': () =>
      ready.items.map((_item, place) => <OrderItemSlots key={place} order={ready} place={place} />),
    '/rows': () => <OrderRowSlots orderId={order.id} number="#P-7" piecesReady={2} />,
  });
  const printed = {
    from: { file: 12 },
    to: { file: 4, filename: '100x150' },
    method: 2,
    units: 2,
    restaurant_id: 2,
    custom_file: '',
    art: { order_id: order.id, number: order.number, at: 0 },
  };

  it('[AMB-60] is put into the cart to be printed unchanged, although the piece is no longer adapted', async () => {
    renderApp({ api: api(files, []), areas: [cartArea, places], at: '/host' });
    await press(text('printOf', { name: 'Cartel' }));
    await see.path('/cart');
    const [entry, ...others] = stored();
    expect([entry, others]).toMatchObject([printed, []]);
    expect(entry?.art?.files).toEqual(files.map(({ bytes: _bytes, ...file }) => file));
    expect(entry?.custom).toEqual(anEntry().custom);
    await see(ticketText('artOf', { number: `#P-${order.number}`, piece: 1 }));
  });

  it('is not offered for a piece without art', async () => {
    renderApp({ api: api(files, []), areas: [cartArea, places], at: '/host' });
    await screen.findByRole('button', { name: text('printOf', { name: 'Cartel' }) });
    see.none('button', text('printOf', { name: 'Retirada' }));
  });

  it('of a whole order leaves out what cannot be printed any more, by name', async () => {
    renderApp({ api: api(files, files), areas: [cartArea, places], at: '/rows' });
    await press(text('printOrder', { number: '#P-7' }));
    await see.path('/cart');
    expect(stored()).toMatchObject([printed]);
    await see(cartText('leftOut', { count: 1, names: 'Retirada' }));
  });
});

describe('a piece again', () => {
  it('[R-WIZ-02] opens the wizard with every answer, one press from the cart', async () => {
    const at = `/order/12?again=${order.id}.0`;
    renderApp({ api: apiOf(), areas: [cartArea], at });
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.budget') });
    await press(new RegExp(`${wizardText('step.questions')}$`));
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.questions') });
    expect(screen.getByRole('textbox', { name: /Qué texto/ })).toHaveProperty('value', 'Abierto hasta las 2');
    await app.go(-1);
    await press(wizardText('confirmNew'));
    await see.path('/cart');
    expect(stored()).toMatchObject([{ to: { file: 4, filename: '100x150' }, units: 2, restaurant_id: 2 }]);
  });

  it('[AMB-61] asks for a format that is no longer offered, and shows why', async () => {
    const at = `/order/14?again=${order.id}.2`;
    renderApp({ api: apiOf(), areas: [cartArea], at });
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.format') });
    const names = lostText('answer.format');
    expect(screen.getByText(lostText('lost', { count: 1, names }))).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('copies its answers to the piece that replaces it', async () => {
    const at = `/order/99?again=${order.id}.0`;
    renderApp({ api: apiOf(), areas: [cartArea], at });
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.budget') });
    await press(wizardText('confirmNew'));
    await see.path('/cart');
    expect(stored()).toMatchObject([{ from: { file: 99 }, to: { file: 4 }, params: item.params }]);
  });
});
