import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { startPortal } from '../programs/portal-process';
import { copyOfDemo } from './demo-folder';

/* Other portals have no identity provider. */
const test = base.extend<object, { readonly url: string }>({
  url: [
    async ({ browserName: _every }, use) => {
      const dataDir = await copyOfDemo('PT');
      const portal = await startPortal({ MARKET: 'PT', DATA_DIR: dataDir, DEMO: '1' });
      await use(portal.url);
      await portal.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('[R-AUT-10] [R-AUT-11] [R-AUT-12] [R-AUT-13] [R-NAV-23] [R-NAV-24] a person signs in by the identity provider, and signs out of it', async ({
  page,
  url,
}) => {
  const begin = async () => {
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: 'Entrar com a conta da empresa' }).click();
    await page.getByRole('heading', { name: /^Conta da empresa/ }).waitFor();
    expect(new URL(page.url()).origin).not.toBe(url);
  };

  await test.step('a person who does not agree is informed at the login', async () => {
    await begin();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.waitForURL(`${url}/login?error=external_login_denied`);
    await expect(page.getByRole('alert')).toContainText('Não deu autorização');
  });

  await test.step('who agrees is in, and no code stays in the address or the history', async () => {
    await begin();
    await page.getByRole('button', { name: /manager@pt\.chain\.example/ }).click();
    await page.waitForURL(`${url}/`);
    await expect(page.getByRole('button', { name: /^A sua conta: / })).toBeVisible();
    await page.goBack();
    expect(page.url()).not.toContain('inituserlogin');
  });

  await test.step('the way out leads through the provider back to the login', async () => {
    await page.goto(`${url}/logoutexternal`);
    await page.waitForURL(`${url}/login`);
    const init = await page.request.get(`${url}/api/init`);
    expect(init.status()).toBe(403);
  });
});
