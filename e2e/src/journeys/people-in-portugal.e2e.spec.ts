import type { Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

interface Restaurant {
  readonly id: number;
  readonly site: string;
  readonly name: string;
}

/** Maximum push delay. */
const soon = { timeout: 5_000 };
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function tick(page: Page, { site, name }: Restaurant) {
  await page.getByRole('searchbox', { name: 'Procurar em Restaurantes' }).fill(site);
  await page.getByRole('checkbox', { name: `${site} - ${name}` }).click();
}

test('[R-AUS-02] [R-AUS-04] [R-ROL-08] in Portugal people are added, and an open browser leaves a restaurant that is taken away', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@pt.chain.example', '/admin/users');
  const { page } = admin;
  const { restaurants } = await askThePortal<{ restaurants: Restaurant[] }>(page, 'init');
  const [first, second] = restaurants as [Restaurant, Restaurant];

  await test.step('an administrator adds a franchisee', async () => {
    await page.getByRole('link', { name: 'Adicionar pessoa' }).click();
    await field(page, 'Nome').fill('Benedita Quaresma');
    await field(page, 'E-mail').fill('benedita.quaresma@pt.chain.example');
    await page.getByRole('combobox', { name: 'Função' }).selectOption({ label: 'Franquiado' });
    await tick(page, first);
    await press(page, 'Adicionar e convidar');
    await expect(page.getByRole('link', { name: 'Adicionar pessoa' })).toBeVisible();
    await page.getByRole('searchbox').first().fill('benedita');
    await expect(page.getByRole('link', { name: /Benedita Quaresma/ }).first()).toBeVisible();
  });

  await test.step('and gives a manager another restaurant for the own one: the open browser leaves that', async () => {
    const manager = await visit(browser, portal, 'manager@pt.chain.example', '/');
    const of = encodeURIComponent('manager@pt.chain.example');
    const [person] = await askThePortal<{ id: number; locations: number[] }[]>(page, `user?q=${of}`);
    const before = restaurants.find(({ id }) => id === person?.locations[0]);
    const after = before?.id === second.id ? first : second;
    if (!person || !before) throw new Error('no manager to change');
    await expect(manager.page.getByText(before.name).first()).toBeVisible();
    await page.goto(`${portal.url}/admin/users/${person.id}`);
    await tick(page, after);
    await tick(page, before);
    await press(page, 'Guardar alterações');
    await expect(page).toHaveURL(/\/admin\/users$/);
    await expect(manager.page.getByText(after.name).first()).toBeVisible(soon);
    await expect(manager.page.getByText(before.name)).toHaveCount(0);
    expect(manager.complaints).toEqual([]);
  });
  expect(admin.complaints).toEqual([]);
});
