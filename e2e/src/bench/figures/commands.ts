import type { Bench, Servers } from '../bench';
import { settled } from '../bench';
import type { FloodResult } from '../load/flood';
import type { Destination, Work } from '../load/work';
import { interleave } from '../measuring/interleave';
import { alone, compared, type Measured } from '../measuring/measured';
import { managers } from '../fixtures/people';
import { orderOf } from '../fixtures/order-book';
import type { Figure } from './figure';

const manyConnections = 64;
const fewConnections = 16;

interface CommandWork {
  readonly what: string;
  readonly work: Work;
  readonly as: Destination;
}

/** A command on the product and the append that it comes to on the floor: grouped, and with a commit of its own. */
async function measureCommand(
  bench: Bench,
  stage: Servers,
  command: CommandWork,
): Promise<readonly Measured[]> {
  const { rounds, milliseconds, warmUp } = bench.pace;
  const { load, baseline } = stage;
  const { what, work, as } = command;
  const flood = async (destination: Destination, connections: number, lead = 200) => {
    const job = { kind: 'flood', destination, work, connections, milliseconds, warmUp: lead } as const;
    const result = await load.run(job);
    // The views' own work must not run into the next contender's turn.
    if (destination === as) await settled(as, result.position);
    return result;
  };
  for (const destination of [as, baseline.grouped, baseline.single])
    await flood(destination, manyConnections, warmUp);
  const wide = await interleave<Record<'baseline' | 'product' | 'single', FloodResult>>(rounds, {
    baseline: () => flood(baseline.grouped, manyConnections),
    product: () => flood(as, manyConnections),
    single: () => flood(baseline.single, manyConnections),
  });
  const narrow = await interleave<Record<'product', FloodResult>>(rounds, {
    product: () => flood(as, fewConnections),
  });
  return [
    compared(
      { figure: `${what}, 64 connections`, unit: 'per second', target: { of: 'ratio', atLeast: 0.5 } },
      wide.map((round) => ({ baseline: round.baseline.perSecond, product: round.product.perSecond })),
    ),
    compared(
      {
        figure: `${what}, against one event per commit`,
        unit: 'per second',
        target: { of: 'ratio', atLeast: 2 },
      },
      wide.map((round) => ({ baseline: round.single.perSecond, product: round.product.perSecond })),
    ),
    alone(
      { figure: `${what}, p99 at 16 connections`, unit: 'ms', target: { of: 'product', atMost: 10 } },
      narrow.map((round) => round.product.p99),
    ),
  ];
}

/** Different people order two pieces each for their own restaurants. */
export const placeOrder: Figure = {
  name: 'place-order',
  async measure(bench) {
    const stage = await bench.stage();
    const bodies = managers.map((manager) => JSON.stringify(orderOf(manager)));
    return measureCommand(bench, stage, {
      what: 'placing orders',
      work: { kind: 'place-orders', bodies },
      as: stage.product.asManagers,
    });
  },
};

/** Administrators move orders on; no two of them the same order at the same time. */
export const changeStatus: Figure = {
  name: 'change-status',
  async measure(bench) {
    const stage = await bench.stage();
    return measureCommand(bench, stage, {
      what: 'changing statuses',
      work: { kind: 'change-statuses', orderIds: stage.world.untouched },
      as: stage.product.asAdministrators,
    });
  },
};
