import type { Page } from '@playwright/test';
import { setSpecialDay, specialHoursOf, twoRestaurants } from './channels-journey';
import { expect, test, visit } from './journey';

const hoursOf = (page: Page, day: string) => page.getByRole('textbox', { name: `Horário: ${day}` });

test('[R-CHN-15] [R-MOP-01] in Portugal hours are changed, and nothing of mobile ordering is on the screen or on the wire', async ({
  browser,
  portal,
}) => {
  const visitor = await visit(browser, portal, 'franchisee@pt.chain.example', '/');
  const { page, complaints } = visitor;
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/restaurant\/(channel|service)/.test(response.url())) answers.push(response.text());
  });
  await page.goto(`${portal.url}/channels`);
  await hoursOf(page, 'Quarta').fill('10-23:45');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Atualizar informação' }).click();
  await expect(page.getByText('Informação atualizada')).toBeVisible();
  await expect(hoursOf(page, 'Quarta')).toHaveValue('10:00–23:45');
  await expect(page.getByRole('radio', { name: 'Drive-through' })).toHaveCount(1);

  const wire = (await Promise.all(answers)).join('\n');
  expect(answers.length).toBeGreaterThan(1);
  expect(wire).toContain('Drive-through');
  expect(wire).not.toMatch(/mop_|Pedir e Pagar/i);
  expect(await page.locator('main').innerText()).not.toMatch(/MOP|Pedir e Pagar|MyOrder|pedidos? móve/i);
  expect(complaints).toEqual([]);
});

test('[R-CHN-15] in Portugal two restaurants close at Christmas, and guests read it as JSON-LD and in the preview', async ({
  browser,
  portal,
}) => {
  const day = `${new Date().getFullYear() + 1}-12-25`;
  const { page, complaints } = await visit(browser, portal, 'franchisee@pt.chain.example', '/channels');
  const restaurants = await twoRestaurants(page);
  const closed = { day, closed: 1, spans: [] };
  expect(await setSpecialDay(page, restaurants, closed)).toEqual(restaurants.map(({ id }) => id));
  for (const { site } of restaurants) expect(await specialHoursOf(page, site, day)).toEqual(['00:00–00:00']);
  const row = page
    .getByRole('region', { name: 'Dias especiais' })
    .getByRole('listitem')
    .filter({ hasText: `25/12/${day.slice(0, 4)}` });
  await expect(row).toContainText('encerrado');
  await page
    .getByRole('group', { name: 'Data da pré-visualização' })
    .getByRole('spinbutton', { name: 'Dia' })
    .click();
  await page.keyboard.type(`2512${day.slice(0, 4)}`);
  await expect(page.getByRole('region', { name: 'É assim que os clientes o veem' })).toContainText(
    'Encerra todo o dia',
  );
  expect(complaints).toEqual([]);
});
