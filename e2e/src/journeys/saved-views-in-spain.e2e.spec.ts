import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey';

/* Saved views sync between devices. */

const franchisee = 'franchisee@es.chain.example';
const name = 'Los más antiguos';

const openViews = (page: Page) => page.getByRole('button', { name: 'Vistas', exact: true }).click();
/** The current view has a suffix. */
const viewIn = (page: Page) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('[U6] a saved view follows its person to another device', async ({ browser, portal }) => {
  const till = await visit(browser, portal, franchisee, '/orders?sort=number');
  const phone = await visit(browser, portal, franchisee, '/orders');
  await openViews(phone.page);

  await test.step('named here, it is in the open list of the other device', async () => {
    await openViews(till.page);
    await till.page.getByRole('textbox', { name: 'Nombre de la vista' }).fill(name);
    await till.page.getByRole('button', { name: 'Guardar esta vista' }).click();
    await expect(viewIn(phone.page)).toBeVisible();
  });

  await test.step('chosen there, the list has the same order as here', async () => {
    await viewIn(phone.page).click();
    await expect(phone.page).toHaveURL(/\/orders\?sort=number$/);
  });

  await test.step('deleted there, it is gone here, also after a reload', async () => {
    await openViews(phone.page);
    await openViews(till.page);
    await expect(viewIn(till.page)).toBeVisible();
    await phone.page.getByRole('button', { name: `Borrar la vista ${name}` }).click();
    await expect(viewIn(till.page)).toHaveCount(0);
    await till.page.reload();
    await openViews(till.page);
    await expect(till.page.getByText('Aún no has guardado ninguna vista.')).toBeVisible();
  });
  expect([...till.complaints, ...phone.complaints]).toEqual([]);
});
