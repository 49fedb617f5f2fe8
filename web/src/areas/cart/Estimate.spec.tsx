import { describe, expect, it } from '@jest/globals';
import { aCompleteEntry, type CartEntry } from '@portal/contracts/areas/cart';
import {
  answerKindOf,
  type AnswerTime,
  answerTimeQueries,
  orderCommands,
} from '@portal/contracts/areas/orders';
import { type Market, marketRecords } from '@portal/contracts/kernel';
import { cleanup, screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { app, aRestaurant, broken, fakeApi, press, see, textsOf, type } from '#testing/screen-kit';
import { cartTexts, estimateTexts, placedTexts } from './texts';
import './cart.testing';
import { cartArea } from './index';
import { estimateOf } from './cart';

// The first test of a file loads the screens; slow machines need a moment for that.
const text = textsOf(estimateTexts);
const portuguese = textsOf(estimateTexts, 'PT');
const fiscal = { cif: 'B12345678', razon: 'Gran Vía S.L.', fiscal_address: 'Gran Vía 1, Madrid' };

const entryIn = (market: Market) =>
  aCompleteEntry(market, { restaurant_id: 1, restaurant_name: 'Restaurante 1' });
const timeOf = (entry: CartEntry, market: Market): AnswerTime => {
  const [kind = ''] = estimateOf([entry], marketRecords[market].features).kinds;
  return { kind, orders: 12, median_hours: 30, most_hours: 100 };
};

async function openCart(times: readonly AnswerTime[] | null, market: Market = 'ES') {
  localStorage.setItem(
    'cart',
    JSON.stringify({ 1763640000000: entryIn(market), 1763640000001: entryIn(market) }),
  );
  const api = fakeApi()
    .signedIn({ restaurants: [aRestaurant(1, fiscal)] })
    .on(answerTimeQueries.ListAnswerTimes, () => times ?? broken())
    .on(orderCommands.PlaceOrder, () => ({ id: '5f3c', number: 401 }));
  renderApp({ api, areas: [cartArea], at: '/cart', market });
  await screen.findByRole('heading', { level: 1 });
  await see.sent(api, answerTimeQueries.ListAnswerTimes, 1);
  return app;
}

describe('what the cart costs and when it comes', () => {
  it('[R-WIZ-13] adds up the price list, and names the range that such orders took', async () => {
    const entry = entryIn('ES');
    await openCart([timeOf(entry, 'ES')]);
    const { cost } = estimateOf([entry, entry], marketRecords.ES.features);
    const shown = await screen.findByText(text('days.range', { from: 2, to: 5 }));
    const facts = within(shown.closest('dl') as HTMLElement);
    expect(facts.getByText(text('sum', { count: 2 }))).toBeTruthy();
    expect(facts.getByText(new RegExp(`^desde ${cost?.from}`))).toBeTruthy();
    expect(facts.getByText(new RegExp(text('plusProduction').replace('.', String.raw`\.`)))).toBeTruthy();
  });

  it('is shown again once the order is placed', async () => {
    await openCart([timeOf(entryIn('ES'), 'ES')]);
    const cartText = textsOf(cartTexts);
    await type(/Teléfono/, '600 000 000');
    await press(cartText('send', { count: 1 }));
    await screen.findByRole('heading', { name: textsOf(placedTexts)('title', { count: 1 }) });
    expect(screen.getByText(text('days.range', { from: 2, to: 5 }))).toBeTruthy();
    expect(screen.getByText(text('sum', { count: 2 }))).toBeTruthy();
  });

  it('shows no time while too few were delivered, or it is unknown', async () => {
    for (const times of [[], [{ ...timeOf(entryIn('ES'), 'ES'), kind: '13-adaptation' }], null]) {
      await openCart(times);
      await see(text('sum', { count: 2 }));
      see.noText(text('time'));
      cleanup();
    }
  });

  it('[R-WIZ-12] has no prices in Portugal, but times; and nothing at all without them', async () => {
    await openCart([timeOf(entryIn('PT'), 'PT')], 'PT');
    await see(portuguese('days.range', { from: 2, to: 5 }));
    see.noText(portuguese('sum', { count: 2 }));
    cleanup();
    await openCart([], 'PT');
    await screen.findByRole('button', { name: textsOf(cartTexts, 'PT')('send', { count: 1 }) });
    see.noText(portuguese('time'));
    see.noText(/Custo/);
  });
});

it('a piece is of the kind that its order is counted under', () => {
  const entry = entryIn('PT');
  const { kinds } = estimateOf([{ ...entry, method: 2 }], marketRecords.PT.features);
  expect(kinds).toEqual([answerKindOf({ format: entry.to.file, method: 1, asItIs: false })]);
});
