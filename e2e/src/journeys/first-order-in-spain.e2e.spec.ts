import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey';
import { openMail } from './mail-journey';
import { choose, findResource, next, wordsInSpain as words } from './order-journey';

/** Of this journey alone. */
const restaurant = { site: 'J-0733', name: 'Ronda del Primer Pedido' };
const person = { name: 'Amaia Lertxundi', email: 'amaia.lertxundi@es.chain.example' };
const newPassword = 'siete barcas verdes en la ría';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function addRestaurant(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Añadir restaurante' }).click();
  await field(page, 'Número').fill(restaurant.site);
  await field(page, 'Nombre').fill(restaurant.name);
  await field(page, /^Dirección$/).fill('Ronda Norte 1');
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Mall');
  await page.getByRole('combobox', { name: 'Provincia' }).selectOption('Málaga');
  await page.getByRole('combobox', { name: 'Región' }).selectOption('Sur');
  await press(page, 'Añadir restaurante');
  await expect(page).toHaveURL(/\/admin\/restaurants$/);
}

async function addFranchisee(page: Page): Promise<void> {
  await field(page, 'Nombre').fill(person.name);
  await field(page, 'Correo').fill(person.email);
  await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Franquiciado' });
  await page.getByRole('searchbox', { name: 'Buscar en Restaurantes' }).fill(restaurant.site);
  await page.getByRole('checkbox', { name: `${restaurant.site} - ${restaurant.name}` }).click();
  await press(page, 'Añadir e invitar');
  await expect(page).toHaveURL(/\/admin\/users$/);
}

/** The path that the invitation leads to. */
async function invitation(page: Page, portal: { readonly url: string }): Promise<string> {
  const mailed = /https?:\S+\/changepassword\/\S+/.exec(await page.locator('pre').first().innerText());
  return portal.url + new URL(mailed?.[0] ?? '').pathname;
}

async function enter(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword);
  await page.getByLabel('Repite la contraseña nueva').fill(newPassword);
  await press(page, 'Cambiar contraseña');
  await expect(page.getByText('Tu contraseña ha cambiado.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(newPassword);
  await press(page, 'Entrar');
  await heading(page, 'Antes de entrar: confidencialidad');
  await press(page, 'Acepto los términos');
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: `Restaurante: ${restaurant.name}` })
      .first(),
  ).toBeVisible();
}

/** A poster as it is; its invoice needs what nobody has said of the restaurant yet. */
async function order(page: Page): Promise<string> {
  await findResource(page, words, 'ahumada cartel', /La Ahumada · Cartel/);
  await choose(page, /formato/, /^Cartel/);
  await next(page, words);
  await heading(page, '¿Qué tiene que decir la pieza?');
  await page.getByRole('textbox', { name: /Precio/ }).fill('9,99');
  await page.getByRole('checkbox').first().check();
  await next(page, words);
  await page.getByRole('button', { name: words.confirm }).click();
  await heading(page, 'Tu cesta');
  await field(page, 'Teléfono').fill('600 111 222');
  await press(page, 'Completarlos');
  await field(page, 'CIF').fill('B12345674');
  await field(page, 'Razón social').fill('Ronda Restauración SL');
  await field(page, 'Dirección fiscal').fill('Ronda Norte 1, Málaga');
  await press(page, 'Guardar datos fiscales');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, words.send);
  const number = page
    .locator('main')
    .getByText(/#P-\d+/)
    .first();
  await expect(number).toBeVisible();
  return /#P-\d+/.exec(await number.innerText())?.[0] ?? '';
}

test('[R-ARE-04] [R-AUS-02] [R-AUT-14] [R-AUT-18] [R-CRT-18] [R-ORD-19] in Spain a new restaurant gets its franchisee, who is invited, accepts the terms, and orders for it', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/restaurants');
  const { page } = admin;
  await test.step('an administrator adds the restaurant, and a franchisee for it', async () => {
    await addRestaurant(page);
    await page.goto(`${portal.url}/admin/users/add`);
    await addFranchisee(page);
  });

  const newcomer = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await test.step('who is mailed an invitation, chooses a password and accepts the terms', async () => {
    await openMail(page, portal, 'Ya puedes entrar en', person.email);
    await enter(newcomer, await invitation(page, portal));
  });

  await test.step('and whose first order the administrator sees coming', async () => {
    await page.goto(`${portal.url}/admin/orders`);
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    const number = await order(newcomer);
    await page.getByRole('button', { name: words.newOrder }).click();
    await page.getByText(number, { exact: true }).first().click();
    await expect(
      page.getByText(`${restaurant.site} - ${restaurant.name}`, { exact: false }).first(),
    ).toBeVisible();
  });
  expect(admin.complaints).toEqual([]);
});
