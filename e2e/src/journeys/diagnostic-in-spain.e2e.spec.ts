import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 5_000 };
const franchisee = 'franchisee@es.chain.example';
/** Unique, to tell them from demo data. */
const strength = 'Aparcamiento propio con sesenta plazas';
const theirStrength = 'La única terraza de la avenida';
const station = 'Estación de Cercanías';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const newStrength = (page: Page) => page.getByRole('textbox', { name: 'Escribe una fortaleza' });
const strengths = (page: Page) => page.getByRole('region', { name: /^Fortalezas/ });
/** In an auto-growing field. */
const written = (page: Page, text: string) => strengths(page).locator('textarea', { hasText: text });
const saveSwot = (page: Page) => page.getByRole('button', { name: 'Guardar el DAFO' });
const saveClients = (page: Page) => page.getByRole('button', { name: 'Guardar los clientes' });

async function typeStrength(page: Page, text: string) {
  await newStrength(page).fill(text);
  await expect(saveSwot(page)).toBeEnabled();
}

test('[R-DIA-06] [R-DIA-08] [R-DIA-05] a strength is typed, guarded, saved, and seen in a second browser', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, franchisee, '/diagnostic');
  const second = await visit(browser, portal, franchisee, '/diagnostic');
  const { page } = first;
  await expect(newStrength(second.page)).toBeVisible();
  await expect(page).toHaveTitle(/^Diagnóstico/);
  await expect(saveSwot(page)).toHaveCount(0);
  await typeStrength(page, strength);

  await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(page).toHaveURL(/\/diagnostic/);
  await expect(written(second.page, strength)).toHaveCount(0);

  await saveSwot(page).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(saveSwot(page)).toHaveCount(0);
  await expect(written(second.page, strength)).toHaveCount(1, soon);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('[R4] two people who type into the same lists at once: the second sees who was first, and loses nothing', async ({
  browser,
  portal,
}) => {
  const first = await visit(browser, portal, 'admin@es.chain.example', '/diagnostic');
  const place = await first.page.locator('h1 + div').innerText();
  const second = await visit(browser, portal, 'admin@es.chain.example', '/diagnostic');
  await expect(second.page.locator('h1 + div')).toHaveText(place);
  await typeStrength(second.page, 'Reparto hasta medianoche');
  await typeStrength(first.page, theirStrength);
  await saveSwot(first.page).click();

  const notice = second.page.getByRole('alert').filter({ hasText: 'ha guardado el DAFO' });
  await expect(notice).toContainText('Ha cambiado: Fortalezas.', soon);
  await expect(written(second.page, 'Reparto hasta medianoche')).toHaveCount(1);
  await expect(saveSwot(second.page)).toBeDisabled();
  await notice.getByRole('button', { name: 'Ver los suyos' }).click();
  await expect(written(second.page, theirStrength)).toHaveCount(1);
  await expect(saveSwot(second.page)).toHaveCount(0);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('[R-DIA-16] [R-DIA-20] [R-DIA-13] [AMB-90] clients show what is missing to 100 until complete, and an own option is added around the restaurant', async ({
  browser,
  portal,
}) => {
  const second = await visit(browser, portal, franchisee, '/diagnostic');
  const { page, complaints } = await visit(browser, portal, franchisee, '/diagnostic');
  const share = (on: Page, name: string) => on.getByRole('textbox', { name: `${name}, en porcentaje` });
  const groups = ['Trabajadores', 'Estudiantes', 'Familias', 'Pareja o amigos', 'Grupos', 'Solos'];
  for (const [part, shares] of [
    ['Lunes a jueves', [33.3, 33.3, 10, 10, 10, 3]],
    ['Viernes a domingo', [10, 10, 50, 15, 10, 5]],
  ] as const)
    for (const [index, group] of groups.entries())
      await share(page, `${group}, ${part}`).fill(String(shares[index]).replace('.', ','));
  await expect(page.getByText('Faltan 0,4')).toBeVisible();
  await expect(saveClients(page)).toBeEnabled();
  await share(page, 'Solos, Lunes a jueves').fill('3,4');
  await saveClients(page).click();
  await expect(saveClients(page)).toHaveCount(0);
  await expect(share(second.page, 'Solos, Lunes a jueves')).toHaveValue('3,4', soon);

  const own = page.getByRole('textbox', { name: 'Otra opción' });
  await own.fill(station);
  await own.press('Enter');
  const chip = (on: Page) => on.getByRole('button', { name: station, exact: true });
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(second.page)).toHaveAttribute('aria-pressed', 'true', soon);
  await press(page, `Borrar ${station}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar opción' }).click();
  await expect(chip(second.page)).toHaveCount(0, soon);
  expect([...complaints, ...second.complaints]).toEqual([]);
});

test('[R-DIA-01] [R-DIA-40] the menu leads to a section, and follows the page', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, franchisee, '/diagnostic');
  const menu = page.getByRole('navigation', { name: 'Secciones del diagnóstico' });
  await menu.getByRole('link', { name: 'Momentos del día' }).click();
  const current = menu.locator('[aria-current]');
  await expect(current).toContainText('Momentos del día');
  const top = () => page.locator('#moments').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(80);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toContainText('DAFO');
  expect(complaints).toEqual([]);
});

test('[R-DIA-04] [U11] the report is printed after a second and a half: a cover, every section, nothing to press', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, franchisee, '/diagnostic');
  await page.evaluate(() => {
    const times = window as { begun?: number; printed?: number } & Window;
    // The journey closes the dialog.
    window.print = () => void (times.printed = performance.now());
    document.addEventListener('click', () => (times.begun = performance.now()), {
      once: true,
      capture: true,
    });
  });
  await press(page, 'Imprimir');
  const overlay = page.getByRole('alertdialog', { name: 'Preparando el informe…' });
  await expect(overlay).toBeVisible();
  await page.waitForFunction(() => (window as { printed?: number }).printed !== undefined);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(overlay).toHaveCount(0);
  const waited = await page.evaluate(() => {
    const { begun = 0, printed = 0 } = window as { begun?: number; printed?: number };
    return printed - begun;
  });
  expect(waited).toBeGreaterThanOrEqual(1_500);
  expect(waited).toBeLessThan(3_000);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Diagnóstico del restaurante')).toBeVisible();
  for (const name of [
    'DAFO',
    'Población',
    'Clientes',
    'Competencia',
    'Consumo',
    'Momentos del día',
    'Mix de producto',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  // Print shows chosen values as labels, without controls.
  const controls = page.locator(
    'main :is(button:not([aria-pressed="true"]), input, select, textarea, summary)',
  );
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(complaints).toEqual([]);
});
