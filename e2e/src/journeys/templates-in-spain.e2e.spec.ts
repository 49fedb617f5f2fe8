import type { Page } from '@playwright/test';
import type { OrderDetail, OrderSummary } from '@portal/contracts/areas/orders';
import type { Template } from '@portal/contracts/areas/templates';
import { askThePortal } from './ask-the-portal';
import { fillInVinyl, selectSite, wordsInSpain as words } from './order-journey';
import { expect, test, visit } from './journey';

const soon = { timeout: 20_000 };
const name = 'Vinilo de la puerta de prueba';

/** A restaurant of both, after other journeys. */
async function commonSite(one: Page, other: Page): Promise<string> {
  const [ofOne, ofOther] = await Promise.all(
    [one, other].map((page) => askThePortal<{ restaurants: { name: string }[] }>(page, 'init')),
  );
  const names = ofOther?.restaurants.map(({ name }) => name) ?? [];
  return ofOne?.restaurants.find(({ name }) => names.includes(name))?.name ?? '';
}

test('a franchisee saves a template for the restaurant; a colleague’s open list shows it, who orders with every answer', async ({
  browser,
  portal,
}) => {
  test.slow();
  const manager = await visit(browser, portal, 'manager@es.chain.example', '/library/templates');
  const franchisee = await visit(browser, portal, 'franchisee@es.chain.example');
  const site = await commonSite(manager.page, franchisee.page);
  await selectSite(franchisee.page, /^Restaurante: /, new RegExp(site));

  await fillInVinyl(franchisee.page);
  await franchisee.page.getByRole('button', { name: 'Guardar como plantilla' }).click();
  const dialog = franchisee.page.getByRole('dialog', { name: 'Guardar como plantilla' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('radio', { name: site }).check({ force: true });
  await dialog.getByRole('button', { name: 'Guardar plantilla' }).click();
  await expect(dialog).toBeHidden();

  // Live in the colleague's list.
  const card = manager.page.getByRole('article', { name });
  await expect(card).toContainText(site, soon);
  await card.getByRole('button', { name: /^Usar/ }).click();
  const using = manager.page.getByRole('dialog', { name });
  await using.getByRole('button', { name: 'Añadir a la cesta' }).click();
  await manager.page.waitForURL(/\/cart$/);
  await manager.page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(
    manager.page
      .getByRole('main')
      .getByText(/#P-\d+/)
      .first(),
  ).toBeVisible(soon);

  // The order has the template's answers.
  const templates = await askThePortal<Template[]>(manager.page, 'templates?size=-1');
  const saved = templates.find((each) => each.name === name);
  const [placed] = await askThePortal<OrderSummary[]>(manager.page, 'order?size=1');
  const order = await askThePortal<OrderDetail>(manager.page, `order/${placed?.id}`);
  expect(order.items).toHaveLength(1);
  expect(order.items[0]).toMatchObject({
    resource_id: saved?.entry.from.file,
    resource_type: 4,
    resource_type_format: '150x200',
    method: 2,
    units_scale: '2',
    custom: saved?.entry.custom,
    params: { q1: 'Abierto hasta las 2', q5: 'inside' },
  });

  // Renamed and deleted elsewhere; undone by the message.
  await franchisee.page.goto(`${portal.url}/library/templates`);
  await manager.page.goto(`${portal.url}/library/templates`);
  await manager.page.getByRole('button', { name: `Más acciones para ${name}` }).click();
  await manager.page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click();
  const renaming = manager.page.getByRole('dialog');
  await renaming.getByRole('textbox', { name: 'Nombre' }).fill('Puerta');
  await renaming.getByRole('button', { name: 'Guardar nombre' }).click();
  const renamed = franchisee.page.getByRole('article', { name: 'Puerta' });
  await expect(renamed).toBeVisible(soon);
  await franchisee.page.getByRole('button', { name: 'Más acciones para Puerta' }).click();
  await franchisee.page.getByRole('menuitem', { name: 'Borrar' }).click();
  await franchisee.page.getByRole('button', { name: 'Borrar plantilla' }).click();
  await expect(renamed).toBeHidden();
  await franchisee.page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(renamed).toBeVisible(soon);
  for (const { complaints } of [franchisee, manager]) expect(complaints).toEqual([]);
});
