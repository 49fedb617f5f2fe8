import type { Page } from '@playwright/test';
import { nameOf } from './ask-the-portal';
import { expect, test, type Visitor, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 5_000 };
/** First load of code. */
const slowly = { timeout: 60_000 };
const franchisee = 'franchisee@es.chain.example';
const administrator = 'admin@es.chain.example';
const cafes = 'Cafeterías';
const bakery = 'HORNO DE LA ABUELA';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const brand = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
const rating = (page: Page, feature: string, name: string) =>
  page.getByRole('combobox', { name: `${feature}: ${name}` });
const saveCompetition = (page: Page) => button(page, 'Guardar la competencia');
const saveComparison = (page: Page) => button(page, 'Guardar la comparación');
const heads = (page: Page) =>
  page.getByRole('table', { name: 'Puntuaciones del 1 al 5' }).getByRole('columnheader');

async function save(page: Page, what: (on: Page) => ReturnType<typeof button>) {
  await what(page).click();
  await expect(what(page)).toHaveCount(0);
}

/** Keeps the own chain only. */
async function compareNobody(page: Page) {
  const remove = button(page, /^Dejar de comparar/);
  for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
  await expect(remove).toHaveCount(0);
  if ((await saveComparison(page).count()) > 0) await save(page, saveComparison);
}

async function addOwnBrand(page: Page) {
  await button(page, `Añadir marca propia: ${cafes}`).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva marca propia' });
  await dialog.getByRole('button', { name: 'Añadir marca' }).click();
  await expect(dialog.getByText('Escribe el nombre de la marca.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('  horno  de la abuela ');
  await dialog.getByRole('button', { name: 'Añadir marca' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(brand(page, bakery)).toHaveAttribute('aria-pressed', 'true');
}

const complaintsOf = (...visitors: readonly Visitor[]) => visitors.flatMap(({ complaints }) => complaints);

test('[R-DIA-22] [R-DIA-25] [R-DIA-26] [R-DIA-28] [R-DIA-31] a brand of its own is added, chosen, compared and rated; a second browser sees it come and go', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, franchisee, '/diagnostic');
  const second = await visit(browser, portal, franchisee, '/diagnostic');
  const { page } = first;
  await expect(heads(second.page).first()).toBeVisible(slowly);
  await compareNobody(page);
  await expect(saveCompetition(page)).toHaveCount(0);

  await addOwnBrand(page);
  const intensity = page.getByRole('group', { name: `Intensidad: ${cafes}` });
  const low = intensity.getByRole('radio', { name: 'Baja' });
  if (!(await low.isChecked())) await low.press('Space');
  await save(page, saveCompetition);
  await expect(brand(second.page, bakery)).toHaveAttribute('aria-pressed', 'true', soon);

  await page.getByRole('combobox', { name: 'Competidor 1' }).selectOption(bakery);
  await rating(page, 'Servicio', bakery).selectOption('5');
  await rating(page, 'Servicio', 'Nuestra cadena').selectOption('3');
  await save(page, saveComparison);
  await expect(rating(second.page, 'Servicio', bakery)).toHaveValue('5', soon);
  await expect(heads(second.page)).toHaveText(['Aspecto', /Nuestra cadena$/, new RegExp(`${bakery}$`)]);

  await button(page, `Borrar ${bakery}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar marca' }).click();
  await expect(heads(page)).toHaveText(['Aspecto', /Nuestra cadena$/]);
  await expect(brand(second.page, bakery)).toHaveCount(0, soon);
  await expect(heads(second.page)).toHaveText(['Aspecto', /Nuestra cadena$/]);
  expect(complaintsOf(first, second)).toEqual([]);
});

test('[R-DIA-12] [R-DIA-15] what is around a restaurant is chosen with one press, and shows in a second browser', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, franchisee, '/diagnostic');
  const second = await visit(browser, portal, franchisee, '/diagnostic');
  const hospital = (on: Visitor) => on.page.getByRole('button', { name: 'Hospital', exact: true });
  await expect(hospital(second)).toBeVisible(slowly);
  for (let press = 0; press < 2; press += 1) {
    const after = (await hospital(first).getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
    await hospital(first).click();
    await expect(hospital(second)).toHaveAttribute('aria-pressed', after, soon);
  }
  expect(complaintsOf(first, second)).toEqual([]);
});

test('[R4] [R-DIA-31] two people who rate at once: the second sees who was first and with what, and loses nothing', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, administrator, '/diagnostic');
  const place = await first.page.locator('h1 + div').innerText(slowly);
  const second = await visit(browser, portal, administrator, '/diagnostic');
  await expect(second.page.locator('h1 + div')).toHaveText(place, slowly);
  const [service, ambient] = ['Servicio', 'Ambiente'].map(
    (feature) =>
      ({ page }: Visitor) =>
        rating(page, feature, 'Nuestra cadena'),
  ) as [(on: Visitor) => ReturnType<typeof rating>, (on: Visitor) => ReturnType<typeof rating>];
  const other = async (of: ReturnType<typeof rating>) => ((await of.inputValue()) === '4' ? '2' : '4');
  const theirs = await other(service(first));
  const mine = await other(ambient(second));
  await ambient(second).selectOption(mine);
  await service(first).selectOption(theirs);
  await save(first.page, saveComparison);
  const who = await nameOf(first.page);
  const notice = second.page.getByRole('alert').filter({ hasText: 'ha guardado la comparación' });
  await expect(notice).toContainText(who, soon);
  await expect(notice).toContainText('Ha cambiado: Nuestra cadena.');
  await expect(ambient(second)).toHaveValue(mine);
  await expect(saveComparison(second.page)).toBeDisabled();
  await notice.getByRole('button', { name: 'Mantener mis cambios' }).click();
  await save(second.page, saveComparison);
  await expect(ambient(first)).toHaveValue(mine, soon);
  expect(complaintsOf(first, second)).toEqual([]);
});
