import type { Page } from '@playwright/test';
import type { CollectionDetail } from '@portal/contracts/areas/library';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { expect, test, visit } from './journey';

const soon = { timeout: 20_000 };
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const pieces = (page: Page) =>
  page.getByRole('list', { name: 'Piezas de la colección' }).getByRole('article');
const unread = async (page: Page) =>
  (await askThePortal<{ unread: number }>(page, 'user/notices/unread?lang=CAST')).unread;

test('a franchisee keeps pieces, orders all of a collection and shares it; hidden pieces show no name', async ({
  browser,
  portal,
}) => {
  test.slow();
  const franchisee = await visit(browser, portal, 'franchisee@es.chain.example', '/library');
  const { page } = franchisee;
  const other = await visit(browser, portal, 'franchisee@es.chain.example', '/library');
  const favourites = other.page.getByRole('list', { name: 'Favoritas' });
  await expect(favourites).toBeVisible();

  const kept = await askThePortal<{ id: number }[]>(page, 'library/favourites?size=-1');
  const published = await askThePortal<ResourceSummary[]>(page, 'resource?size=60&status=1&lang=CAST');
  const free = published.filter(
    ({ id, has_file: hasFile, budget }) => hasFile && budget === 1 && kept.every((each) => each.id !== id),
  );
  const [first, second] = free;
  if (first === undefined || second === undefined) throw new Error('the demo has too few pieces');

  // Live in the other browser; undone by the message.
  await page.goto(portal.url + first.link);
  await press(page, 'Favorita');
  await expect(favourites.getByRole('link', { name: first.name, exact: true })).toBeVisible(soon);
  await press(page, 'Añadir a una colección');
  await page.getByRole('dialog').getByRole('button', { name: 'Colección nueva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colección nueva' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Viaje de prueba');
  await dialog.getByRole('button', { name: 'Crear colección' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(portal.url + second.link);
  await press(page, 'Añadir a una colección');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Viaje de prueba/ })
    .click();
  const card = other.page.getByRole('link', { name: /^Viaje de prueba/ });
  await expect(card).toContainText('2 piezas', soon);

  // Common answers are asked once.
  await card.click();
  await expect(pieces(other.page)).toHaveCount(2);
  const address = new URL(other.page.url()).pathname;
  await press(other.page, 'Pedir todo');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Añadir 2 a la cesta' }).click();
  await expect(other.page).toHaveURL(/\/cart$/, soon);
  for (const { name } of [first, second])
    await expect(other.page.getByRole('main').getByText(name).first()).toBeVisible();

  // Colleagues of another restaurant need the link.
  const manager = await visit(browser, portal, 'manager@es.chain.example', address);
  await expect(
    manager.page.getByRole('heading', { level: 2, name: 'Esta colección no está disponible' }),
  ).toBeVisible();
  await page.goto(portal.url + address);
  await page.getByRole('switch', { name: 'Compartir con un enlace' }).click();
  await expect(page.getByRole('textbox', { name: 'Enlace de la colección' })).toHaveValue(
    portal.url + address,
  );
  await expect(pieces(manager.page)).toHaveCount(2, soon);
  expect(await manager.page.getByRole('switch', { name: 'Compartir con un enlace' }).count()).toBe(0);

  // Both follow; then a file is replaced and a piece hidden.
  for (const each of [page, manager.page]) {
    await press(each, 'Avisarme si cambia una pieza');
    await expect(
      each.getByRole('main').getByRole('button', { name: 'Avisarme si cambia una pieza' }),
    ).toHaveAttribute('aria-pressed', 'true');
  }
  const before = await unread(manager.page);
  const admin = await visit(browser, portal, 'admin@es.chain.example', `/admin/resources/${first.id}`);
  const file = { name: 'nuevo.pdf', mimeType: 'application/pdf', buffer: aPdf('Nuevo archivo') };
  await admin.page.getByRole('main').locator('input[type="file"]').last().setInputFiles(file);
  await press(admin.page, /^Guardar$/);
  await expect.poll(() => unread(manager.page), soon).toBe(before + 1);
  await manager.page.getByRole('button', { name: /^Avisos,/ }).click();
  const announced = manager.page
    .getByRole('listitem')
    .filter({ hasText: 'Archivo nuevo de una pieza que sigues' });
  await expect(announced).toHaveCount(1);
  await expect(announced).toContainText(first.name);

  await admin.page.goto(`${portal.url}/admin/resources/${first.id}`);
  await admin.page.getByRole('radio', { name: 'Inactivo' }).check();
  await press(admin.page, /^Guardar$/);
  await expect(admin.page.getByText(/guardad[oa]/).first()).toBeAttached(soon);
  await manager.page.goto(portal.url + address);
  await expect(manager.page.getByText('1 pieza no está disponible para ti.')).toBeVisible();
  const asked = await askThePortal<CollectionDetail>(
    manager.page,
    `library/collection/${address.split('/').at(-1)}`,
  );
  expect(JSON.stringify(asked)).not.toContain(first.name);
  const notices = await askThePortal<object[]>(manager.page, 'user/notices?lang=CAST');
  expect(notices.filter((each) => 'kind' in each && each.kind === 'replaced')).toEqual([]);

  // Withdrawn while the colleague has it open.
  await page.goto(portal.url + address);
  await page.getByRole('switch', { name: 'Compartir con un enlace' }).click();
  await expect(
    manager.page.getByRole('heading', { level: 2, name: 'Esta colección no está disponible' }),
  ).toBeVisible(soon);
  // Journeys about drafts need new ones.
  await sendToPortal(admin.page, 'resource/update', [{ files: String(first.id), status: 1 }]);
  for (const { complaints } of [franchisee, other, admin])
    expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);
});
