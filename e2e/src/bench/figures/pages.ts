import { setTimeout as later } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { marketRecords } from '@portal/contracts';
import type { Bench } from '../bench';
import { alone, type Measured } from '../measuring/measured';
import { openDevice, type OpenDevice, phone as aPhone } from '../page/device';
import { signIn } from '../page/sign-in';
import { readVitals, type Vitals } from '../page/vitals';
import { startProduct } from '../product/product';
import { market } from '../fixtures/market';
import { copyOf } from '../fixtures/worlds';
import type { Figure } from './figure';

const visitor = `franchisee@${marketRecords[market].corporateDomain}`;
/** For the last paint and its performance entry. */
const settlingMilliseconds = 1_500;
/** Buttons of the top bar. */
const buttonsTried = 4;

/** Opens and closes the menus of the top bar. */
async function tryTheBar(page: Page): Promise<void> {
  const inTheBar = page.locator('header button:visible');
  await inTheBar.first().waitFor();
  const buttons = await inTheBar.all();
  for (const button of buttons.slice(0, buttonsTried)) {
    await button.click();
    await later(settlingMilliseconds / 2);
    await page.keyboard.press('Escape');
    await later(settlingMilliseconds / 2);
  }
}

const interacting = (use: (page: Page) => Promise<void>) => async (page: Page) => {
  await later(settlingMilliseconds);
  await use(page);
  await later(settlingMilliseconds);
  return readVitals(page);
};

function rowsOf(what: string, visits: readonly Vitals[]): readonly Measured[] {
  const interactions = visits.map(({ slowestInteraction }) => {
    if (slowestInteraction === null) throw new Error(`${what}: no interaction was noted`);
    return slowestInteraction;
  });
  return [
    alone(
      { figure: `${what} on a phone, largest paint`, unit: 'ms', target: { of: 'product', atMost: 2_500 } },
      visits.map(({ largestPaint }) => largestPaint),
    ),
    alone(
      {
        figure: `${what} on a phone, slowest interaction`,
        unit: 'ms',
        target: { of: 'product', atMost: 100 },
      },
      interactions,
    ),
    alone(
      {
        figure: `${what} on a phone, layout shift`,
        unit: 'of the screen',
        target: { of: 'product', atMost: 0.05 },
      },
      visits.map(({ layoutShift }) => layoutShift),
    ),
  ];
}

async function visits(bench: Bench, once: () => Promise<Vitals>): Promise<readonly Vitals[]> {
  const all: Vitals[] = [];
  for (let round = 0; round < bench.pace.rounds; round += 1) all.push(await once());
  return all;
}

async function measurePages(bench: Bench, phone: OpenDevice, origin: string): Promise<readonly Measured[]> {
  const cookies = await phone.visit(origin, [], async (page) => {
    await signIn(page, visitor);
    await page.waitForSelector('header');
    return page.context().cookies();
  });
  const atLogin = await visits(bench, () =>
    phone.visit(
      origin,
      [],
      interacting((page) => signIn(page, visitor)),
    ),
  );
  const atHome = await visits(bench, () => phone.visit(origin, cookies, interacting(tryTheBar)));
  return [...rowsOf('the login', atLogin), ...rowsOf('the home page', atHome)];
}

/** Demo data, in Chromium slowed down to a phone. */
export const pages: Figure = {
  name: 'pages',
  async measure(bench) {
    const dataDir = await copyOf(await bench.worlds.demo(), await bench.emptyFolder('pages'));
    const product = await startProduct({ dataDir });
    const phone = await openDevice(aPhone);
    try {
      return await measurePages(bench, phone, `http://localhost:${product.port}`);
    } finally {
      await phone.close();
      await product.stop();
    }
  },
};
