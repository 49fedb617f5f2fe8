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

/** CPU slowdown factor. */
const cpuSlowdown = 4;

interface Device {
  readonly screen: BrowserContextOptions;
  /** Default: loopback. Milliseconds, bytes per second. */
  readonly network?: {
    readonly offline: boolean;
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

/** A mid-range phone on Chromium's "Fast 4G". */
export const phone: Device = {
  screen: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  network: { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
};

export const desktop: Device = { screen: { viewport: { width: 1440, height: 900 } } };

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** Each visit has an empty cache. */
export async function openDevice({ screen, network }: Device) {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...flags, ...rootOnly] });
  return {
    /** In a fresh profile. */
    async visit<T>(url: string, cookies: Cookies, use: (page: Page) => Promise<T>): Promise<T> {
      const context = await browser.newContext({ ...screen, baseURL: url, serviceWorkers: 'block' });
      await context.addCookies(cookies);
      const page = await context.newPage();
      const tools = await context.newCDPSession(page);
      await tools.send('Network.enable');
      if (network) await tools.send('Network.emulateNetworkConditions', network);
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
export type OpenDevice = Awaited<ReturnType<typeof openDevice>>;
