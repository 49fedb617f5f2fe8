import type { Locator, Page } from '@playwright/test';
import { marketRecords } from '@portal/contracts';
import { aPicture } from '@portal/platform/testing/sample-picture';
import { expect, test, visit } from './journey';

const words = {
  ES: {
    manager: 'franchisee@es.chain.example',
    hours: 'Horario: Jueves',
    day: 'Jueves',
    save: 'Actualizar información',
    saved: 'Información actualizada',
    history: 'Historial',
    before: /^Ver cómo era antes/,
    was: 'Cómo era',
    restore: 'Recuperar esta versión',
    restored: 'Se ha recuperado: Horario: Restaurante.',
    undo: 'Deshacer',
    crop: 'Usar este recorte',
    savePiece: 'Guardar',
    thumb: 'Se ha recuperado: Miniatura.',
  },
  PT: {
    manager: 'franchisee@pt.chain.example',
    hours: 'Horário: Quinta',
    day: 'Quinta',
    save: 'Atualizar informação',
    saved: 'Informação atualizada',
    history: 'Histórico',
    before: /^Ver como estava antes/,
    was: 'Como estava',
    restore: 'Recuperar esta versão',
    restored: 'Recuperado: Horário: Restaurante.',
    undo: 'Desfazer',
    crop: 'Usar este recorte',
    savePiece: 'Guardar',
    thumb: 'Recuperado: Miniatura.',
  },
} as const;

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

test('[R11] [U5] hours that were changed by mistake are restored from the history, and that is undone', async ({
  browser,
  portal,
  market,
}) => {
  const text = words[market];
  const { page, complaints } = await visit(browser, portal, text.manager, '/channels');
  const hours = page.getByRole('textbox', { name: text.hours });
  const change = async (to: string, shown: string) => {
    await hours.fill(to);
    await page.keyboard.press('Enter');
    await press(page, text.save);
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(hours).toHaveValue(shown);
  };
  await change('10-23:15', '10:00–23:15');
  await change('16-17', '16:00–17:00');

  const dialog = page.getByRole('dialog', { name: text.history });
  const compare = async () => {
    await press(page, text.history);
    const newest = dialog.getByRole('list', { name: text.history }).getByRole('listitem').first();
    const row = newest.getByRole('row').last();
    await expect(row).toContainText('10:00–23:15');
    await expect(row).toContainText('16:00–17:00');
    await newest.getByRole('button', { name: text.before }).click();
    const compared = dialog.getByRole('table', { name: text.was }).getByRole('row');
    await expect(compared).toHaveCount(2);
    await expect(compared.last()).toContainText(text.day);
  };
  await compare();
  await press(page, text.restore);
  await expect(page.getByText(text.restored)).toBeVisible();
  await expect(hours).toHaveValue('10:00–23:15');
  await press(page, text.undo);
  await expect(hours).toHaveValue('16:00–17:00');

  await compare();
  await press(page, text.restore);
  await expect(hours).toHaveValue('10:00–23:15');
  await page.reload();
  await expect(hours).toHaveValue('10:00–23:15');
  expect(complaints).toEqual([]);
});

const addressOf = async (picture: Locator) =>
  new URL((await picture.getAttribute('src')) ?? '', 'http://localhost');
const bytesOf = async (page: Page, picture: Locator) => {
  const { pathname, search } = await addressOf(picture);
  return (await page.request.get(`${new URL(page.url()).origin}${pathname}${search}`)).body();
};

test('[R-ARS-16] [R11] [U5] a replaced preview picture is beside the new one in the history, and is restored', async ({
  browser,
  portal,
  market,
}) => {
  const text = words[market];
  const { page, complaints } = await visit(
    browser,
    portal,
    `admin@${marketRecords[market].corporateDomain}`,
    '/admin/resources/1',
  );
  const main = page.locator('main');
  const shown = main.getByRole('img').first();
  const before = (await addressOf(shown)).searchParams.get('v');
  const buffer = await aPicture('png');
  await main
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer });
  await press(page, text.crop);
  await press(page, text.savePiece);
  const isBefore = async () => (await addressOf(shown)).searchParams.get('v') === before;
  await expect.poll(isBefore).toBe(false);

  await press(page, text.history);
  const dialog = page.getByRole('dialog', { name: text.history });
  const newest = dialog.getByRole('list', { name: text.history }).getByRole('listitem').first();
  await newest.getByRole('button', { name: text.before }).click();
  const pictures = dialog.getByRole('table', { name: text.was }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  expect(await bytesOf(page, pictures.first())).not.toEqual(await bytesOf(page, pictures.last()));
  await press(page, text.restore);
  await expect(page.getByText(text.thumb)).toBeVisible();
  await expect.poll(isBefore).toBe(true);
  await press(page, text.undo);
  await expect.poll(isBefore).toBe(false);
  expect(complaints).toEqual([]);
});
