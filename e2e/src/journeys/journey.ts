import { test as base, type Browser, expect, type Page } from '@playwright/test';
import type { Market } from '@portal/contracts';
import { emptyDataDir, type HouseProcess, startHouse } from '../house/house-process';

export { expect };

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly page: Page;
  /** What the page complained of: an error on the console, a broken script, a server fault. */
  readonly complaints: string[];
}

interface Fixtures {
  readonly market: Market;
  readonly house: HouseProcess;
}

const password = 'Demo-portal-2026';

/** A signed-out visitor is answered 403 at the door; browsers write that to the console by themselves. */
const isRefusalAtTheDoor = (text: string) => text.includes('status of 403');

function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusalAtTheDoor(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Journeys through a house of their own, seeded with the demo data of `market`. */
export const test = base.extend<object, Fixtures>({
  market: ['ES', { option: true, scope: 'worker' }],
  house: [
    async ({ market }, use) => {
      const house = await startHouse({ MARKET: market, DATA_DIR: emptyDataDir(), DEMO: '1' });
      await use(house);
      await house.end('SIGTERM');
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Signs in on the login screen with a demo account. */
export async function signIn(page: Page, house: HouseProcess, account: string): Promise<void> {
  await page.goto(`${house.url}/login`);
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a browser of its own and signs in with a demo account. */
export async function visit(browser: Browser, house: HouseProcess, account: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints = listenToComplaints(page);
  await signIn(page, house, account);
  return { page, complaints };
}
