import { expect, test, visit } from './journey';

test('[R-IMP-10] [R-NAV-33] [AMB-36] a reader finds a piece despite a typo, takes it along, and the open report counts it', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/inform');
  const { page } = admin;
  const total = page.getByRole('status').filter({ hasText: /descargas?/ });
  await expect(total).toBeVisible({ timeout: 30_000 });
  const count = async () => Number(/\d[\d.]*/.exec(await total.innerText())?.[0].replaceAll('.', ''));
  const before = await count();

  const reader = await visit(browser, portal, 'franchisee@es.chain.example', '/search?s=cratel');
  const found = reader.page.getByRole('article').filter({ has: reader.page.locator('mark') });
  await expect(found.first()).toBeVisible({ timeout: 30_000 });
  const download = reader.page.waitForEvent('download');
  await reader.page
    .getByRole('button', { name: /^Descargar / })
    .first()
    .click();
  await download;

  // Live, without reload.
  await expect.poll(count, { timeout: 15_000 }).toBe(before + 1);
  await expect(page.getByRole('grid', { name: 'Descargas por pieza' })).toBeVisible();
  expect([...admin.complaints, ...reader.complaints]).toEqual([]);
});

test('[R-CAT-19] searches without results are shown to administrators, without who searched', async ({
  browser,
  portal,
}) => {
  const reader = await visit(browser, portal, 'franchisee@es.chain.example');
  await reader.page.goto(`${portal.url}/search?s=zarzuela+astral`);
  const reported = reader.page.waitForResponse((response) =>
    response.url().endsWith('/resource/search/empty'),
  );
  await expect(reader.page.getByRole('heading', { name: 'No encontramos «zarzuela astral»' })).toBeVisible();
  await reported;

  const admin = await visit(browser, portal, 'admin@es.chain.example', '/search');
  const missing = admin.page.getByRole('table', { name: 'Búsquedas sin resultado' });
  await expect(missing.getByRole('row').filter({ hasText: 'zarzuela astral' })).toContainText('1');
  expect([...admin.complaints, ...reader.complaints]).toEqual([]);
});
