import { interleave } from '../measuring/interleave';
import { alone } from '../measuring/measured';
import { percentile } from '../measuring/percentiles';
import type { Figure } from './figure';

const connections = 4;

/** Four people in parallel. */
export const readYourWrite: Figure = {
  name: 'read-your-write',
  async measure(bench) {
    const { load, product, world } = await bench.stage();
    const { rounds, milliseconds } = bench.pace;
    const job = {
      destination: product.asAdministrators,
      orderIds: world.untouched,
      connections,
      milliseconds,
    };
    const measure = () => load.run('read-your-write', job);
    await measure();
    const results = await interleave(rounds, { product: measure });
    return [
      alone(
        {
          figure: 'command and query at its position, p99',
          unit: 'ms',
          target: { of: 'product', atMost: 25 },
        },
        results.map(({ product: latencies }) => percentile(latencies, 0.99)),
      ),
    ];
  },
};
