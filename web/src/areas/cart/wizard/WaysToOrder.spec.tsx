import { afterEach, describe, expect, it } from '@jest/globals';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import type { Market } from '@portal/contracts/kernel';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { cartArea } from '../index';
import { cart, choose, press, question, untouched, user, wizardApi } from '../testing/wizard-screen';
import { deliveryTexts, ticketTexts, wizardTexts } from '../texts';

const text = textsOf(wizardTexts);
const textPt = textsOf(wizardTexts, 'PT');
const deliveryText = textsOf(deliveryTexts);

const changes = textsOf(ticketTexts)('change', { label: textsOf(ticketTexts)('method') });
const changesPt = textsOf(ticketTexts, 'PT')('change', { label: textsOf(ticketTexts, 'PT')('method') });

function open(market: Market, piece: Partial<ResourceDetail>, at = '/order/12') {
  return renderApp({ api: wizardApi(piece), areas: [cartArea], at, market });
}

const next = () => press(text('next'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('how a piece may be ordered', () => {
  it.each(['ES', 'PT'] as const)(
    '[R-CAT-07] [AMB-60] production asks on one page how many and where to, and puts the piece as it is into the cart, in %s',
    async (market) => {
      const textOf = market === 'ES' ? text : textPt;
      const app = open(market, {}, '/order/12?method=2');
      await question(textOf('ask.production'));
      expect(screen.queryByRole('radio', { name: deliveryText('method.1') })).toBeNull();
      expect(screen.queryByRole('button', { name: textOf('back') })).toBeNull();
      expect(screen.queryByRole('navigation', { name: textOf('progress') })).toBeNull();
      await user.click(screen.getByRole('button', { name: /Menú del día/ }));
      expect(
        screen.getByText(textsOf(deliveryTexts, market === 'PT' ? 'PT' : 'CAST')('production')),
      ).toBeTruthy();
      expect(screen.queryByTitle(market === 'ES' ? changes : changesPt)).toBeNull();
      await choose('3');
      await user.click(screen.getByRole('button', { name: textOf('confirmNew') }));
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

  it('[R-CAT-07] [AMB-60] is production where a piece may not be adapted, whatever was asked for', async () => {
    open('ES', { customizable: '' });
    await question(text('ask.production'));
  });

  it('[R-WIZ-03] [AMB-61] are the formats into which the piece may be adapted', async () => {
    open('ES', { customizable: '1,4' });
    await question(text('ask.format'));
    const offered = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(offered).toEqual(['1', '4']);
  });

  it('[R-CAT-07] [R-WIZ-30] is no quote for a piece that is not produced: its method is 1', async () => {
    const app = open('ES', { budget: 0 }, '/order/12?method=2');
    await question(text('ask.format'));
    await choose(/^Cartel/);
    await next();
    await question(text('ask.personalisation'));
    await next();
    await question(text('ask.budget'));
    expect(screen.queryByRole('radio', { name: new RegExp(deliveryText('method.2')) })).toBeNull();
    await user.click(screen.getByRole('button', { name: text('confirmNew') }));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart().map(({ method }) => method)).toEqual([1]);
  });

  it('[R-CAT-08] [AMB-60] is adaptation when one of the sections in which it stands allows it', async () => {
    open('ES', { budget: 0, places: ['nacional/legal1', 'nacional/menus'] });
    await question(text('ask.format'));
    cleanup();
    open('ES', { budget: 0, places: ['nacional/legal1'] });
    await question(text('notOrderable'));
  });
});
