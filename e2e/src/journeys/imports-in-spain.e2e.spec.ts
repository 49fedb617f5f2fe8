import type { Browser, Locator, Page } from '@playwright/test';
import { handMadeWorkbook } from '../hostile-files/hand-made-workbook';
import { askThePortal } from './ask-the-portal';
import { expect, type OpenPortal, test, visit } from './journey';

/* W36. */

/** Maximum push delay. */
const soon = { timeout: 5_000 };
/** File checks have the lowest priority. */
const patient = { timeout: 30_000 };
const heading = ['Restaurante', 'Franja', 'Ventas', 'GC'];

/** A reader and an administrator. */
const visitBoth = (browser: Browser, portal: OpenPortal, path: string) =>
  Promise.all([
    visit(browser, portal, 'manager@es.chain.example', '/diagnostic'),
    visit(browser, portal, 'admin@es.chain.example', path),
  ]);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const bring = (page: Page, name: string, rows: Parameters<typeof handMadeWorkbook>[0]) =>
  page
    .getByRole('listitem', { name: 'Elige el archivo' })
    .locator('input[type=file]')
    .setInputFiles([
      {
        name,
        buffer: Buffer.from(handMadeWorkbook(rows)),
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    ]);
const cellsOf = (table: Locator) =>
  table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.flatMap((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent)),
    );

test('[R-IMP-02] [R-IMP-07] [R-IMP-08] [AMB-69] [W36] three errors are reported, the corrected file is compared, confirmed and undone; the open diagnostic follows', async ({
  browser,
  portal,
}) => {
  const [reader, { page, complaints }] = await visitBoth(browser, portal, '/admin/import?kind=sales');
  const { restaurants } = await askThePortal<{ restaurants: { site: string }[] }>(reader.page, 'init');
  const site = restaurants[0]?.site ?? '';
  const moments = reader.page.getByRole('region', { name: /Momentos del día/ });
  await bring(page, 'ventas.xlsx', [
    heading,
    [site, 'Comida', 'doce', 1],
    [site, 'Merienda', 1, 1],
    ['99999', 'Cena', 2, 2],
  ]);
  await expect(moments).toBeVisible(patient);
  await expect(moments).not.toContainText('87,5');
  const mistakes = page.getByRole('table', { name: 'Errores del archivo' });
  await expect(mistakes).toBeVisible(patient);
  expect((await cellsOf(mistakes)).filter((_cell, index) => index % 3 === 0)).toEqual(['C2', 'B3', 'A4']);
  await expect(page.getByRole('button', { name: 'Importar', exact: true })).toHaveCount(0);
  const report = await page.request.get(
    portal.url + (await page.getByRole('link', { name: 'Descargar los errores (CSV)' }).getAttribute('href')),
  );
  expect((await report.text()).trim().split('\n')).toHaveLength(4);

  await bring(page, 'ventas bien.xlsx', [heading, [site, 'Comida', 87.5, 1], [site, 'Cena', '3,4 %', null]]);
  const news = page.getByRole('table', { name: /^Filas: / });
  await expect(news).toContainText('87,5', patient);
  await expect(moments).not.toContainText('87,5');
  await press(page, 'Importar');
  await expect(page.getByText('La información se ha actualizado correctamente')).toBeVisible();
  await expect(moments).toContainText('87,5', soon);

  await press(page, 'Deshacer la importación de ventas bien.xlsx');
  const question = page.getByRole('alertdialog', { name: '¿Deshacer la importación de ventas bien.xlsx?' });
  await question.getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect(page.getByText('Importación deshecha: ventas bien.xlsx')).toBeVisible();
  await expect(moments).not.toContainText('87,5', soon);
  expect([...complaints, ...reader.complaints]).toEqual([]);
});

test('[R-IMP-01] [R-IMP-03] a text of the diagnostic is changed without any file, and shown at once where it is open', async ({
  browser,
  portal,
}) => {
  const [reader, { page, complaints }] = await visitBoth(browser, portal, '/admin/import');
  await expect(reader.page.getByRole('region', { name: /Mix de producto/ })).toBeVisible(patient);
  await page
    .getByRole('textbox', { name: 'Mix de producto', exact: true })
    .fill('Qué se vende más que hace un año.');
  await press(page, 'Guardar 1 texto');
  await expect(page.getByText('La información se ha actualizado correctamente')).toBeVisible();
  await expect(reader.page.getByText('Qué se vende más que hace un año.')).toBeVisible(soon);
  expect([...complaints, ...reader.complaints]).toEqual([]);
});
