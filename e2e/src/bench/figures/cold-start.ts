import { mustSucceed } from '../load/flood';
import { HttpConnection } from '../load/http-connection';
import { getRequest, type Visitor } from '../load/requests';
import { interleave } from '../measuring/interleave';
import { alone } from '../measuring/measured';
import { startProduct } from '../product/product';
import { orderCount } from '../fixtures/order-book';
import { administrators } from '../fixtures/people';
import { openSessions } from '../fixtures/sessions';
import type { Figure } from './figure';

/** Milliseconds from process start to a list of all orders. */
async function firstAnswer(dataDir: string, visitor: Visitor): Promise<number> {
  const started = performance.now();
  const product = await startProduct({ dataDir });
  const connection = await HttpConnection.open(product.port);
  const answer = await connection.send(getRequest('/api/order', visitor));
  const milliseconds = performance.now() - started;
  mustSucceed(answer);
  if (!answer.body.includes(`"total":${orderCount}`)) throw new Error('the first answer lacked orders');
  connection.close();
  await product.stop();
  return milliseconds;
}

/** With a warm file cache. */
export const coldStart: Figure = {
  name: 'cold-start',
  async measure(bench) {
    const { dataDir } = await bench.worlds.million();
    const [visitor] = await openSessions(dataDir, administrators.slice(0, 1));
    if (!visitor) throw new RangeError('no session');
    await firstAnswer(dataDir, visitor);
    const results = await interleave<Record<'product', number>>(bench.pace.rounds, {
      product: () => firstAnswer(dataDir, visitor),
    });
    return [
      alone(
        {
          figure: 'start with 1,000,000 events → first answer',
          unit: 'ms',
          target: { of: 'product', atMost: 1_000 },
        },
        results.map(({ product }) => product),
      ),
    ];
  },
};
