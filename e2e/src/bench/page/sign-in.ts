import type { Page } from 'playwright-core';
import { demoPassword } from '@portal/demo/accounts';

/** Signs in with a demo account as a person would, key by key. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.locator('input[name=username]').pressSequentially(account);
  await page.locator('input[name=password]').pressSequentially(demoPassword);
  await page.locator('button[type=submit]').click();
}
