import { expect, test, visit } from './journey';

test('[R8] [R11] views are compared and rebuilt while the portal goes on, and the log shows who requested it', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, 'admin@es.chain.example', '/admin/operations');
  await expect(page.getByRole('status', { name: 'En resumen' })).toHaveText(/vistas, al día/, {
    timeout: 30_000,
  });
  const log = page.getByRole('list', { name: 'Operaciones recientes' });

  await page.getByRole('button', { name: 'Reconstruir todas…' }).click();
  await page.getByRole('button', { name: 'Solo comparar' }).click();
  const compared = log.getByRole('listitem').filter({ hasText: 'Comparar' });
  await expect(compared).toContainText('todos los documentos iguales', { timeout: 60_000 });
  await expect(compared).toContainText('Adela Mínguez Soto');

  await page.getByRole('button', { name: 'Verificar Pedidos' }).click();
  await expect(log.getByRole('listitem').filter({ hasText: 'Comparar Pedidos' })).toContainText(
    'eventos en',
    {
      timeout: 60_000,
    },
  );
  const card = page.getByRole('listitem', { name: 'Pedidos', exact: true });
  await expect(card).toContainText(/Última verificación: .*documentos, 0\sdiferencias/, { timeout: 30_000 });

  await page.getByRole('button', { name: 'Reconstruir Pedidos' }).click();
  await page.getByRole('button', { name: 'Reconstruir y sustituir' }).click();
  const rebuilt = log.getByRole('listitem').filter({ hasText: 'Reconstruir Pedidos' });
  await expect(rebuilt).toContainText('eventos en', { timeout: 60_000 });
  await expect(rebuilt).toContainText('todos los documentos iguales');
});
