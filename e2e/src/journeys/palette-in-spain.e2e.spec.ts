import type { Page } from '@playwright/test';
import type { CollectionSummary } from '@portal/contracts/areas/library';
import type { Template } from '@portal/contracts/areas/templates';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

/* Personal search history. */

const soon = { timeout: 20_000 };
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar en el portal' });
/** Not the line that searches for it. */
const line = (page: Page, name: string) =>
  palette(page)
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first();
/** The document is painted before its key handlers exist. */
async function openPalette(page: Page) {
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused({ timeout: 3_000 });
  }).toPass(soon);
}

test('[R-PLT-15] [W18] Ctrl+K finds collections and templates, and offers recent searches to their own person only', async ({
  browser,
  portal,
}) => {
  test.slow();
  const { page, complaints } = await visit(browser, portal, 'franchisee@es.chain.example');
  const [collection] = await askThePortal<CollectionSummary[]>(page, 'library/collections?size=1');
  const templates = await askThePortal<Template[]>(page, 'templates?size=-1');
  const template = templates.find(({ resource }) => resource !== null);
  if (collection === undefined || template === undefined) throw new Error('the demo has too little');

  // Keyboard only.
  await openPalette(page);
  await page.keyboard.type(collection.name);
  await expect(line(page, collection.name)).toBeVisible(soon);
  await line(page, collection.name).click();
  await expect(page).toHaveURL(/\/library\/collections\//);
  await expect(page.getByRole('heading', { level: 1, name: collection.name })).toBeVisible(soon);

  await openPalette(page);
  await page.keyboard.type(template.name);
  await line(page, template.name).click(soon);
  await expect(page).toHaveURL(new RegExp(`/order/${template.entry.from.file}\\?template=`), soon);

  // Both terms, the last one first; Delete removes it.
  await page.goto(portal.url);
  await openPalette(page);
  await expect(palette(page).getByRole('option').first()).toContainText(template.name);
  await page.keyboard.press('Delete');
  await expect(palette(page).getByRole('option').first()).toContainText(collection.name);
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('combobox')).toHaveValue(collection.name);
  await page.keyboard.press('Escape');

  // The header's field has the same ones.
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Buscar piezas' });
  await field.click();
  await expect(page.getByRole('listbox', { name: 'Búsquedas recientes' })).toContainText(collection.name);
  await page.keyboard.type('vinilo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?s=vinilo/);

  // Another user of the browser sees none.
  const manager = await visit(browser, portal, 'manager@es.chain.example');
  await page.context().clearCookies();
  await page.context().addCookies(await manager.page.context().cookies());
  await page.goto(portal.url);
  await openPalette(page);
  await expect(line(page, 'Inicio')).toBeVisible(soon);
  await expect(palette(page).getByText('Búsquedas recientes')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
