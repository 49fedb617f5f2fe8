import { describe, expect, it } from '@jest/globals';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import type { Market } from '@portal/contracts/kernel';
import { useSite } from '#core/session/site';
import { renderApp } from '#testing/render-app';
import { cleanup, press, screen, see, textsOf, user, waitFor } from '#testing/screen-kit';
import { cart, choose, question, untouched, wizardApi } from './cart.testing';
import { cartArea } from './index';
import { deliveryTexts, detailsTexts, ticketTexts, wizardTexts } from './texts';

const text = textsOf(wizardTexts);
const textPt = textsOf(wizardTexts, 'PT');
const deliveryText = textsOf(deliveryTexts);
const detailsText = textsOf(detailsTexts);

/** Selects another restaurant. */
const Header = () => {
  const { select } = useSite();
  return <button onClick={() => select(2)}>Restaurante 2</button>;
};
const header = { area: 'header', topBar: [{ button: async () => Header }] };

async function open(at = '/order/12?method=1') {
  const app = renderApp({ api: wizardApi(), areas: [cartArea, header], at });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
async function toDelivery(at?: string) {
  const app = await open(at);
  await choose(/^Cartel/);
  await press(text('next'));
  await question(text('ask.personalisation'));
  await press(text('next'));
  await question(text('ask.budget'));
  return app;
}

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
    see.none('radiogroup', deliveryText('units'));
    see.none('radiogroup', deliveryText('shipped'));
    see.none('radio', new RegExp(deliveryText('method.2')));
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([{ method: 1, units: 0, billed: 1, shipped: -1 }]);
  });
});

describe('the restaurant of a piece in the wizard', () => {
  it('[R-PLT-03] is the one that the wizard was opened for; the header moves it only when asked to', async () => {
    const app = await toDelivery('/order/12');
    await press('Restaurante 2');
    await see(text('otherSite', { restaurant: 'Restaurante 1' }));
    expect(screen.getAllByRole('radio', { name: /101 - Restaurante 1/ })).toHaveLength(2);
    await choose('1');
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([{ restaurant_id: 1, billed: 1 }]);
  });

  it('is changed together with the invoice, the delivery and the name on the piece', async () => {
    const app = await toDelivery('/order/12');
    await press('Restaurante 2');
    await press(text('moveHere', { restaurant: 'Restaurante 2' }));
    await choose('1');
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([
      { restaurant_id: 2, billed: 2, shipped: 2, custom: { restaurant: 'Restaurante 2' } },
    ]);
  });
});

it('[R-WIZ-06] a price on the piece gets its currency when the field is left', async () => {
  await open();
  await choose(/^Cartel/);
  await press(text('next'));
  await question(text('ask.personalisation'));
  const price = await screen.findByRole('textbox', { name: new RegExp(`^${detailsText('price')}`) });
  await user.type(price, '9,99');
  await user.tab();
  expect(price).toHaveProperty('value', '9,99 €');
});

const changes = textsOf(ticketTexts)('change', { label: textsOf(ticketTexts)('method') });
const changesPt = textsOf(ticketTexts, 'PT')('change', { label: textsOf(ticketTexts, 'PT')('method') });

function openPiece(market: Market, piece: Partial<ResourceDetail>, at = '/order/12') {
  return renderApp({ api: wizardApi(piece), areas: [cartArea], at, market });
}

describe('how a piece may be ordered', () => {
  it.each(['ES', 'PT'] as const)(
    '[R-CAT-07] [AMB-60] production asks on one page how many and where to, and adds the piece unchanged to the cart, in %s',
    async (market) => {
      const textOf = market === 'ES' ? text : textPt;
      const app = openPiece(market, {}, '/order/12?method=2');
      await question(textOf('ask.production'));
      see.none('radio', deliveryText('method.1'));
      see.none('button', textOf('back'));
      see.none('navigation', textOf('progress'));
      await press(/Menú del día/);
      await see(textsOf(deliveryTexts, market === 'PT' ? 'PT' : 'CAST')('production'));
      expect(screen.queryByTitle(market === 'ES' ? changes : changesPt)).toBeNull();
      await choose('3');
      await press(textOf('confirmNew'));
      await waitFor(() => expect(app.path()).toBe('/cart'));
      expect(cart()).toEqual([
        {
          ...untouched,
          to: { file: 1, filename: '', size: '' },
          units: 3,
          units_scale: '3',
          method: 2,
          shipped: 1,
          billed: market === 'ES' ? 1 : untouched.billed,
        },
      ]);
    },
  );

  it('[R-CAT-07] [AMB-60] is production where a piece may not be adapted, even if adaptation was requested', async () => {
    openPiece('ES', { customizable: '' });
    await question(text('ask.production'));
  });

  it('[R-WIZ-03] [AMB-61] are the formats into which the piece may be adapted', async () => {
    openPiece('ES', { customizable: '1,4' });
    await question(text('ask.format'));
    const offered = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(offered).toEqual(['1', '4']);
  });

  it('[R-CAT-07] [R-WIZ-30] is no quote for a piece that is not produced: its method is 1', async () => {
    const app = openPiece('ES', { budget: 0 }, '/order/12?method=2');
    await question(text('ask.format'));
    await choose(/^Cartel/);
    await press(text('next'));
    await question(text('ask.personalisation'));
    await press(text('next'));
    await question(text('ask.budget'));
    see.none('radio', new RegExp(deliveryText('method.2')));
    await press(text('confirmNew'));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart().map(({ method }) => method)).toEqual([1]);
  });

  it('[R-CAT-08] [AMB-60] is adaptation when one of its sections allows it', async () => {
    openPiece('ES', { budget: 0, places: ['nacional/legal1', 'nacional/menus'] });
    await question(text('ask.format'));
    cleanup();
    openPiece('ES', { budget: 0, places: ['nacional/legal1'] });
    await question(text('notOrderable'));
  });
});
