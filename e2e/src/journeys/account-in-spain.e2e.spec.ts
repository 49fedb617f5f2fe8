import type { Page } from '@playwright/test';
import { expect, test, visitBySigningIn } from './journey';

const main = (page: Page) => page.locator('main');
const header = (page: Page) => page.getByRole('button', { name: /^Restaurante: / });

test('[R-ACC-01] [R-ACC-03] [R-ACC-16] [R-NAV-02] [R-NAV-07] a franchisee changes the own data and the favourite restaurant, and begins there next time', async ({
  browser,
  portal,
}) => {
  const account = 'franchisee@es.chain.example';
  const { page, complaints } = await visitBySigningIn(browser, portal, account);
  let favourite = '';

  await test.step('an invalid phone is not sent; a valid one is, with a message for three seconds', async () => {
    await page.getByRole('button', { name: /^Tu cuenta: / }).click();
    await page.getByRole('link', { name: 'Tu cuenta' }).click();
    const phone = main(page).getByLabel(/^Teléfono/);
    const save = main(page).getByRole('button', { name: 'Guardar tus datos' });
    await phone.fill('600-111');
    await save.click();
    await expect(main(page).getByText('Escribe un teléfono válido.')).toBeVisible();
    await phone.fill('600 111 222');
    await save.click();
    const saved = main(page).getByText('Guardado', { exact: true });
    await expect(saved).toBeVisible();
    await expect(saved).toBeHidden({ timeout: 4_000 });
    await page.reload();
    await expect(phone).toHaveValue('600 111 222');
  });

  await test.step('an address of another company is reported at its field', async () => {
    await main(page)
      .getByLabel(/^Correo electrónico/)
      .fill('franchisee@gmail.com');
    await main(page).getByRole('button', { name: 'Guardar tus datos' }).click();
    await expect(main(page).getByText('El correo tiene que acabar en @es.chain.example')).toBeVisible();
    await main(page)
      .getByLabel(/^Correo electrónico/)
      .fill(account);
  });

  await test.step('the star in the list of the header makes the last restaurant the first', async () => {
    await header(page).click();
    const options = page.getByRole('listbox').getByRole('option');
    const last = options.last();
    favourite = (await last.locator('div > div').first().innerText()).trim();
    await last.locator('[data-star]').click();
    await expect(options.first()).toContainText(favourite);
    await page.keyboard.press('Escape');
    await expect(header(page)).not.toContainText(favourite);
  });

  await test.step('it is where the next sign-in begins', async () => {
    await page.goto(`${portal.url}/config`);
    await expect(main(page).getByRole('combobox', { name: 'Favorito' })).toHaveValue(new RegExp(favourite));
    await page.getByRole('button', { name: /^Tu cuenta: / }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    const next = await visitBySigningIn(browser, portal, account);
    await expect(header(next.page)).toContainText(favourite);
    expect(next.complaints).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
