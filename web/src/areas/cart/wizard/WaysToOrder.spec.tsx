import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CartEntry } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import type { Market } from '@portal/contracts/kernel';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { cartArea } from '../index';
import { deliveryMessages } from './delivery.messages';
import { wizardMessages } from './wizard.messages';

const text = textsOf(wizardMessages);
const textPt = textsOf(wizardMessages, 'PT');
const deliveryText = textsOf(deliveryMessages);

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });

function open(market: Market, piece: Partial<ResourceDetail>, at = '/order/12') {
  const detail = aResourceDetail({ budget: 1, ...piece });
  const api = fakeApi()
    .signedIn()
    .on(resourceQueries.GetResource, () => detail);
  return renderApp({ api, areas: [cartArea], at, market });
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));
const next = () => user.click(screen.getByRole('button', { name: text('next') }));
const cart = () =>
  Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, CartEntry>);

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
      await user.click(screen.getByRole('button', { name: textOf('confirmNew') }));
      await waitFor(() => expect(app.path()).toBe('/cart'));
      expect(cart()).toMatchObject([
        { to: { file: 1, filename: '', size: '' }, method: 2, custom: { restaurant: '' } },
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
    expect(cart()).toMatchObject([{ method: 1 }]);
  });

  it('[R-CAT-08] [AMB-60] is adaptation when one of the sections in which it stands allows it', async () => {
    open('ES', { budget: 0, places: ['nacional/legal1', 'nacional/menus'] });
    await question(text('ask.format'));
    cleanup();
    open('ES', { budget: 0, places: ['nacional/legal1'] });
    await question(text('notOrderable'));
  });
});
