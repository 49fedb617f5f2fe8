import type { Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 5_000 };
/** Unique. */
const site = 'J-0417';
const list = '/admin/restaurants';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const rows = (page: Page) => page.getByRole('grid', { name: 'Restaurantes' }).getByRole('row');
const save = async (page: Page) => press(page, /^Guardar restaurante$|^Guardar mi versión$/);
const find = (page: Page, words: string) => page.goto(`${new URL(page.url()).origin}${list}?q=${words}`);

test('[R-ARE-01] [R-ARE-04] [R-ARE-06] [R4] in Spain two administrators keep the restaurants, and neither overwrites the other', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, 'admin@es.chain.example', list);
  const { page } = first;

  await test.step('one is added', async () => {
    await page.getByRole('link', { name: 'Añadir restaurante' }).click();
    await press(page, 'Añadir restaurante');
    await expect(page.getByText('Este campo es obligatorio')).toHaveCount(6);
    await field(page, 'Número').fill(site);
    await field(page, 'Nombre').fill('Plaza de la Prueba');
    await field(page, /^Dirección$/).fill('Plaza de la Prueba 1');
    await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Mall');
    await page.getByRole('combobox', { name: 'Provincia' }).selectOption('Málaga');
    await page.getByRole('combobox', { name: 'Región' }).selectOption('Sur');
    await press(page, 'Añadir restaurante');
    await expect(page).toHaveURL(/\/admin\/restaurants$/);
    await find(page, site);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('Plaza de la Prueba');
  });

  await test.step('two have it open; the second sees which field the first has changed', async () => {
    const second = await visit(browser, portal, 'admin@es.chain.example', list);
    await find(second.page, site);
    for (const each of [page, second.page]) {
      await each.getByRole('link', { name: /Editar Plaza de la Prueba/ }).click();
      await expect(field(each, 'Nombre')).toHaveValue('Plaza de la Prueba');
    }
    await field(second.page, /^Ciudad/).fill('Marbella');
    await field(page, 'Nombre').fill('Plaza de la Prueba Norte');
    await save(page);
    await expect(page).toHaveURL(/\/admin\/restaurants$/);
    await save(second.page);
    const announced = second.page.getByRole('alert').filter({ hasText: 'lo ha guardado mientras escribías' });
    await expect(announced).toContainText('Nombre');
    await expect(field(second.page, /^Ciudad/)).toHaveValue('Marbella');
    await press(second.page, 'Ver su versión');
    await expect(field(second.page, 'Nombre')).toHaveValue('Plaza de la Prueba Norte');
    const log = second.page.getByRole('list', { name: 'Historial', exact: true });
    const renamed = log.getByRole('row', { name: /^Nombre/ }).first();
    await expect(renamed).toContainText('Plaza de la Prueba Norte');
    expect(second.complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  });

  await test.step('it is deleted, and comes back', async () => {
    await find(page, site);
    await press(page, /^Borrar Plaza de la Prueba/);
    await page.getByRole('button', { name: 'Borrar restaurante' }).click();
    await expect(rows(page)).toHaveCount(0);
    await press(page, 'Deshacer');
    await expect(rows(page)).toHaveCount(2);
  });
  expect(first.complaints).toEqual([]);
});

test('[R-ENT-02] [AMB-55] in Spain a restaurant that is closed orders nothing more, at once and in every open browser', async ({
  browser,
  portal,
}) => {
  const manager = await visit(browser, portal, 'manager@es.chain.example', '/');
  const { restaurants } = await askThePortal<{ restaurants: { id: number; name: string }[] }>(
    manager.page,
    'init',
  );
  const chosen = restaurants[0];
  const selector = manager.page.getByRole('button', { name: `Restaurante: ${chosen?.name}. Cambiar` });
  await expect(selector).toBeVisible();

  const admin = await visit(browser, portal, 'admin@es.chain.example', `${list}/${chosen?.id}`);
  const change = async (name: string) => {
    await admin.page.goto(`${portal.url}${list}/${chosen?.id}`);
    await field(admin.page, 'Nombre').fill(name);
    await admin.page.getByRole('switch', { name: 'Activo' }).click();
    await save(admin.page);
    await expect(admin.page).toHaveURL(/\/admin\/restaurants$/);
  };
  await change('Nombre de la prueba');
  // It was the manager's only one.
  const shut = manager.page.getByRole('heading', { name: 'No tienes ningún restaurante activo' });
  await expect(shut).toBeVisible(soon);

  const refused = await manager.page.evaluate(async (id) => {
    const csrf = (await (await fetch('/api/init')).json()).data.csrf as string;
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
    const body = JSON.stringify({
      restaurant_id: id,
      start_date: '2099-01-01T10:00:00Z',
      end_date: '2099-01-01T12:00:00Z',
      value: 'Cambiamos los filtros de la campana extractora y la cocina queda parada.',
    });
    const answer = await fetch('/api/mop_request/add', { method: 'POST', headers, body });
    return ((await answer.json()) as { error: { code: string } }).error.code;
  }, chosen?.id);
  expect(refused).toBe('no_active_restaurant');

  await change(chosen?.name ?? '');
  await expect(selector).toBeVisible(soon);
  expect(admin.complaints).toEqual([]);
});
