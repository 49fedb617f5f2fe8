import type { Page } from '@playwright/test';
import type { DifferenceRecord, ProjectionHealth } from '@portal/contracts/areas/operations';
import { type OrderDetail, OrderStatus } from '@portal/contracts/areas/orders';
import type { Recall } from '@portal/contracts/areas/recalls';
import { askThePortal } from './ask-the-portal';
import { press, type Screen } from './screen';
import { ask } from './screen-paths';

const recalls = (page: Page) => askThePortal<Recall[]>(page, 'admin/recalls');

/** Ordered and downloaded. */
const recalledResource = async (page: Page) => `/admin/resources/${(await recalls(page))[0]?.resource.id}`;

const newestOrder = async (page: Page, filter = '') =>
  `/admin/orders/${(await ask(page, `order?size=1${filter}`))[0]?.id}`;
/** Its status was changed. */
const pendingOrder = (page: Page) => newestOrder(page, `&status=${OrderStatus.Pending}`);

const changes = /^(Todos los cambios|Todas as alterações)$/;

const unfold = (page: Page, name: RegExp) => page.locator('summary', { hasText: name }).first().click();

/** Of the newest order. */
async function orderedResource(page: Page) {
  const [order] = await ask(page, 'order?size=1');
  const { items } = await askThePortal<OrderDetail>(page, `order/${order?.id}`);
  return `/admin/resources/${items[0]?.resource_id}`;
}

/** The newest change that has an earlier version. */
async function openEarlier(page: Page) {
  await press(page, changes);
  await press(page, /^Ver c(ómo era|omo estava) antes d/);
  await page
    .getByRole('button', { name: /^Tod[oa]s (los cambios|as alterações)$/ })
    .last()
    .waitFor();
}

const difference: DifferenceRecord = {
  view: 'orders',
  id: '5f3c0f6e-7a58-4d8e-9a3d-0d4b8f6f9a11',
  kind: 'changed',
  fields: [{ name: 'status', live: '2', rebuilt: '3' }],
};

/** As if a comparison had found it. */
async function showDifferences(page: Page) {
  await page.route('**/api/operations/projections*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: ProjectionHealth[] };
    const at = new Date().toISOString();
    const verified = { at, documents: 912, different: 1, differences: [difference] };
    const projections = data.map((each) => (each.name === 'orders' ? { ...each, verified } : each));
    await route.fulfill({ response: answer, json: { ...rest, data: projections } });
  });
  await page.reload();
  await unfold(page, /^Ver (las|as) diferen/);
}

/** Histories, recalls, causes and trials. */
export const recordScreens: readonly Screen[] = [
  { name: 'history-restaurant', account: 'admin', path: '/admin/restaurants/1' },
  {
    name: 'history-piece',
    account: 'admin',
    path: recalledResource,
    act: (page) => press(page, /^(Historial|Histórico)$/),
  },
  { name: 'history-order', account: 'admin', path: newestOrder, act: (page) => press(page, changes) },
  { name: 'history-earlier', account: 'admin', path: pendingOrder, act: openEarlier },
  { name: 'recalls', account: 'admin', path: '/admin/recalls' },
  {
    name: 'recall-one',
    account: 'admin',
    path: async (page) => `/admin/recalls/${(await recalls(page))[0]?.id}`,
  },
  { name: 'recall-piece', account: 'admin', path: recalledResource },
  {
    name: 'recall-start',
    account: 'admin',
    path: recalledResource,
    act: async (page) => {
      await press(page, /^Quién la tiene$|^Quem a tem$/);
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  { name: 'recalls-own', account: 'franchisee', path: '/recalls' },
  {
    name: 'why',
    account: 'admin',
    path: async (page) => {
      const [order] = await ask(page, 'order?size=1');
      const [change] = await askThePortal<{ position: number }[]>(page, `history/order/${order?.id}`);
      return `/admin/why/${change?.position}`;
    },
  },
  { name: 'why-nothing', account: 'admin', path: '/admin/why/none' },
  {
    name: 'why-dialog',
    account: 'admin',
    path: '/admin/operations',
    act: async (page) => {
      await press(page, /^Avisos/);
      await press(page, /^(Por qué|Porquê): /);
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'trial-pauses',
    account: 'admin',
    path: '/admin/mop',
    market: 'ES',
    act: async (page) => {
      const auto = page.getByRole('switch', { name: 'Confirmar automáticamente' });
      if (await auto.isChecked()) {
        await auto.click();
        await page.locator('[role="switch"]:not(:checked)').first().waitFor();
      }
      await auto.click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'trial-order-rules',
    account: 'admin',
    path: orderedResource,
    act: async (page) => {
      await press(page, /^(Ninguno|Nenhum)$/);
      await unfold(page, /^Ver (cuáles|quais)$/);
    },
  },
  { name: 'operations-differences', account: 'admin', path: '/admin/operations', act: showDifferences },
];
