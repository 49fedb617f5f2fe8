import type { Page } from '@playwright/test';
import { setSpecialDay, specialHoursOf, twoRestaurants } from './channels-journey';
import { expect, test, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 5_000 };
const christmasEve = `${new Date().getFullYear() + 1}-12-24`;
const franchisee = 'franchisee@es.chain.example';
/** Unique, to tell it from demo data. */
const reason = 'El proveedor revisa los datáfonos y durante la tarde no podemos cobrar pedidos del móvil.';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const hoursOf = (page: Page, day: string) => page.getByRole('textbox', { name: `Horario: ${day}` });
const save = (page: Page) => press(page, 'Actualizar información');
const saved = (page: Page) => expect(page.getByText('Información actualizada')).toBeVisible();
const preview = (page: Page) => page.getByRole('region', { name: 'Así lo ven los clientes' });

test('[R-CHN-06] [R-CHN-17] [R4] hours are changed, marked until they are saved, and seen in a second browser', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, franchisee, '/channels');
  const second = await visit(browser, portal, franchisee, '/channels');
  const { page } = first;
  await expect(hoursOf(second.page, 'Martes')).toBeVisible();

  await hoursOf(page, 'Martes').fill('11:15-1:45');
  await page.keyboard.press('Enter');
  await expect(hoursOf(page, 'Martes')).toHaveValue('11:15–01:45');
  await expect(page.getByText('Sin guardar', { exact: true })).toBeVisible();
  await expect(page.getByText('1 bloque cambiado')).toBeVisible();
  await expect(preview(page)).toContainText('11:15–01:45');
  await expect(hoursOf(second.page, 'Martes')).not.toHaveValue('11:15–01:45');

  await save(page);
  await saved(page);
  await expect(page.getByText('1 bloque cambiado')).toHaveCount(0);
  await expect(hoursOf(second.page, 'Martes')).toHaveValue('11:15–01:45', soon);
  await expect(preview(second.page)).toContainText('11:15–01:45');
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('[R-CHN-29] [R-CHN-30] a closure is planned for tomorrow, and seen on its day in both browsers', async ({
  browser,
  portal,
}) => {
  const second = await visit(browser, portal, 'manager@es.chain.example', '/channels');
  const { page, complaints } = await visit(browser, portal, 'manager@es.chain.example', '/channels');
  await page.getByRole('radio', { name: 'Programados' }).check({ force: true });
  // Removes those of the demo data.
  const removals = page.getByRole('button', { name: /^Quitar el cambio/ });
  while ((await removals.count()) > 0) {
    const count = await removals.count();
    await removals.first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Quitar el cambio', exact: true })
      .click();
    await expect(removals).toHaveCount(count - 1);
  }
  await press(page, 'Programar un cambio');
  await page.getByRole('switch', { name: 'Abierto al público' }).click();
  await page.getByRole('combobox', { name: 'Motivo' }).selectOption('Cerrado por reforma');
  await save(page);
  await page
    .getByRole('alertdialog', { name: '¿Hasta cuándo está cerrado?' })
    .getByRole('button')
    .last()
    .click();
  const reopening = page.getByRole('group', { name: 'Vuelve a abrir el' });
  await reopening.getByRole('spinbutton', { name: 'Día' }).click();
  await page.keyboard.type(`2001${new Date().getFullYear() + 1}`);
  await save(page);
  await saved(page);

  const stop = (on: Page) =>
    on.getByRole('group', { name: 'Ver el restaurante otro día' }).getByRole('radio').nth(1);
  for (const each of [page, second.page]) {
    await stop(each).check({ force: true, ...soon });
    await expect(preview(each)).toContainText('Cerrado por reforma');
    await expect(preview(each)).toContainText('Cambia');
  }
  expect([...complaints, ...second.complaints]).toEqual([]);
});

test('[AMB-49] [R-MOP-06] a manager closes mobile ordering for a time, and the pause is in the administrators’ list', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, 'manager@es.chain.example', '/channels');
  await press(page, 'Pausar el pedido móvil');
  const dialog = page.getByRole('dialog', { name: 'Pausar el pedido móvil' });
  const start = dialog.getByRole('group', { name: 'Inicio' });
  await start.getByRole('spinbutton', { name: 'Año' }).click();
  await page.keyboard.type(String(new Date().getFullYear() + 1));
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await dialog.getByRole('button', { name: 'Añadir la pausa' }).click();
  await expect(page.getByText('1 bloque cambiado')).toBeVisible();
  await save(page);
  await saved(page);
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/mop?q=datáfonos');
  await expect(admin.page.getByRole('row').filter({ hasText: reason })).toHaveCount(1);
  expect([...complaints, ...admin.complaints]).toEqual([]);
});

test('[R-CHN-15] two restaurants get the hours of Christmas, which guests read in the preview and as JSON-LD', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, franchisee, '/channels');
  const restaurants = await twoRestaurants(page);
  expect(restaurants.length).toBe(2);
  const spans = [
    { start: '12:00', end: '16:00' },
    { start: '20:00', end: '23:30' },
  ];
  expect(await setSpecialDay(page, restaurants, { day: christmasEve, closed: 0, spans })).toEqual(
    restaurants.map(({ id }) => id),
  );
  const panel = page.getByRole('region', { name: 'Días especiales' });
  const row = panel.getByRole('listitem').filter({ hasText: `24/12/${christmasEve.slice(0, 4)}` });
  await expect(row).toContainText('12:00–16:00, 20:00–23:30', soon);
  for (const { site } of restaurants)
    expect(await specialHoursOf(page, site, christmasEve)).toEqual(['12:00–16:00', '20:00–23:30']);

  await page
    .getByRole('group', { name: 'Fecha de la vista previa' })
    .getByRole('spinbutton', { name: 'Día' })
    .click();
  await page.keyboard.type(`2412${christmasEve.slice(0, 4)}`);
  await expect(preview(page)).toContainText('12:00–16:00, 20:00–23:30');

  // One of them closes that day, and takes it back.
  await row.getByRole('button', { name: /^Editar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Horario de un día especial' });
  await dialog.getByRole('radio', { name: 'Cierra todo el día' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Guardar el día' }).click();
  await expect(row).toContainText('cerrado');
  await expect(preview(page)).toContainText('Cierra todo el día');
  await press(page, 'Deshacer');
  await expect(row).toContainText('12:00–16:00, 20:00–23:30');
  await expect(preview(page)).toContainText('12:00–16:00, 20:00–23:30');
  expect(complaints).toEqual([]);
});
