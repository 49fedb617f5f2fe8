import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 5_000 };
/** First load of code. */
const slowly = { timeout: 60_000 };
const franchisee = 'franchisee@es.chain.example';
const administrator = 'admin@es.chain.example';
const brandName = 'ASADOR DE LA VEGA';
const newName = 'ASADOR DEL RÍO';
const example = 'Hay un aparcamiento público enfrente';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const brand = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const heads = (page: Page) =>
  page.getByRole('table', { name: 'Puntuaciones del 1 al 5' }).getByRole('columnheader');

async function find(page: Page, url: string, name: string) {
  await page.goto(url);
  await page.getByRole('searchbox').first().fill(name);
  await expect(row(page, name)).toBeVisible(slowly);
}

async function compareAlone(page: Page, name: string) {
  await brand(page, name).click();
  await button(page, 'Guardar la competencia').click();
  await expect(button(page, 'Guardar la competencia')).toHaveCount(0);
  const remove = button(page, /^Dejar de comparar/);
  for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
  await page.getByRole('combobox', { name: 'Competidor 1' }).selectOption(name);
  await button(page, 'Guardar la comparación').click();
  await expect(button(page, 'Guardar la comparación')).toHaveCount(0);
}

test('[R-DIA-23] [R-DIA-27] [AMB-66] [AMB-64] a brand is added, renamed and deleted by an administrator; an open diagnostic follows', async ({
  browser,
  portal,
}) => {
  const restaurant = await visit(browser, portal, franchisee, '/diagnostic');
  const admin = await visit(browser, portal, administrator, '/admin/reference/add');
  const { page } = admin;
  const open = restaurant.page;
  await expect(heads(open).first()).toBeVisible(slowly);
  await button(open, /^Ver .* más: Competencia directa$/).click();

  await page.getByRole('textbox', { name: 'Nombre' }).fill(brandName.toLowerCase());
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Competencia directa');
  await button(page, 'Añadir marca').click();
  await expect(page.getByText('Marca añadida')).toBeVisible();
  await expect(brand(open, brandName)).toBeVisible(soon);
  await compareAlone(open, brandName);
  await expect(heads(open).last()).toContainText(brandName);

  await find(page, `${portal.url}/admin/reference`, brandName);
  await row(page, brandName)
    .getByRole('link', { name: /^Editar/ })
    .click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(newName);
  await button(page, 'Guardar marca').click();
  await expect(page.getByText('Marca guardada')).toBeVisible();
  await expect(heads(open).last()).toContainText(newName, soon);

  await find(page, `${portal.url}/admin/reference`, newName);
  await row(page, newName)
    .getByRole('button', { name: /^Borrar/ })
    .click();
  await button(page, 'Borrar marca').click();
  await expect(heads(open)).toHaveCount(2, soon);
  await expect(brand(open, newName)).toHaveCount(0);
  // The alert links to the selection.
  const alert = open.getByRole('link', { name: /Todavía no te comparas con ningún competidor/ });
  await expect(alert.first()).toBeVisible(soon);
  await alert.first().click();
  await expect(open).toHaveURL(/\/diagnostic#competence$/);
  await button(page, 'Deshacer').click();
  await expect(heads(open).last()).toContainText(newName, soon);
  await expect(alert).toHaveCount(0, soon);
  expect([...admin.complaints, ...restaurant.complaints]).toEqual([]);
});

test('[R-DIA-07] [AMB-66] an example is added, switched off and deleted by an administrator; the open examples follow', async ({
  browser,
  portal,
}) => {
  const restaurant = await visit(browser, portal, franchisee, '/diagnostic');
  const admin = await visit(browser, portal, administrator, '/admin/reference/swot/add?type=3');
  const { page } = admin;
  await restaurant.page
    .getByRole('region', { name: /^Oportunidades/ })
    .getByRole('button', { name: /^Ver ejemplos/ })
    .click();
  const dialog = restaurant.page.getByRole('dialog', { name: 'Ejemplos: Oportunidades' });
  const offered = dialog.getByRole('button', { name: example });
  await expect(dialog).toBeVisible(slowly);

  await page.getByRole('textbox', { name: 'Texto', exact: true }).fill(example);
  await button(page, 'Añadir ejemplo').click();
  await expect(page.getByText('Ejemplo añadido')).toBeVisible();
  await expect(offered).toBeVisible(soon);

  await find(page, `${portal.url}/admin/reference/swot`, example);
  await row(page, example)
    .getByRole('link', { name: /^Editar/ })
    .click();
  await page.getByRole('switch', { name: 'Se ofrece a los restaurantes' }).click();
  await button(page, 'Guardar ejemplo').click();
  await expect(page.getByText('Ejemplo guardado')).toBeVisible();
  await expect(offered).toHaveCount(0, soon);

  await find(page, `${portal.url}/admin/reference/swot`, example);
  await row(page, example)
    .getByRole('button', { name: /^Borrar/ })
    .click();
  await button(page, 'Borrar ejemplo').click();
  await expect(page.getByText('Ejemplo borrado')).toBeVisible();
  await expect(row(page, example)).toHaveCount(0);
  expect([...admin.complaints, ...restaurant.complaints]).toEqual([]);
});
