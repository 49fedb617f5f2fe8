import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Sqlite } from '@portal/platform/stores/sqlite/sqlite';
import { startProduct } from '../product/product';

/** Milliseconds without a step of any projection or reaction after which there is nothing left to do. */
const quiet = 3_000;
const askEvery = 250;
const patience = 5 * 60_000;

/**
 * Lets the portal do what follows from what was written: its reactions read a log from the beginning when they first
 * run, and twenty thousand resources are filed in their sections one by one. Else all that would be measured along.
 * @throws Error when it is not done after five minutes
 */
export async function settle(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir });
  const views = new Sqlite(join(dataDir, 'views.db'), { durability: 'normal' });
  const steps = () => views.get<[number]>('SELECT sum(position) FROM checkpoints')?.[0] ?? 0;
  const latest = performance.now() + patience;
  let [seen, since] = [steps(), performance.now()];
  while (performance.now() - since < quiet) {
    if (performance.now() > latest) throw new Error(`${dataDir} has not come to rest`);
    await pause(askEvery);
    const now = steps();
    if (now !== seen) [seen, since] = [now, performance.now()];
  }
  views.close();
  await product.stop();
}
