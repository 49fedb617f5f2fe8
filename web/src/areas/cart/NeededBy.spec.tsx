import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aCompleteEntry,
  type Cart,
  syncedCartCommands,
  syncedCartQueries,
} from '@portal/contracts/areas/cart';
import {
  anOrder,
  anOrderedItem,
  answerTimeQueries,
  firstNeededDay,
  orderCommands,
} from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { aTemplate, templateQueries } from '@portal/contracts/areas/templates';
import { dayOf, daysAfter, marketRecords, writtenDay } from '@portal/contracts/kernel';
import { spanTexts } from '#core/i18n/dates';
import { neededTexts as fieldTexts } from '#ui/texts';
import { OrderAgainSlot, SelectionActionSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import {
  aRestaurant,
  cleanup,
  fakeApi,
  press,
  screen,
  see,
  testArea,
  textsOf,
  type,
  user,
  waitFor,
  within,
} from '#testing/screen-kit';
import { estimateOf } from './cart';
import { cartArea } from './index';
import {
  againTexts,
  cartTexts,
  lostTexts,
  manyTexts,
  neededTexts,
  placedTexts,
  templatesTexts,
} from './texts';

const text = textsOf(neededTexts);
const cartText = textsOf(cartTexts);
const fieldText = textsOf(fieldTexts);
const market = marketRecords.ES;
const today = dayOf(new Date().toISOString(), market.timeZone);
const earliest = firstNeededDay(today, market);
const far = daysAfter(today, 300);
const past = daysAfter(today, -3);
const fiscal = { cif: 'B12345678', razon: 'Gran Vía S.L.', fiscal_address: 'Gran Vía 1, Madrid' };
const { PlaceOrder } = orderCommands;

const named = (filename: string, facts: Parameters<typeof aCompleteEntry>[1] = {}) => {
  const entry = aCompleteEntry('ES', { restaurant_id: 1, restaurant_name: 'Restaurante 1', ...facts });
  return { ...entry, from: { ...entry.from, filename } };
};
const stored = () => Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart);
const store = (cart: Cart) => localStorage.setItem('cart', JSON.stringify(cart));
const apiOf = () =>
  fakeApi()
    .signedIn({ restaurants: [aRestaurant(1, fiscal)] })
    .on(PlaceOrder, () => ({ id: '5f3c', number: 401 }));
async function open(api = apiOf()) {
  renderApp({ api, areas: [cartArea], at: '/cart' });
  await screen.findByRole('heading', { level: 1 });
  return api;
}
async function choose(label: string, day: string) {
  const field = await screen.findByRole('group', { name: new RegExp(label) });
  await user.click(within(field).getAllByRole('spinbutton')[0] as HTMLElement);
  await user.paste(writtenDay(day));
}
const send = async () => {
  await type(/Teléfono/, '600123456');
  await press(/^Enviar/);
};

beforeEach(() => store({ 1763640000000: named('Menú del día'), 1763640000001: named('Cartel') }));

describe('the day by which a cart is needed', () => {
  it('is sent for the order and for the piece that differs, and a reload keeps both', async () => {
    await open();
    await choose(text('day'), far);
    await press(text('pieceOf', { name: 'Cartel' }));
    await choose(text('pieceDay'), daysAfter(far, 7));
    await waitFor(() => expect(stored().map((entry) => entry.needed_by)).toEqual(['', daysAfter(far, 7)]));
    cleanup();
    const api = await open();
    await send();
    await screen.findByRole('heading', { name: textsOf(placedTexts)('title', { count: 1 }) });
    const [sent] = api.callsTo(PlaceOrder);
    expect(sent?.order.needed_by).toBe(far);
    expect(sent?.order.items.map((item) => item.needed_by)).toEqual(['', daysAfter(far, 7)]);
    expect(sessionStorage.getItem('checkout-1')).toBeNull();
  });

  it('shows its earliest day, and why', async () => {
    await open();
    const day = `${spanTexts('CAST', market.timeZone).weekday(earliest)} ${writtenDay(earliest)}`;
    const skipped = earliest === daysAfter(today, 1) ? 0 : 1;
    await see(fieldText('earliest', { day, skipped }));
    await choose(text('day'), today);
    await see(fieldText('tooEarly', { day }));
    await choose(text('day'), daysAfter(today, 366));
    await see(/^Demasiado lejos/);
  });

  it('that has passed since it was chosen keeps the order from being sent, and nothing else', async () => {
    store({ 1: named('Cartel', { needed_by: past }) });
    const api = await open();
    await send();
    const list = await screen.findByRole('alert');
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    await press(cartText('error.needed_too_early'), 'button', within(list));
    expect(api.callsTo(PlaceOrder)).toEqual([]);
    await choose(text('pieceDay'), far);
    await press(/^Enviar/);
    await see.sent(api, PlaceOrder, 1);
  });

  it('warns where nine in ten such pieces take longer, and lets it be sent', async () => {
    const [kind = ''] = estimateOf([named('Cartel')], market.features).kinds;
    const times = [{ kind, orders: 12, median_hours: 30, most_hours: 480 }];
    const api = await open(apiOf().on(answerTimeQueries.ListAnswerTimes, () => times));
    const warning = text('tight.days', { count: 20 });
    await see.sent(api, answerTimeQueries.ListAnswerTimes, 1);
    await choose(text('day'), far);
    see.noText(warning);
    await choose(text('day'), earliest);
    await see(warning);
    await send();
    await see.sent(api, PlaceOrder, 1);
  });

  it('of a piece is in the cart of the other devices', async () => {
    const api = apiOf()
      .on(syncedCartQueries.GetMyCart, () => ({ version: 1, entries: [], gone: [], superseded: [] }))
      .on(syncedCartCommands.SaveCartEntry, ({ id }) => ({ id, version: 2 }));
    await open(api);
    await press(text('pieceOf', { name: 'Cartel' }));
    await choose(text('pieceDay'), far);
    await waitFor(() =>
      expect(api.callsTo(syncedCartCommands.SaveCartEntry).map(({ entry }) => entry.needed_by)).toContain(
        far,
      ),
    );
  });

  it('of a piece alone is the day of its order', async () => {
    store({ 1: named('Cartel') });
    await open();
    await screen.findByRole('group', { name: new RegExp(text('day')) });
    see.none('button', text('pieceOf', { name: 'Cartel' }));
  });
});

describe('an old order or a template used again', () => {
  const item = anOrderedItem('ES');
  const orderOf = (orderDay: string, ...days: string[]) =>
    anOrder('ES', {
      restaurant_id: 1,
      needed_by: orderDay,
      items: days.map((needed_by, at) => ({
        ...item,
        resource_id: 12 + at,
        filename: `Pieza ${at + 1}`,
        needed_by,
      })),
    });
  const again = async (order: ReturnType<typeof anOrder>) => {
    store({});
    const host = testArea({ '/host': () => <OrderAgainSlot order={order} /> });
    const api = apiOf().on(resourceQueries.GetResource, ({ id }) =>
      aResourceDetail({ id: Number(id), budget: 1 }),
    );
    renderApp({ api, areas: [cartArea, host], at: '/host' });
    await press(textsOf(againTexts)('orderAgain'));
    await see.path('/cart');
  };

  it('has the days that can still be, of the piece or else of its order', async () => {
    await again(orderOf(far, '', daysAfter(far, 7)));
    expect(stored().map((entry) => entry.needed_by)).toEqual([far, daysAfter(far, 7)]);
    see.noText(/ya no puede ser/);
  });

  it('leaves out days that have passed or are too early, and names their pieces', async () => {
    await again(orderOf(past, '', far, today));
    expect(stored().map((entry) => entry.needed_by)).toEqual(['', far, '']);
    await see(cartText('lostDays', { count: 2, names: 'Pieza 1, Pieza 3' }));
  });

  it.each([
    [past, '', true],
    [far, far, false],
  ])('a template with the day %s goes into the cart with "%s"', async (before, after, isNamed) => {
    store({});
    const entry = named('Cartel', { needed_by: before });
    const mine = aTemplate({ entry });
    const api = apiOf()
      .on(templateQueries.ListTemplates, () => [mine])
      .on(resourceQueries.GetResource, () => aResourceDetail({ id: 1, budget: 1 }));
    renderApp({ api, areas: [cartArea], at: '/library/templates' });
    const templatesText = textsOf(templatesTexts);
    await press(templatesText('useOf', { name: mine.name }));
    const put = await screen.findByRole('button', { name: templatesText('intoCart', { count: 1 }) });
    expect(screen.queryByText(templatesText('dayLost')) !== null).toBe(isNamed);
    await user.click(put);
    await see.path('/cart');
    expect(stored()).toMatchObject([{ needed_by: after }]);
  });

  it('in the wizard names the day among the answers that are lost', async () => {
    const mine = aTemplate({ entry: named('Cartel', { needed_by: past }) });
    const api = apiOf()
      .on(templateQueries.GetTemplate, () => mine)
      .on(resourceQueries.GetResource, () => aResourceDetail({ id: 1, budget: 1 }));
    renderApp({ api, areas: [cartArea], at: `/order/1?template=${mine.id}` });
    const lostText = textsOf(lostTexts);
    await see(lostText('lost', { count: 1, names: lostText('answer.day') }));
  });
});

it('many pieces get the day that they share', async () => {
  store({});
  const ids = [1, 2];
  const host = testArea({ '/host': () => <SelectionActionSlots ids={ids} onDone={() => undefined} /> });
  const api = apiOf().on(resourceQueries.GetResource, ({ id }) =>
    aResourceDetail({ id: Number(id), budget: 1 }),
  );
  renderApp({ api, areas: [cartArea, host], at: '/host' });
  const manyText = textsOf(manyTexts);
  await press(manyText('orderThese'));
  await choose(text('day'), far);
  await press(manyText('intoCart', { count: 2 }));
  await see.path('/cart');
  expect(stored().map((entry) => entry.needed_by)).toEqual([far, far]);
});
