import { marketRecords } from '@portal/contracts';
import type { Bench } from '../bench';
import { type Action, repeat, rowsOf } from '../felt/action';
import { administratorsActions } from '../felt/administrator';
import { openDevice, type OpenDevice, signIn } from '../felt/device';
import { paletteActions } from '../felt/palette';
import { restaurantsActions } from '../felt/restaurant';
import { market } from '../fixtures/market';
import type { Measured } from '../measuring/measured';
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
    const product = await bench.openProduct(await bench.worlds.demo(), 'felt', []);
    const device = await openDevice();
    try {
      return await measureFelt(bench, device, `http://localhost:${product.port}`);
    } finally {
      await device.close();
      await product.stop();
    }
  },
};
