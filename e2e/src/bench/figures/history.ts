import type { Servers } from '../bench';
import { orderCount } from '../fixtures/order-book';
import { askOnce } from '../load/http-connection';
import { statusRequest } from '../load/work';
import { alone } from '../measuring/measured';
import type { Figure } from './figure';

const changes = 200;

/** By changes of its status. @returns its path */
async function changedOrder({ product, world }: Servers): Promise<string> {
  const { asAdministrators: destination } = product;
  const [visitor] = destination.visitors;
  const orderId = world.untouched.at(-1);
  if (!visitor || orderId === undefined) throw new RangeError('no session or order');
  for (let change = 0; change < changes; change += 1)
    await askOnce(
      destination.port,
      statusRequest(destination, visitor, { orderId, status: 2 + (change % 2) }),
    );
  return `/history/order/${orderId}`;
}

/** One reader at a time. */
export const history: Figure = {
  name: 'history',
  async measure(bench) {
    const stage = await bench.stage();
    const { rounds, milliseconds, warmUp } = bench.pace;
    const destination = stage.product.asAdministrators;
    const order = await changedOrder(stage);
    const line = async (figure: string, path: string, atMost: number) => {
      const read = (length: number) => {
        const work = { kind: 'read', paths: [path] } as const;
        return stage.load.run('flood', {
          destination,
          work,
          connections: 1,
          milliseconds: length,
          warmUp: 20,
        });
      };
      await read(warmUp);
      const p99s: number[] = [];
      for (let round = 0; round < rounds; round += 1) p99s.push((await read(milliseconds)).p99);
      return alone({ figure, unit: 'ms', target: { of: 'product', atMost } }, p99s);
    };
    const day = new Date().toISOString().slice(0, 10);
    const among = `among ${orderCount.toLocaleString('en')}`;
    return [
      await line(`history of an order with ${changes} changes ${among}, p99`, order, 30),
      await line('the order as of a day beside now, p99', `${order}/at?day=${day}`, 50),
    ];
  },
};
