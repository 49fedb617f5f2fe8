import type { Page } from '@playwright/test';
import { expect, test, visit, visitBySigningIn } from './journey';
import { openMail } from './mail-journey';

/** Not used elsewhere: the password changes. */
const account = 'consultant@es.chain.example';
const newPassword = 'cuatro gatos rojos en la azotea';

async function chooseNew(page: Page): Promise<void> {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword);
  await page.getByLabel('Repite la contraseña nueva').fill(newPassword);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

test('[R-AUT-16] [R-AUT-21] [S2] [S6] in Spain a forgotten password is asked for, mailed and chosen once, and ends every session within five seconds', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example');
  const before = await visitBySigningIn(browser, portal, account);
  await expect(before.page.getByRole('banner')).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  await page.goto(`${portal.url}/login`);
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  const send = page.getByRole('button', { name: 'Enviar enlace' });
  await send.waitFor();
  await page.getByLabel('Correo electrónico').fill(account);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible();

  await openMail(admin.page, portal, 'Elige una contraseña nueva', account);
  const mailed = /https?:\S+\/changepassword\/\S+/.exec(await admin.page.locator('pre').first().innerText());
  const link = portal.url + new URL(mailed?.[0] ?? '').pathname;

  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await expect(page).toHaveURL(`${portal.url}/changepassword`);
  await chooseNew(page);
  await expect(page.getByText('Tu contraseña ha cambiado.')).toBeVisible();
  await expect(before.page).toHaveURL(`${portal.url}/login`, { timeout: 5_000 });

  await page.getByLabel('Correo electrónico').fill(account);
  await page.getByLabel('Contraseña', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('banner')).toBeVisible();

  await before.page.goto(link);
  await chooseNew(before.page);
  await expect(before.page.getByRole('alert')).toContainText('Este enlace ha caducado o ya se ha usado.');
  await openMail(admin.page, portal, 'Tu contraseña de', account);
});
