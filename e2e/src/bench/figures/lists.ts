import type { Bench } from '../bench';
import type { FloodResult } from '../load/flood';
import type { Destination } from '../load/work';
import { interleave } from '../measuring/interleave';
import { withProcessorTime } from '../measuring/processor-time';
import { alone, compared, type Measured } from '../measuring/measured';
import { orderCount } from '../fixtures/order-book';
import type { Figure } from './figure';

const connections = 16;
const size = 25;
/** In the middle. */
const deepPage = orderCount / size / 2;

const firstPage = `/order?sort=-date&size=${size}`;
/** Pending and in processing. */
const filtered = `${firstPage}&status=1,2`;

const floodOf =
  (bench: Bench, destination: Destination, path: string) =>
  async (warmUp = 200): Promise<FloodResult> => {
    const { load } = await bench.stage();
    const { milliseconds } = bench.pace;
    const work = { kind: 'read', paths: [path] } as const;
    return load.run({ kind: 'flood', destination, work, connections, milliseconds, warmUp });
  };

async function measureList(bench: Bench, what: string, path: string): Promise<readonly Measured[]> {
  const { rounds, warmUp } = bench.pace;
  const stage = await bench.stage();
  const floodFloor = floodOf(bench, stage.baseline.reading, path);
  const floodProduct = floodOf(bench, stage.product.asAdministrators, path);
  const onFloor = (lead?: number) => withProcessorTime(stage.baseline.pid, () => floodFloor(lead));
  const onProduct = (lead?: number) => withProcessorTime(stage.product.pid, () => floodProduct(lead));
  await onFloor(warmUp);
  await onProduct(warmUp);
  const pairs = await interleave(rounds, {
    baseline: () => onFloor(),
    product: () => onProduct(),
  });
  return [
    compared(
      { figure: `${what}, 16 connections`, unit: 'per second', target: { of: 'ratio', atLeast: 0.6 } },
      pairs.map(({ baseline, product }) => ({ baseline: baseline.perSecond, product: product.perSecond })),
    ),
    compared(
      { figure: `${what}, processor time of each`, unit: 'µs', target: { of: 'ratio', atMost: 1.3 } },
      pairs.map(({ baseline, product }) => ({
        baseline: baseline.microseconds,
        product: product.microseconds,
      })),
    ),
    alone(
      { figure: `${what}, p99 at 16 connections`, unit: 'ms', target: { of: 'product', atMost: 20 } },
      pairs.map(({ product }) => product.p99),
    ),
  ];
}

export const listOrders: Figure = {
  name: 'list-orders',
  measure: (bench) => measureList(bench, 'newest of 50,000 orders', firstPage),
};

export const listFiltered: Figure = {
  name: 'list-filtered',
  measure: (bench) => measureList(bench, 'newest open orders', filtered),
};

/** Baseline: the product's first page. */
export const listDeep: Figure = {
  name: 'list-deep',
  async measure(bench) {
    const { rounds, warmUp } = bench.pace;
    const { product } = await bench.stage();
    const first = floodOf(bench, product.asAdministrators, firstPage);
    const deep = floodOf(bench, product.asAdministrators, `${firstPage}&page=${deepPage}`);
    await first(warmUp);
    const pairs = await interleave<Record<'first' | 'deep', FloodResult>>(rounds, {
      first: () => first(),
      deep: () => deep(),
    });
    return [
      compared(
        {
          figure: `page ${deepPage} of 2,000 against the first, median`,
          unit: 'ms',
          target: { of: 'ratio', atMost: 2 },
        },
        pairs.map((round) => ({ baseline: round.first.p50, product: round.deep.p50 })),
      ),
    ];
  },
};
