import type { Page } from '@playwright/test';
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
