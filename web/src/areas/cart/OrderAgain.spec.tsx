import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@portal/contracts/areas/cart';
import { anOrder, anOrderedItem, orderQueries } from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { OrderAgainSlot } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, press, refuse, screen, see, testArea, textsOf } from '#testing/screen-kit';
import { againTexts, cartTexts, lostTexts, wizardTexts } from './texts';

import { cartArea } from './index';

const text = textsOf(againTexts);
const cartText = textsOf(cartTexts);
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

  it('tells where nothing of it can be ordered any more', async () => {
    const api = apiOf().on(resourceQueries.GetResource, () => refuse('resource_not_found', { status: 404 }));
    renderApp({ api, areas: [cartArea, host], at: '/host' });
    await press(text('orderAgain'));
    await see(text('noneLeft'));
    expect([app.path(), stored()]).toEqual(['/host', []]);
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

  it('[AMB-61] asks for a format that is not offered any more, and says so', async () => {
    const at = `/order/14?again=${order.id}.2`;
    renderApp({ api: apiOf(), areas: [cartArea], at });
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.format') });
    const names = lostText('answer.format');
    expect(screen.getByText(lostText('lost', { count: 1, names }))).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('gives its answers to another piece that stands in for it', async () => {
    const at = `/order/99?again=${order.id}.0`;
    renderApp({ api: apiOf(), areas: [cartArea], at });
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.budget') });
    await press(wizardText('confirmNew'));
    await see.path('/cart');
    expect(stored()).toMatchObject([{ from: { file: 99 }, to: { file: 4 }, params: item.params }]);
  });
});
