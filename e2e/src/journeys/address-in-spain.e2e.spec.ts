import { demoPassword } from '@portal/demo/accounts';
import type { Page } from '@playwright/test';
import { expect, type OpenPortal, test, visit, visitBySigningIn, type Visitor } from './journey';
import { openMail } from './mail-journey';

const other = 'direccion.nueva@es.chain.example';

/** Not used elsewhere: the password becomes invalid. */
async function someConsultant({ page }: Visitor, { url }: OpenPortal): Promise<string> {
  const answer = await page.request.get(`${url}/api/user?type=5&active=1&size=-1`);
  const { data } = (await answer.json()) as { data: readonly { email: string; legal: number }[] };
  const found = data.find(({ email, legal }) => legal === 1 && !email.startsWith('consultant@'));
  if (!found) throw new Error('no consultant beside the named one');
  return found.email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

test('[X2] [R-ACC-05] [S2] in Spain another address counts once it is confirmed, and the former one can undo it', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example');
  const account = await someConsultant(admin, portal);
  const linkIn = async (subject: string, to: string, screen: string) => {
    await openMail(admin.page, portal, subject, to);
    const text = await admin.page.locator('pre').first().innerText();
    const mailed = new RegExp(`https?:\\S+/${screen}/\\S+`).exec(text);
    return portal.url + new URL(mailed?.[0] ?? '').pathname;
  };
  const { page } = await visitBySigningIn(browser, portal, account);
  await page.goto(`${portal.url}/account`);
  await page.getByLabel(/^Correo electrónico/).fill(other);
  await page.getByRole('button', { name: 'Guardar tus datos' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByLabel('Tu contraseña').fill(demoPassword);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(`Falta confirmar ${other}`)).toBeVisible();
  await expect(page.getByLabel(/^Correo electrónico/)).toHaveValue(account);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await linkIn('Confirma tu correo nuevo', other, 'confirm-address'));
  await expect(elsewhere).toHaveURL(`${portal.url}/confirm-address`);
  await elsewhere.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(elsewhere.getByText('Confirmado: desde ahora')).toContainText(other);
  await expect(page).toHaveURL(`${portal.url}/login`);
  await signIn(page, other);
  await expect(page.getByRole('banner')).toBeVisible();

  await elsewhere.goto(await linkIn('El correo de tu cuenta', account, 'restore-address'));
  await elsewhere.getByRole('button', { name: 'Conservar este correo' }).click();
  await expect(elsewhere.getByText('Tu cuenta vuelve a usar este correo')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/login`);
  for (const email of [other, account]) {
    await signIn(page, email);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await linkIn('Has recuperado tu correo', account, 'changepassword');
});
