import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CartEntry } from '@portal/contracts/areas/cart';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { useSite } from '#core/session/site';
import { cartArea } from '../index';
import { deliveryTexts, detailsTexts, wizardTexts } from '../texts';

const text = textsOf(wizardTexts);
const deliveryText = textsOf(deliveryTexts);
const detailsText = textsOf(detailsTexts);

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });

/** Stands for the header, where another restaurant is selected. */
const Header = () => {
  const { select } = useSite();
  return <button onClick={() => select(2)}>Restaurante 2</button>;
};
const header = { area: 'header', topBar: [{ button: async () => Header }] };

async function open(at = '/order/12?method=1') {
  const api = fakeApi()
    .signedIn()
    .on(resourceQueries.GetResource, () => aResourceDetail({ budget: 1 }));
  const app = renderApp({ api, areas: [cartArea, header], at });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const choose = (name: string | RegExp) => user.click(radio(name));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const cart = () =>
  Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, CartEntry>);

/** To the last page of a poster that stays one. */
async function toDelivery(at?: string) {
  const app = await open(at);
  await choose(/^Cartel/);
  await press(text('next'));
  await question(text('ask.personalisation'));
  await press(text('next'));
  await question(text('ask.budget'));
  return app;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what the wizard proposes', () => {
  it('[R-WIZ-30] [R-CAT-06] is the adaptation that was asked for; where nothing was asked, the default', async () => {
    await toDelivery('/order/12?method=1');
    expect(radio(new RegExp(deliveryText('method.1'))).checked).toBe(true);
    cleanup();
    sessionStorage.clear();
    await toDelivery('/order/12');
    expect(radio(new RegExp(deliveryText('method.2'))).checked).toBe(true);
  });

  it('[R-CRT-04] is the invoice and the delivery for the restaurant that is worked for', async () => {
    const app = await toDelivery('/order/12');
    const proposed = screen.getAllByRole<HTMLInputElement>('radio', { name: /101 - Restaurante 1/ });
    expect(proposed.map(({ checked }) => checked)).toEqual([true, true]);
    await choose('2');
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([{ restaurant_id: 1, units: 2, billed: 1, shipped: 1 }]);
  });

  it('[R-CRT-11] [R-CRT-12] is checked as the cart does, before the piece gets there', async () => {
    const app = await toDelivery('/order/12');
    await press(text('confirmNew'));
    const units = screen.getByRole('radiogroup', {
      name: deliveryText('units'),
      description: deliveryText('error.units'),
    });
    expect(units.contains(document.activeElement)).toBe(true);
    expect(app.path()).toBe('/order/12');
    await choose('3');
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
  });

  it('[R-WIZ-07] [R-WIZ-28] of a digital format is an invoice alone: no units, no delivery, no printing', async () => {
    const app = await open('/order/12');
    await choose('Banner web');
    await press(text('next'));
    await question(text('ask.size'));
    await choose('970 × 250 px');
    await press(text('next'));
    await question(text('ask.personalisation'));
    await press(text('next'));
    await question(text('ask.billing'));
    expect(screen.queryByRole('radiogroup', { name: deliveryText('units') })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: deliveryText('shipped') })).toBeNull();
    expect(screen.queryByRole('radio', { name: new RegExp(deliveryText('method.2')) })).toBeNull();
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([{ method: 1, units: 0, billed: 1, shipped: -1 }]);
  });
});

describe('the restaurant of a piece in the wizard', () => {
  it('[R-PLT-03] is the one that the wizard was opened for; the header moves it only when asked to', async () => {
    const app = await toDelivery('/order/12');
    await user.click(await screen.findByRole('button', { name: 'Restaurante 2' }));
    expect(await screen.findByText(text('otherSite', { restaurant: 'Restaurante 1' }))).toBeTruthy();
    expect(screen.getAllByRole('radio', { name: /101 - Restaurante 1/ })).toHaveLength(2);
    await choose('1');
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([{ restaurant_id: 1, billed: 1 }]);
  });

  it('is changed together with the invoice, the delivery and the name on the piece', async () => {
    const app = await toDelivery('/order/12');
    await user.click(await screen.findByRole('button', { name: 'Restaurante 2' }));
    await press(text('moveHere', { restaurant: 'Restaurante 2' }));
    await choose('1');
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([
      { restaurant_id: 2, billed: 2, shipped: 2, custom: { restaurant: 'Restaurante 2' } },
    ]);
  });
});

describe('a price on the piece', () => {
  it('[R-WIZ-06] gets its currency when the field is left', async () => {
    await open();
    await choose(/^Cartel/);
    await press(text('next'));
    await question(text('ask.personalisation'));
    const price = await screen.findByRole('textbox', { name: new RegExp(`^${detailsText('price')}`) });
    await user.type(price, '9,99');
    await user.tab();
    expect(price).toHaveProperty('value', '9,99 €');
  });
});
