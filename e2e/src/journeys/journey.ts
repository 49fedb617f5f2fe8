import { test as base, type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Market } from '@portal/contracts';
import { emptyDataDir, startPortal } from '../programs/portal-process';
import { startProductionPortal } from '../production/production-portal';

export { expect };

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly page: Page;
  /** What the page complained of: an error on the console, a broken script, a server fault. */
  readonly complaints: string[];
}

/** As one program on the embedded stores, or as three on the servers of the production world. */
export type World = 'embedded' | 'production';

/** A portal that browsers can reach. */
interface OpenPortal {
  readonly url: string;
}

interface Fixtures {
  readonly market: Market;
  readonly world: World;
  readonly portal: OpenPortal;
}

async function openPortal(market: Market, world: World) {
  if (world === 'production') return startProductionPortal(market);
  const portal = await startPortal({
    MARKET: market,
    DATA_DIR: emptyDataDir(),
    DEMO: '1',
    NEW_FILES_WINDOW: '2',
  });
  return { url: portal.url, close: () => portal.end('SIGTERM') };
}

const password = 'Demo-portal-2026';

/** A signed-out visitor is answered 403 at the door; browsers write that to the console by themselves. */
const isRefusalAtTheDoor = (text: string) => text.includes('status of 403');

/** The frame around a mail runs no script, not even the one by which a driver looks into it. */
const isDriversOwn = (text: string) => text.includes("document's frame is sandboxed");

function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isRefusalAtTheDoor(text) && !isDriversOwn(text)) complaints.push(text);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Journeys through a portal of their own, seeded with the demo data of `market`. */
export const test = base.extend<{ goodbye: void }, Fixtures>({
  // Whoever stays would read what the next journey says, and take the machine's time.
  goodbye: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  market: ['ES', { option: true, scope: 'worker' }],
  world: ['embedded', { option: true, scope: 'worker' }],
  portal: [
    async ({ market, world }, use) => {
      const portal = await openPortal(market, world);
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Signs in on the login screen with a demo account. */
export async function signIn(page: Page, portal: OpenPortal, account: string): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a browser of its own and signs in with a demo account. */
export async function visit(
  browser: Browser,
  portal: OpenPortal,
  account: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints = listenToComplaints(page);
  await signIn(page, portal, account);
  return { page, complaints };
}
