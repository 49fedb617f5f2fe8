import type { Page } from 'playwright-core';
import { demoPassword } from '@portal/demo/accounts';

/** Types a demo account, key by key. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.locator('input[name=username]').pressSequentially(account);
  await page.locator('input[name=password]').pressSequentially(demoPassword);
  await page.locator('button[type=submit]').click();
}
