import { setTimeout as later } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { marketRecords } from '@portal/contracts';
import type { Bench } from '../bench';
import { market } from '../fixtures/market';
import { copyOf } from '../fixtures/worlds';
import { alone, type Measured } from '../measuring/measured';
import { desktop, openDevice, type OpenDevice } from '../page/device';
import { feel, type Felt } from '../page/felt';
import { signIn } from '../page/sign-in';
import { startProduct } from '../product/product';
import type { Figure } from './figure';

const { corporateDomain: domain } = marketRecords[market];
/** Milliseconds in which prefetching and painting come to rest between two actions. */
const restMilliseconds = 1_500;
/** Every action gets a visible answer within it (U7). */
const answerMilliseconds = 100;

/** What is asked for must be painted within this many milliseconds. */
const targets = {
  'menu → triage, rows': 500,
  'row → open order': 300,
  'J → next order': 100,
  'key 3 → new status': 100,
  'card → resource': 300,
  '“order” → wizard': 500,
  'letter → new count of a search': 300,
} as const;
type Action = keyof typeof targets;
type Noted = (action: Action, felt: Felt) => void;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Another text than now. */
const otherThan = async (page: Page, selector: string) => ({
  selector,
  text: `^(?!${escaped((await page.locator(selector).first().textContent()) ?? '')}$)`,
});
const numberIn = async (page: Page, row: number) =>
  (await page.locator('[data-row] .open-row').nth(row).innerText()).trim().split(/\s/)[0] ?? '';

async function asAdministrator(page: Page, noted: Noted): Promise<void> {
  const row = page.locator('[data-row] .open-row');
  const rail = page.locator('a[href="/admin/orders"]:visible').first();
  noted('menu → triage, rows', await feel(page, { selector: '[data-row] .open-row' }, () => rail.click()));
  await later(restMilliseconds);
  for (const [at, action, act] of [
    [0, 'row → open order', () => row.first().click()],
    [1, 'J → next order', () => page.keyboard.press('j')],
  ] as const) {
    const wanted = { selector: 'main h2', text: escaped(await numberIn(page, at)) };
    noted(action, await feel(page, wanted, act));
    await later(restMilliseconds);
  }
  const id = await page.locator('[data-row][data-cursor="true"]').first().getAttribute('data-row');
  const wanted = await otherThan(page, `[data-row="${id}"]`);
  const key = /producción/.test(wanted.text) ? '2' : '3';
  noted('key 3 → new status', await feel(page, wanted, () => page.keyboard.press(key)));
}

async function asRestaurant(page: Page, noted: Noted): Promise<void> {
  const field = page.locator('[role="search"] input').last();
  await field.click();
  const count = await otherThan(page, 'main [role="status"]');
  noted('letter → new count of a search', await feel(page, count, () => page.keyboard.press('l')));
  await later(restMilliseconds);
  const card = page.locator('main article a').first();
  const title = { selector: 'main h1', text: escaped((await card.innerText()).trim()) };
  noted('card → resource', await feel(page, title, () => card.click()));
  await later(restMilliseconds);
  const order = page.locator('main a[href^="/order/"]').first();
  const question = { selector: 'main [role="radiogroup"]' };
  noted('“order” → wizard', await feel(page, question, () => order.click()));
}

async function signedIn(device: OpenDevice, origin: string, account: string) {
  return device.visit(origin, [], async (page) => {
    await signIn(page, `${account}@${domain}`);
    await page.waitForSelector('header');
    return page.context().cookies();
  });
}

async function measureFelt(bench: Bench, device: OpenDevice, origin: string): Promise<readonly Measured[]> {
  const felt = new Map<Action, Felt[]>();
  const noted: Noted = (action, one) => void felt.set(action, [...(felt.get(action) ?? []), one]);
  const administrator = await signedIn(device, origin, 'admin');
  const franchisee = await signedIn(device, origin, 'franchisee');
  const settled = (use: typeof asAdministrator) => async (page: Page) => {
    await later(restMilliseconds);
    await use(page, noted);
  };
  for (let round = 0; round < bench.pace.rounds; round += 1) {
    await device.visit(origin, administrator, settled(asAdministrator));
    await device.visit(`${origin}/search?s=carte`, franchisee, settled(asRestaurant));
  }
  return [...felt].flatMap(([action, all]) => [
    alone(
      { figure: `${action}, answer`, unit: 'ms', target: { of: 'product', atMost: answerMilliseconds } },
      all.map(({ answer }) => answer),
    ),
    alone(
      { figure: `${action}, content`, unit: 'ms', target: { of: 'product', atMost: targets[action] } },
      all.map(({ content }) => content),
    ),
  ]);
}

/** What people feel on a processor slowed down four times: from the key or click to the painted screen (U7). */
export const felt: Figure = {
  name: 'felt',
  async measure(bench) {
    const dataDir = await copyOf(await bench.worlds.demo(), await bench.emptyFolder('felt'));
    const product = await startProduct({ dataDir });
    const device = await openDevice(desktop);
    try {
      return await measureFelt(bench, device, `http://localhost:${product.port}`);
    } finally {
      await device.close();
      await product.stop();
    }
  },
};
