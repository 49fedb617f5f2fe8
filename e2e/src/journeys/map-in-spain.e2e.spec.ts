import type { Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 5_000 };
const admin = 'admin@es.chain.example';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const map = (page: Page) => page.getByRole('group', { name: /^Mapa con/ });

interface Restaurant {
  readonly id: number;
  readonly name: string;
  readonly latitud: number;
  readonly longitud: number;
  /** On the screen. */
  readonly selected?: boolean;
}

test('[R-CHN-12] [R-CHN-14] a restaurant that closes in one browser changes its pin in the other', async ({
  browser,
  portal,
}) => {
  const restaurant = await visit(browser, portal, 'franchisee@es.chain.example', '/channels');
  const { restaurants } = await askThePortal<{ restaurants: Restaurant[] }>(restaurant.page, 'init');
  const shown = restaurants.find(({ selected }) => selected);
  if (shown === undefined) throw new Error('no restaurant is on the screen');
  const { id, name } = shown;
  const watcher = await visit(browser, portal, admin, `/admin/map?id=${id}`);
  const pin = map(watcher.page).getByRole('button', { name: new RegExp(`^${name}: `) });
  await expect(pin).toBeVisible();
  await expect(watcher.page.getByRole('region', { name })).toBeVisible();

  const { page } = restaurant;
  await page.getByRole('switch', { name: 'Abierto al público' }).first().click();
  await page.getByRole('combobox', { name: 'Motivo' }).first().selectOption('Cerrado por reforma');
  const reopening = page.getByRole('group', { name: 'Vuelve a abrir el' }).first();
  await reopening.getByRole('spinbutton', { name: 'Día' }).click();
  await page.keyboard.type(`2001${new Date().getFullYear() + 1}`);
  await press(page, 'Actualizar información');
  await expect(page.getByText('Información actualizada')).toBeVisible();

  const reopens = `Cerrado, reabre el 20/01/${new Date().getFullYear() + 1}`;
  await expect(pin).toHaveAccessibleName(new RegExp(`^${name}: ${reopens}`), soon);
  await expect(watcher.page.getByRole('region', { name })).toContainText(reopens);
  expect([...restaurant.complaints, ...watcher.complaints]).toEqual([]);
});

test('[R-ARE-07] [R4] swapped coordinates are found, swapped back by a press, and a place is chosen on the map', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, admin, '/admin/restaurants');
  const [restaurant] = await askThePortal<Restaurant[]>(page, 'restaurant/all?size=1');
  if (restaurant === undefined) throw new Error('there are no restaurants');
  const { id, name, latitud, longitud } = restaurant;
  await page.goto(`${portal.url}/admin/restaurants/${id}`);
  await page.getByRole('textbox', { name: /^Latitud/ }).fill(String(longitud));
  await page.getByRole('textbox', { name: /^Longitud/ }).fill(String(latitud));
  await press(page, /^Guardar restaurante$/);
  await expect(page).toHaveURL(/\/admin\/restaurants$/);

  await page.goto(`${portal.url}/admin/map?q=${encodeURIComponent(name)}`);
  const line = page
    .getByRole('listitem')
    .filter({ hasText: 'Latitud y longitud intercambiadas' })
    .filter({ hasText: name });
  await expect(line).toHaveCount(1);
  await press(page, `Intercambiar latitud y longitud de ${name}`);
  await expect(line).toHaveCount(0, soon);
  await expect(map(page).getByRole('button', { name: new RegExp(`^${name}: `) })).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(line).toHaveCount(1, soon);
  await press(page, `Situar ${name} en el mapa`);
  const box = await map(page).boundingBox();
  if (box === null) throw new Error('there is no map');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.45);
  await expect(page.getByText(/^Quedará en 4\d\.\d+, -\d\.\d+$/)).toBeVisible();
  await press(page, 'Guardar el sitio');
  await expect(line).toHaveCount(0, soon);
  expect(complaints).toEqual([]);
});
