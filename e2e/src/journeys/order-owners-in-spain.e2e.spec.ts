import type { Page } from '@playwright/test';
import { anOrderInput, type OrderSummary } from '@portal/contracts/areas/orders';
import { askThePortal, nameOf, sendToPortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

const [admin, editor, franchisee] = ['admin', 'editor', 'franchisee'].map(
  (who) => `${who}@es.chain.example`,
) as [string, string, string];
/** Maximum push delay. */
const soon = { timeout: 1_000 };
const loaded = { timeout: 15_000 };
/** Maximum time until presence ends. */
const forgotten = { timeout: 10_000 };

const row = (page: Page, { number }: OrderSummary) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: `#P-${number}` });

/** Unassigned new orders of this person's restaurants. */
async function freeOrders(page: Page): Promise<readonly OrderSummary[]> {
  const orders = await askThePortal<OrderSummary[]>(page, 'order?status=1&size=50&sort=-date');
  return orders.filter((order) => order.assignee_id === null);
}

/** Unique, as a repeat is rejected. */
async function placeOrder(page: Page, comments: string): Promise<OrderSummary> {
  const { restaurants } = await askThePortal<{ restaurants: readonly { id: number }[] }>(page, 'init');
  const [piece] = await askThePortal<readonly { id: number }[]>(page, 'resource/new');
  const restaurant = restaurants[0]?.id;
  if (restaurant === undefined || piece === undefined) throw new Error('the demo has nothing to order');
  const order = anOrderInput('ES', { restaurant_id: restaurant, comments });
  const items = order.items.map((item) => ({
    ...item,
    resource_id: piece.id,
    billed: restaurant,
    shipped: restaurant,
  }));
  const [placed] = await sendToPortal<{ id: string }>(page, 'order/add', [{ order: { ...order, items } }]);
  return askThePortal<OrderSummary>(page, `order/${placed?.id ?? ''}`);
}

test('[R-ORD-19] administrators see who looks at an order, and within ten seconds that no one does any more', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, admin, '/admin/orders');
  const [order] = await freeOrders(first.page);
  if (order === undefined) throw new Error('the demo has no new orders');
  const name = await nameOf(first.page);
  const second = await visit(browser, portal, editor, `/admin/orders/${order.id}`);
  const looks = second.page.getByText(`${name} está viendo este pedido`);
  await expect(second.page.getByRole('main').getByText(`#P-${order.number}`).first()).toBeVisible(loaded);
  await expect(looks).toHaveCount(0);

  await first.page.goto(`${portal.url}/admin/orders/${order.id}`);
  await expect(looks.first()).toBeVisible(loaded);
  const other = await nameOf(second.page);
  await expect(first.page.getByText(`${other} está viendo este pedido`).first()).toBeVisible(loaded);

  // Navigation ends presence at once; a crash within ten seconds.
  await first.page.getByRole('link', { name: 'Recursos' }).first().click();
  await expect(looks).toHaveCount(0, soon);
  await first.page.goto(`${portal.url}/admin/orders/${order.id}`);
  await expect(looks.first()).toBeVisible(loaded);
  await first.page.context().setOffline(true);
  await expect(looks).toHaveCount(0, forgotten);
  await first.page.context().setOffline(false);
  await expect(looks.first()).toBeVisible({ timeout: 30_000 });
  expect(second.complaints).toEqual([]);
});

test('[R-ORD-16] an order is taken by a key, is among the own ones, and the other screen shows whose it is', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, admin, '/admin/orders?assignee=nobody&status=1');
  const { page } = first;
  const name = await nameOf(page);
  const [order] = await freeOrders(page);
  if (order === undefined) throw new Error('the demo has no new orders');
  const second = await visit(browser, portal, editor, '/admin/orders?status=1');
  await expect(row(second.page, order)).toBeVisible(loaded);
  await expect(row(page, order)).toBeVisible(loaded);

  await row(page, order).getByRole('link').first().focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('menuitem', { name: `${name} (yo)` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    row(second.page, order).getByTitle(new RegExp(name)).or(row(second.page, order).getByText(name)).first(),
  ).toBeVisible(soon);

  await page.goto(`${portal.url}/admin/orders?assignee=me&status=1`);
  await expect(row(page, order)).toBeVisible(loaded);
  await page.goto(`${portal.url}/admin/orders?assignee=nobody&status=1`);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible(loaded);
  await expect(row(page, order)).toHaveCount(0);

  // Unassigned again, so the filter shows it.
  await page.goto(`${portal.url}/admin/orders/${order.id}`);
  await page.getByRole('button', { name: `Responsable: ${name}. Cambiar` }).click();
  await page.getByRole('menuitem', { name: 'Nadie' }).click();
  await page.goto(`${portal.url}/admin/orders?assignee=nobody&status=1`);
  await expect(row(page, order)).toBeVisible(loaded);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('[R-ORD-16] when a restaurant cancels while an agent takes the order, one wins, and the other sees a message', async ({
  browser,
  portal,
}) => {
  const restaurant = await visit(browser, portal, franchisee, '/orders');
  const agent = await visit(browser, portal, admin, '/admin/orders');
  const name = await nameOf(agent.page);
  const taken = await placeOrder(restaurant.page, 'La agencia lo coge');
  const cancelled = await placeOrder(restaurant.page, 'El restaurante lo cancela');
  const ask = async ({ id, number }: OrderSummary) => {
    await restaurant.page.goto(`${portal.url}/order/details/${id}`);
    await restaurant.page.getByRole('button', { name: 'Cancelar pedido' }).click();
    const question = restaurant.page.getByRole('alertdialog', {
      name: `¿Cancelar el pedido #P-${number}?`,
    });
    await expect(question).toBeVisible();
    return question.getByRole('button', { name: 'Cancelar pedido' });
  };
  const open = async ({ id }: OrderSummary) => {
    await agent.page.goto(`${portal.url}/admin/orders/${id}`);
    await agent.page.getByRole('button', { name: 'Responsable: Nadie. Cambiar' }).click();
    return agent.page.getByRole('menuitem', { name: `${name} (yo)` });
  };

  await test.step('the agent takes it while the restaurant reads the question', async () => {
    const confirm = await ask(taken);
    await (await open(taken)).click();
    await expect(agent.page.getByRole('button', { name: `Responsable: ${name}. Cambiar` })).toBeVisible(
      loaded,
    );
    await confirm.click();
    await expect(
      restaurant.page.getByText(
        /La agencia ya está con este pedido y no se puede cambiar desde aquí\. Escribe a/,
      ),
    ).toBeVisible(loaded);
    await expect(
      restaurant.page.getByText('La agencia ya está con este pedido. Si hay que cambiar algo, escríbele:'),
    ).toBeVisible(loaded);
    await expect(restaurant.page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0);
    await expect(restaurant.page.getByRole('link', { name: /^Escribir a la agencia/ })).toBeVisible();
    await test.info().attach('taken', { body: await restaurant.page.screenshot(), contentType: 'image/png' });
  });

  await test.step('the restaurant cancels while the agent chooses', async () => {
    const choice = await open(cancelled);
    await (await ask(cancelled)).click();
    await expect(restaurant.page.getByText(`Pedido #P-${cancelled.number} cancelado`)).toBeVisible(loaded);
    await choice.click();
    await expect(agent.page.getByText(/Este pedido está cancelado: ya no se puede cambiar/)).toBeVisible(
      loaded,
    );
    await test.info().attach('cancelled', { body: await agent.page.screenshot(), contentType: 'image/png' });
  });
  const now = await askThePortal<OrderSummary>(agent.page, `order/${taken.id}`);
  expect([now.status, now.assignee_name]).toEqual([1, name]);
  const conflict = (each: string) => !/status of 4(09|22)/.test(each);
  expect([...restaurant.complaints, ...agent.complaints].filter(conflict)).toEqual([]);
});
