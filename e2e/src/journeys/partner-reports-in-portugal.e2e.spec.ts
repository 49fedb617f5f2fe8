import { aPdf } from '@portal/platform/testing/sample-pdf';
import { handMade } from '../hostile-files/hand-made-archive';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

/* R-PRT-01…11 */

interface Report {
  readonly restaurant_site: string;
}

test('[R-PRT-02] [R-PRT-03] [R-PRT-04] [R-PRT-07] [R-PRT-10] [R-NAV-38] [R-NAV-39] [R-ACC-01] a partner uploads a month, assigns what is left, looks at a report, deletes one with undo and saves a phone', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, 'partner@pt.chain.example', '/orders');
  await expect(page).toHaveURL(/\/partner\/reports$/);
  const [known] = await askThePortal<Report[]>(page, 'partner/report?assigned=1&size=1');
  const site = known?.restaurant_site ?? '';
  const archive = handMade([
    { name: `${site} relatório.pdf`, content: aPdf('Perfil') },
    { name: 'resumo.pdf', content: aPdf('Resumo') },
    { name: 'notas.txt', content: 'nada' },
    { name: 'falso.pdf', content: '<html>' },
  ]);

  await page.getByRole('link', { name: 'Carregar este mês' }).first().click();
  await page.getByRole('button', { name: 'Carregar relatórios' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'relatorios.zip', mimeType: 'application/zip', buffer: archive }]);
  await page.getByRole('button', { name: 'Carregar relatórios' }).click();
  const files = page.getByRole('list', { name: 'Conteúdo do ficheiro' }).getByRole('listitem');
  await expect(files).toHaveText([
    new RegExp(`${site} relatório.pdf.*Guardado · ${site} - `),
    /resumo\.pdf.*Guardado · Sem restaurante/,
    /notas\.txt.*Não é um PDF/,
    /falso\.pdf.*Chama-se PDF, mas não é/,
  ]);

  await page.getByRole('link', { name: 'Abrir o mês' }).click();
  const tray = page.getByRole('region', { name: '1 relatório sem restaurante' });
  await tray.getByRole('combobox').fill(site);
  await page.getByRole('option', { name: new RegExp(`^${site} - `) }).click();
  await expect(tray).toHaveCount(0);

  const preview = page.getByRole('region', { name: 'Pré-visualização' });
  await page.getByRole('button', { name: 'Ver resumo.pdf' }).click();
  await expect(preview.getByRole('heading', { name: 'resumo.pdf' })).toBeVisible();
  await expect(preview.getByText('Resumo', { exact: true })).toBeAttached();

  await page.getByRole('button', { name: 'Eliminar resumo.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  const row = page.getByRole('row').filter({ hasText: 'resumo.pdf' });
  await expect(row).toHaveCount(0);
  const toast = page.locator('div').filter({ hasText: /^Relatório eliminado\.\s*Desfazer/ });
  await toast.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(row).toHaveCount(1);

  await page.goto(`${portal.url}/partner/reports/add`);
  const month = page.getByRole('combobox', { name: 'Mês' });
  await expect(month.getByRole('option', { name: /já tem relatórios/ }).first()).toBeDisabled();

  await page.getByRole('button', { name: /^A sua conta/ }).click();
  await page.getByRole('link', { name: 'A sua conta' }).click();
  await expect(page).toHaveURL(/\/partner\/account$/);
  await page.getByRole('textbox', { name: /^Telefone/ }).fill('213 456 789');
  await page.getByRole('button', { name: 'Guardar os seus dados' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
