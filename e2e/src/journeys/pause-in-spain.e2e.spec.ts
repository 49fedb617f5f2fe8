import { minCancelReason, minPauseReason } from '@portal/contracts/areas/mop';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 1_000 };
/** Unique, to tell it from demo data. */
const reason = 'Cambiamos los filtros de la campana extractora y la cocina queda parada toda la tarde.';
const why = 'Ese día hay una promoción nacional en la app.';

const main = (page: Page) => page.locator('main');
/** In the restaurant's list. */
const mine = (page: Page) => main(page).getByRole('row').filter({ hasText: reason });
/** In the administrators' table. */
const request = (page: Page) => main(page).getByRole('row').filter({ hasText: reason });
const statusOf = (page: Page) => request(page).getByRole('button', { name: /^Estado de la pausa de/ });

async function choose(page: Page, status: string): Promise<void> {
  await statusOf(page).click();
  await page.getByRole('menuitem', { name: status }).click();
}

/** After all pauses of the demo data. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pedir una pausa' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pausar el pedido móvil' });
  const start = dialog.getByRole('group', { name: 'Inicio' });
  const nextYear = new Date().getFullYear() + 1;
  await start.getByRole('spinbutton', { name: 'Año' }).click();
  await page.keyboard.type(String(nextYear));
  await start.getByRole('combobox', { name: 'a las' }).selectOption('16:00');

  const text = dialog.getByRole('textbox', { name: 'Motivo' });
  await text.fill('Demasiado corto');
  await dialog.getByRole('button', { name: 'Pedir la pausa' }).click();
  await expect(dialog.getByText(`al menos ${minPauseReason} caracteres`)).toBeVisible();
  await expect(text).toHaveValue('Demasiado corto');
  await expect(start.getByRole('combobox', { name: 'a las' })).toHaveValue('16:00');
  await text.fill(reason);
  await expect(dialog.getByText('Tu petición está dentro de plazo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pedir la pausa' }).dblclick();
  await expect(dialog).toBeHidden();
}

test('[R-MOP-03] [R-MOP-10] [R-MOP-11] [R-MOP-14] a restaurant asks for a pause, an administrator confirms and cancels it, both see it live', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/mop');
  await expect(main(admin.page).getByRole('table', { name: 'Peticiones de pausa' })).toBeVisible();
  const restaurant = await visit(browser, portal, 'franchisee@es.chain.example', '/pauses');

  await test.step('request, once for any number of clicks', async () => {
    await ask(restaurant.page);
    await expect(mine(restaurant.page)).toHaveCount(1);
    await expect(mine(restaurant.page)).toContainText('Pendiente');
  });

  await test.step('the administrator sees the news and moves no rows by reading on', async () => {
    await expect(request(admin.page)).toHaveCount(0);
    const pill = admin.page.getByRole('button', { name: '1 petición nueva' });
    await expect(pill).toBeVisible(soon);
    await pill.click();
    await expect(statusOf(admin.page)).toContainText('Pendiente');
  });

  await test.step('confirmed, and the restaurant sees it', async () => {
    await choose(admin.page, 'Confirmado');
    await expect(mine(restaurant.page)).toContainText('Confirmado', soon);
    await expect(restaurant.page.getByText(/^Confirmada: la pausa del/)).toBeVisible();
  });

  await test.step('cancelled with a reason, and with none too short', async () => {
    await choose(admin.page, 'Cancelado');
    const popup = admin.page.getByRole('dialog', { name: '¿Por qué se cancela?' });
    const text = popup.getByRole('textbox', { name: 'Motivo de la cancelación' });
    await text.fill('Porque no');
    await popup.getByRole('button', { name: 'Cancelar la pausa' }).click();
    await expect(popup.getByText(`al menos ${minCancelReason} caracteres`)).toBeVisible();
    await expect(text).toHaveValue('Porque no');
    await expect(mine(restaurant.page)).toContainText('Confirmado');
    await text.fill(why);
    await popup.getByRole('button', { name: 'Cancelar la pausa' }).click();
    await expect(mine(restaurant.page)).toContainText('Cancelado', soon);
    await expect(mine(restaurant.page)).toContainText(`«${why}»`);
    await expect(restaurant.page.getByText(`Cancelada: ${why}`, { exact: false })).toBeVisible();
  });

  expect([...restaurant.complaints, ...admin.complaints]).toEqual([]);
});
