import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { noteVitals } from './vitals';

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];
/** Chromium's sandbox does not start for root. */
const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** A middling phone: four times slower than this machine, with the network that Chromium's tools call "Fast 4G". */
const cpuSlowdown = 4;
const fast4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const screen: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** Starts a browser whose every visit has an empty cache. */
export async function openPhone() {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...flags, ...rootOnly] });
  return {
    /** Opens a page in a fresh profile with these cookies, lets somebody use it, and closes it. */
    async visit<T>(url: string, cookies: Cookies, use: (page: Page) => Promise<T>): Promise<T> {
      const context = await browser.newContext(screen);
      await context.addCookies(cookies);
      const page = await context.newPage();
      const tools = await context.newCDPSession(page);
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', fast4G);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await noteVitals(page);
      await page.goto(url, { waitUntil: 'networkidle' });
      const result = await use(page);
      await context.close();
      return result;
    },
    close: () => browser.close(),
  };
}
export type Phone = Awaited<ReturnType<typeof openPhone>>;
