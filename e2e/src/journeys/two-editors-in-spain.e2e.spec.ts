import type { Page } from '@playwright/test';
import { askThePortal, nameOf } from './ask-the-portal';
import { expect, test, visit, type Visitor } from './journey';

/* R4: no lost updates. */

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nombre', exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Both type; the first one saves first. */
async function overtake(first: Visitor, second: Visitor, address: string, save: RegExp): Promise<void> {
  for (const { page } of [first, second]) {
    await page.goto(address);
    await expect(nameField(page)).not.toHaveValue('');
  }
  await nameField(second.page).fill('Lo segundo');
  await nameField(first.page).fill('Lo primero');
  await press(first.page, save);
  await expect(first.page.getByText(/«Lo primero» guardad[oa]/).first()).toBeAttached();
  await press(second.page, save);
}

test('[R4] in Spain two people edit one section and one resource; the second sees who was first, and chooses', async ({
  browser,
  portal,
}) => {
  const editor = await visit(browser, portal, 'editor@es.chain.example');
  const admin = await visit(browser, portal, 'admin@es.chain.example');
  const who = await nameOf(editor.page);
  const { page } = admin;

  await overtake(editor, admin, `${portal.url}/admin/section/2`, /^Guardar cambios$/);
  const announced = page.getByRole('alert').filter({ hasText: `${who} lo ha guardado mientras escribías` });
  await expect(announced).toContainText('Lo que has escrito sigue aquí');
  await expect(nameField(page)).toHaveValue('Lo segundo');
  await press(page, 'Ver su versión');
  await expect(nameField(page)).toHaveValue('Lo primero');
  await nameField(page).fill('Lo tercero');
  await press(page, /^Guardar cambios$/);
  await expect(page).toHaveURL(/\/admin\/sections/);

  const [piece] = await askThePortal<{ id: number }[]>(page, 'resource?size=1&status=1');
  await overtake(editor, admin, `${portal.url}/admin/resources/${piece?.id}`, /^Guardar$/);
  const dialog = page.getByRole('dialog', { name: 'Otra persona lo ha cambiado antes' });
  await expect(dialog).toContainText(`Último cambio: ${who} (`);
  await expect(dialog.getByRole('row', { name: /^Nombre/ })).toContainText('Lo primero');
  await dialog.getByRole('button', { name: 'Guardar mi versión' }).click();
  await expect(dialog).toBeHidden();
  await expect(nameField(editor.page)).toHaveValue('Lo segundo');
});
