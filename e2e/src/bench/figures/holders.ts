import { startProduct } from '../product/product';
import { administrators, managers, ownRestaurantOf } from '../fixtures/people';
import { openCommandWriter } from '../fixtures/command-writer';
import { openSessions } from '../fixtures/sessions';
import { askOnce } from '../load/http-connection';
import { getRequest } from '../load/requests';
import { alone } from '../measuring/measured';
import type { Figure } from './figure';

/** Each manager downloads it so often. */
const timesEach = 50;
const resourceId = 1;
const asked = 20;

async function download(dataDir: string): Promise<void> {
  const writer = await openCommandWriter(dataDir);
  const { DownloadResource } = writer.bindings.resources;
  for (let time = 0; time < timesEach; time += 1)
    for (const manager of managers)
      await writer.send(
        DownloadResource,
        { id: resourceId, restaurant_id: ownRestaurantOf(manager.userId) },
        manager,
      );
  await writer.project();
  await writer.close();
}

/** 50,000 downloads of one resource. */
export const holders: Figure = {
  name: 'holders',
  async measure(bench) {
    const dataDir = await bench.copied(await bench.worlds.catalogue(), 'holders');
    await download(dataDir);
    const [visitor] = await openSessions(dataDir, administrators.slice(0, 1));
    if (!visitor) throw new RangeError('no session');
    const product = await startProduct({ dataDir });
    const times: number[] = [];
    for (let turn = 0; turn < asked; turn += 1) {
      const begun = performance.now();
      await askOnce(product.port, getRequest(`/api/resource/${resourceId}/holders`, visitor));
      times.push(performance.now() - begun);
    }
    await product.stop();
    const figure = 'who holds a resource, of 50,000 downloads';
    return [alone({ figure, unit: 'ms', target: { of: 'product', atMost: 200 } }, times)];
  },
};
