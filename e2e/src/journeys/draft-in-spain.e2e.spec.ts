import { expect, test, visit } from './journey';

test('[U4] in Spain what was typed into a resource and not saved is there again after the browser was closed in the middle', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, 'admin@es.chain.example', '/admin/resources/add');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Cartel que aún no existe');
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  const context = page.context();
  // Drafts are saved after a debounce.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Cartel que aún no existe')))
    .toBe(true);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`${portal.url}/admin/resources/add`);
  await expect(again.getByText('Hemos recuperado los cambios que no guardaste.')).toBeVisible();
  const restored = again.getByRole('textbox', { name: 'Nombre', exact: true });
  await expect(restored).toHaveValue('Cartel que aún no existe');
  await again.getByRole('button', { name: 'Descartarlo' }).click();
  await expect(restored).toHaveValue('');
});
