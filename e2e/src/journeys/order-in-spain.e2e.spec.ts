import {
  choose,
  fillInVinyl,
  findResource,
  next,
  selectSite,
  sendOrder,
  triageLive,
  wordsInSpain as words,
} from './order-journey';
import { expect, test, visit, visitBySigningIn } from './journey';
import type { Page } from '@playwright/test';

test('[R-NAV-25] [R-ORD-19] [R-WIZ-14] [R-CRT-08] a restaurant orders an adapted piece, an administrator triages it, both see it live', async ({
  browser,
  portal,
}) => {
  const admin = await visitBySigningIn(browser, portal, 'admin@es.chain.example');
  await expect(admin.page).toHaveURL(/\/admin\/resources/);
  await admin.page.goto(`${portal.url}/admin/orders`);
  const restaurant = await visit(browser, portal, 'franchisee@es.chain.example');
  const { page } = restaurant;
  await selectSite(page, /^Restaurante: /, /Madrid Gran Vía/);

  await fillInVinyl(page);
  for (const place of [/factura/, /se entrega/]) {
    const proposed = page.getByRole('radiogroup', { name: place }).getByRole('radio', { checked: true });
    await expect(proposed).toHaveAccessibleName(/Madrid Gran Vía/);
  }
  const number = await sendOrder(page, words);
  expect(number).toMatch(/^#P-\d+$/);

  await triageLive(restaurant, admin, number, words);
  expect([...restaurant.complaints, ...admin.complaints]).toEqual([]);
});

/** Format unchanged, from the details page on. */
async function orderPoster(page: Page): Promise<void> {
  await findResource(page, words, 'ahumada cartel', /La Ahumada · Cartel/);
  await choose(page, /formato/, /^Cartel/);
  await next(page, words);
}

test('[R-CRT-08] [R-CRT-09] [R-PLT-03] [R-WIZ-01] pieces for two restaurants become two orders, the browser’s Back leads from question to question, and an order is ordered again with its answers', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, 'franchisee@es.chain.example');
  await selectSite(page, /^Restaurante: /, /Madrid Gran Vía/);
  const question = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await orderPoster(page);
  await question('¿Qué tiene que decir la pieza?');
  await page.getByRole('textbox', { name: /Precio/ }).fill('9,99');
  await page.getByRole('checkbox').first().check();
  await page.goBack();
  await question('¿En qué formato la necesitas?');
  await page.goForward();
  await question('¿Qué tiene que decir la pieza?');
  await page.reload();
  await question('¿Qué tiene que decir la pieza?');
  await expect(page.getByRole('textbox', { name: /Precio/ })).toHaveValue('9,99 €');
  await next(page, words);
  await page.getByRole('button', { name: words.confirm }).click();
  await page.waitForURL(/\/cart$/);

  await selectSite(page, /Madrid Gran Vía/, /Madrid Vallecas/);
  await orderPoster(page);
  await next(page, words);
  await page.getByRole('button', { name: words.confirm }).click();
  await page.waitForURL(/\/cart$/);
  const restaurants = [/Madrid Gran Vía/, /Madrid Vallecas/];
  for (const name of restaurants) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar 2 pedidos', exact: true }).dblclick();
  await question('¡2 pedidos enviados!');

  const numbers = page.locator('main').getByRole('link', { name: /^#P-\d+$/ });
  await expect(numbers).toHaveCount(2);
  for (const [place, restaurant] of restaurants.entries()) {
    await numbers.nth(place).click();
    await expect(page.getByRole('heading', { level: 2, name: restaurant })).toBeVisible();
    await page.goBack();
  }

  await numbers.first().click();
  await page.getByRole('link', { name: 'Pedir otra vez' }).click();
  await question('¿Cómo la quieres recibir?');
  await page.getByRole('button', { name: words.confirm }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 2, name: /Madrid Gran Vía/ })).toBeVisible();
  await expect(page.locator('main').getByText('9,99 €')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[U2] [R-WIZ-03] at 200 % zoom the first view of the wizard shows whole cards between its bars', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, 'franchisee@es.chain.example');
  await findResource(page, words, 'ahumada cartel', /La Ahumada · Cartel/);
  // 1440 × 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.reload();
  const name = page.getByText('Vinilo de escaparate', { exact: true });
  await expect(name).toBeVisible();
  const card = await name.boundingBox();
  const bar = await page.getByRole('button', { name: words.next, exact: true }).boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? Infinity)).toBeLessThan(bar?.y ?? 0);
});
