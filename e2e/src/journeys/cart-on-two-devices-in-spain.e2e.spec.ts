import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey';
import { choose, fillInVinyl, selectSite, wordsInSpain as words } from './order-journey';

const franchisee = 'franchisee@es.chain.example';
// Non-breaking space before the dot.
const piece = /La Ahumada\s· Cartel/;
/** Maximum sync delay. */
const soon = { timeout: 5_000 };
const later = { timeout: 15_000 };

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: piece });
const isEmpty = (page: Page) =>
  expect(page.getByRole('heading', { name: 'La cesta está vacía' })).toBeVisible(later);

/** Up to the button that adds it to the cart. */
async function makePiece(page: Page): Promise<void> {
  await selectSite(page, /^Restaurante: /, /Madrid Gran Vía/);
  await fillInVinyl(page);
}

async function changeUnits(page: Page, units: string): Promise<void> {
  const href = await page
    .getByRole('link', { name: /^Modificar/ })
    .first()
    .getAttribute('href');
  await page.goto(new URL(`${href ?? ''}?page=5`, page.url()).href);
  await choose(page, /Cuántas/, units);
  await page.getByRole('button', { name: words.confirm }).click();
  await page.waitForURL(/\/cart$/);
}

test('[R-CRT-01] [R-CRT-09] [R-CRT-19] a cart follows its person: put in here, changed and ordered there, empty on both', async ({
  browser,
  portal,
}) => {
  test.slow();
  const till = await visit(browser, portal, franchisee);
  const phone = await visit(browser, portal, franchisee, '/cart');
  await isEmpty(phone.page);

  await test.step('a piece that is put in is in the open cart of the other device within a second', async () => {
    await makePiece(till.page);
    await till.page.getByRole('button', { name: words.confirm }).click();
    await expect(cards(phone.page).first()).toBeVisible(soon);
    await till.page.waitForURL(/\/cart$/);
  });

  await test.step('what is changed there is changed here', async () => {
    await expect(cards(till.page).first()).toContainText('Unidades2');
    await changeUnits(phone.page, '5');
    await expect(cards(till.page).first()).toContainText('Unidades5', soon);
  });

  await test.step('what is changed without a network goes out when it is back', async () => {
    await till.page.context().setOffline(true);
    await till.page.getByRole('button', { name: /^Quitar/ }).click();
    await expect(cards(till.page)).toHaveCount(0);
    // The close button stays visible under the pointer.
    const close = till.page.getByRole('status').getByRole('button', { name: 'Cerrar' }).last();
    await close.hover();
    await expect(close).toHaveCSS('background-color', /0\.18/);
    await till.page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(cards(till.page)).toHaveCount(1);
    await expect(cards(phone.page)).toHaveCount(1);
    await till.page.context().setOffline(false);
    await expect(till.page.getByText(/esperan? a la conexión/)).toHaveCount(0, later);
    await expect(cards(phone.page)).toHaveCount(1);
  });

  await test.step('a piece that is removed there is named here, and put back', async () => {
    await phone.page.getByRole('button', { name: /^Quitar/ }).click();
    await expect(till.page.getByText(/ya no está en la cesta: la quitaste en otro dispositivo/)).toBeVisible(
      soon,
    );
    await till.page.getByRole('button', { name: /^Volver a añadir/ }).click();
    await expect(cards(phone.page).first()).toBeVisible(soon);
  });

  await test.step('an order empties the cart on both devices, and the other one shows why', async () => {
    await phone.page.getByRole('button', { name: words.send, exact: true }).click();
    await expect(
      phone.page
        .locator('main')
        .getByText(/#P-\d+/)
        .first(),
    ).toBeVisible(later);
    await expect(till.page.getByText(/ya se ha pedido desde otro dispositivo/)).toBeVisible(soon);
    await isEmpty(till.page);
    await till.page.reload();
    await isEmpty(till.page);
    await phone.page.goto(`${portal.url}/orders`);
    await expect(phone.page.getByRole('link', { name: 'Cesta: vacía' }).first()).toBeVisible(later);
  });
  expect(
    [...till.complaints, ...phone.complaints].filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)),
  ).toEqual([]);
});

test('[W18] a cart belongs to one person: another one in the same browser finds an empty one', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, franchisee);
  await makePiece(page);
  await page.getByRole('button', { name: words.confirm }).click();
  await page.waitForURL(/\/cart$/);
  await expect(cards(page)).toHaveCount(1);
  const context = page.context();
  await expect
    .poll(async () =>
      page.evaluate(async () => {
        const answer = await fetch('/api/cart');
        return ((await answer.json()) as { data: { entries: object[] } }).data.entries.length;
      }),
    )
    .toBe(1);

  await context.clearCookies();
  const manager = await visit(browser, portal, 'manager@es.chain.example');
  await context.addCookies(await manager.page.context().cookies());
  await page.goto(`${portal.url}/cart`);
  await isEmpty(page);
});
