import type { Page } from '@playwright/test';
import { type Market, marketRecords } from '@portal/contracts';
import { anOrderInput } from '@portal/contracts/areas/orders';
import { aCompleteEntry } from '@portal/contracts/areas/cart';
import type { OrdersOverview } from '@portal/contracts/areas/overview';
import { type ResourceSummary, waysOf } from '@portal/contracts/areas/resources';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

interface Words {
  /** Of adaptable pieces. */
  readonly piece: string;
  readonly open: string;
  readonly count: (orders: number) => RegExp;
  readonly list: string;
  readonly last7: string;
  readonly export: string;
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    piece: 'ahumada cartel',
    open: 'Pedidos abiertos, por estado y a quién le toca',
    count: (orders) => new RegExp(`^${orders} pedidos? abiertos?`),
    list: 'Ver estos pedidos',
    last7: 'Últimos 7 días',
    export: 'Exportar a Excel',
  },
  PT: {
    piece: 'fumada cartaz',
    open: 'Pedidos em aberto, por estado e de quem é a vez',
    count: (orders) => new RegExp(`^${orders} pedidos? em aberto`),
    list: 'Ver estes pedidos',
    last7: 'Últimos 7 dias',
    export: 'Exportar para Excel',
  },
};

const loaded = { timeout: 15_000 };
/** Push, pace of refreshes and query. */
const live = { timeout: 5_000 };

const openOrders = async (page: Page, query: string): Promise<number> =>
  (await askThePortal<OrdersOverview>(page, `overview/orders?${query}`)).open.reduce(
    (sum, { orders }) => sum + orders,
    0,
  );

/** By call; the wizard has its own journeys. */
async function placeOrder(page: Page, market: Market): Promise<void> {
  const { restaurants } = await askThePortal<{ restaurants: readonly { id: number }[] }>(page, 'init');
  const found = await askThePortal<readonly ResourceSummary[]>(
    page,
    `resource/search/-1/${words[market].piece}`,
  );
  const { to } = aCompleteEntry(market);
  const resource = found.find((each) => waysOf(each, [each.link]).adaptation.includes(to.file));
  const restaurant = restaurants[0]?.id;
  if (restaurant === undefined || resource === undefined) throw new Error('the demo has nothing to order');
  const input = anOrderInput(market, { restaurant_id: restaurant });
  const { billingRestaurant } = marketRecords[market].features;
  const items = input.items.map((item) => ({
    ...item,
    resource_id: resource.id,
    billed: billingRestaurant ? restaurant : item.billed,
    shipped: restaurant,
  }));
  await sendToPortal(page, 'order/add', [{ order: { ...input, items } }]);
}

test('[R-ORD-05] an order placed in one browser moves the overview in another, which leads to its list', async ({
  browser,
  portal,
  market,
}) => {
  const say = words[market];
  const domain = marketRecords[market].corporateDomain;
  const admin = await visit(browser, portal, `admin@${domain}`, '/admin/overview');
  const { page } = admin;
  const opened = page.getByRole('region', { name: say.open });
  const days = { from: '2026-01-01', to: '2026-01-31' };
  const before = await openOrders(page, new URLSearchParams(days).toString());

  await test.step('it shows as many as the query', async () => {
    await expect(opened.getByText(say.count(before))).toBeVisible(loaded);
    await expect(opened.getByRole('img', { name: say.count(before) })).toBeVisible();
  });

  await test.step('an order of a restaurant moves it without a reload', async () => {
    const restaurant = await visit(browser, portal, `franchisee@${domain}`, '/orders');
    await placeOrder(restaurant.page, market);
    await expect(opened.getByText(say.count(before + 1))).toBeVisible(live);
    expect(restaurant.complaints).toEqual([]);
  });

  await test.step('the range is in the address, and the export has the figures', async () => {
    await page.getByRole('button', { name: say.last7 }).click();
    await expect(page).toHaveURL(/\/admin\/overview\?days=7$/);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say.export }).click();
    expect((await saving).suggestedFilename()).toMatch(/^panorama-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/);
  });

  await test.step('the figure leads to the list of these orders', async () => {
    await opened.getByRole('link', { name: say.list }).click();
    await expect(page).toHaveURL(/\/admin\/orders$/);
    const unsettled = await askThePortal<Readonly<Record<string, number>>>(page, 'order/count');
    const open = (unsettled['1'] ?? 0) + (unsettled['2'] ?? 0) + (unsettled['3'] ?? 0);
    expect(open).toBe(before + 1);
  });
  expect(admin.complaints).toEqual([]);
});
