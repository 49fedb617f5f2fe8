import { demoPassword } from '@portal/demo/accounts';
import type { Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly locations: readonly number[];
}
interface Restaurant {
  readonly id: number;
  readonly site: string;
  readonly name: string;
}

/** Maximum push delay. */
const soon = { timeout: 5_000 };
const find = async (page: Page, words: string) =>
  (await askThePortal<Person[]>(page, `user?q=${encodeURIComponent(words)}`))[0];
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function tick(page: Page, { site, name }: Restaurant) {
  await page.getByRole('searchbox', { name: 'Buscar en Restaurantes' }).fill(site);
  await page.getByRole('checkbox', { name: `${site} - ${name}` }).click();
}

test('[R-AUS-02] [R-ACC-12] [R-ROL-08] [S18] in Spain people are added, lose a restaurant at once, and are erased', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/users');
  const { page } = admin;
  const { restaurants } = await askThePortal<{ restaurants: Restaurant[] }>(page, 'init');
  const [first, second] = restaurants as [Restaurant, Restaurant];

  await page.getByRole('link', { name: 'Añadir persona' }).click();
  await field(page, 'Nombre').fill('Nerea Ibarra Sáez');
  await field(page, 'Correo').fill('nerea.ibarra@es.chain.example');
  await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Franquiciado' });
  await tick(page, first);
  await press(page, 'Añadir e invitar');
  await expect(page).toHaveURL(/\/admin\/users$/);
  // The address changes before the screen; the form has a search field, too.
  await expect(page.getByRole('link', { name: 'Añadir persona' })).toBeVisible();
  await page.getByRole('searchbox').first().fill('nerea');
  await expect(page.getByRole('link', { name: /Nerea Ibarra Sáez/ }).first()).toBeVisible();

  const franchisee = await visit(browser, portal, 'franchisee@es.chain.example', '/users');
  await franchisee.page.getByRole('link', { name: 'Añadir gerente' }).first().click();
  await field(franchisee.page, 'Nombre').fill('Jon Arrieta');
  await field(franchisee.page, 'Correo').fill('jon.arrieta@es.chain.example');
  await franchisee.page.getByRole('checkbox').first().click();
  await press(franchisee.page, 'Añadir e invitar');
  await expect(franchisee.page).toHaveURL(/\/users$/);
  await expect(franchisee.page.getByText('jon.arrieta@es.chain.example').first()).toBeVisible();

  // The open browser leaves the removed restaurant.
  const manager = await visit(browser, portal, 'manager@es.chain.example', '/');
  const person = await find(page, 'manager@es.chain.example');
  const before = restaurants.find(({ id }) => id === person?.locations[0]);
  const after = before?.id === second.id ? first : second;
  if (!person || !before) throw new Error('no manager to change');
  await expect(manager.page.getByText(before.name).first()).toBeVisible();
  const move = async (from: Restaurant, to: Restaurant) => {
    await page.goto(`${portal.url}/admin/users/${person.id}`);
    await tick(page, to);
    await tick(page, from);
    await press(page, 'Guardar cambios');
    await expect(page).toHaveURL(/\/admin\/users$/);
    await expect(manager.page.getByText(to.name).first()).toBeVisible(soon);
    await expect(manager.page.getByText(from.name)).toHaveCount(0);
  };
  await move(before, after);
  // Other journeys use the original restaurant.
  await move(after, before);

  // Erasure, with proof.
  const gone = await find(page, 'nerea');
  await page.goto(`${portal.url}/admin/users/${gone?.id}/erase`);
  await field(page, /Nerea Ibarra Sáez/).fill('Nerea Ibarra Sáez');
  await press(page, 'Borrar para siempre');
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByLabel('Tu contraseña').fill('no es esta');
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(proof.getByRole('alert')).toContainText('La contraseña no es correcta');
  await proof.getByLabel('Tu contraseña').fill(demoPassword);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Datos personales borrados' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Nerea')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Imprimir la constancia' })).toBeVisible();
  expect(await find(page, 'nerea')).toBeUndefined();
  // Two missing or wrong proofs.
  expect(admin.complaints.filter((text) => !text.includes('status of 422'))).toEqual([]);
  expect([...franchisee.complaints, ...manager.complaints]).toEqual([]);
});
