import { marketRecords } from '@portal/contracts';
import type { Bench } from '../bench';
import { type Action, repeat } from '../felt/action';
import { administratorsActions } from '../felt/administrator';
import { rowsOf } from '../felt/felt-rows';
import { paletteActions } from '../felt/palette';
import { restaurantsActions } from '../felt/restaurant';
import { market } from '../fixtures/market';
import { copyOf } from '../fixtures/worlds';
import type { Measured } from '../measuring/measured';
import { desktop, openDevice, type OpenDevice } from '../page/device';
import { signIn } from '../page/sign-in';
import { startProduct } from '../product/product';
import type { Figure } from './figure';

const { corporateDomain: domain } = marketRecords[market];
const warmUps = 2;

const visits: readonly (readonly [account: string, actions: readonly Action[]])[] = [
  ['admin', administratorsActions],
  ['franchisee', [...restaurantsActions, ...paletteActions]],
];

async function signedIn(device: OpenDevice, origin: string, account: string) {
  return device.visit(origin, [], async (page) => {
    await signIn(page, `${account}@${domain}`);
    await page.waitForSelector('#content');
    return page.context().cookies();
  });
}

async function measureFelt(
  { pace }: Bench,
  device: OpenDevice,
  origin: string,
): Promise<readonly Measured[]> {
  const rows: Measured[] = [];
  for (const [account, actions] of visits) {
    const cookies = await signedIn(device, origin, account);
    await device.visit(origin, cookies, async (page) => {
      for (const action of actions) {
        rows.push(...rowsOf(action, await repeat(page, action, { warmUps, times: pace.rounds * 3 })));
      }
    });
  }
  return rows;
}

/** From key or press to paint, with four times CPU slowdown (U7). */
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
