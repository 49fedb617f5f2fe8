import { chromium, type Page } from 'playwright-core';
import { demoPassword } from '@portal/demo/accounts';

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];
/** Chromium's sandbox does not start for root. */
const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** CPU slowdown factor. */
const cpuSlowdown = 4;

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** A slow desktop. Each visit has an empty cache. */
export async function openDevice() {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...flags, ...rootOnly] });
  return {
    /** In a fresh profile. */
    async visit<T>(url: string, cookies: Cookies, use: (page: Page) => Promise<T>): Promise<T> {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ viewport, baseURL: url, serviceWorkers: 'block' });
      await context.addCookies(cookies);
      const page = await context.newPage();
      const tools = await context.newCDPSession(page);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await page.goto(url, { waitUntil: 'networkidle' });
      const result = await use(page);
      await context.close();
      return result;
    },
    close: () => browser.close(),
  };
}
export type OpenDevice = Awaited<ReturnType<typeof openDevice>>;

/** Types a demo account, key by key. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.locator('input[name=username]').pressSequentially(account);
  await page.locator('input[name=password]').pressSequentially(demoPassword);
  await page.locator('button[type=submit]').click();
}
