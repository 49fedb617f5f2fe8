import { type Bench, type Servers, settled } from '../bench';
import type { FloodResult } from '../load/flood';
import type { Destination, Work } from '../load/work';
import { interleave } from '../measuring/interleave';
import { withProcessorTime } from '../measuring/processor-time';
import { alone, compared, type Measured } from '../measuring/measured';
import { managers } from '../fixtures/people';
import { orderOf } from '../fixtures/order-book';
import type { Figure } from './figure';

const manyConnections = 64;
const fewConnections = 16;
/** Requests of warm-up: JIT compilation takes ten thousand. */
const untilCompiled = 10_000;
/** 10 ms resolution of processor time. */
const inARound = 1_000;

type Costly = FloodResult & { readonly microseconds: number };

interface CommandWork {
  readonly what: string;
  /** Maximum ratio of processor time to the baseline. */
  readonly atMost: number;
  readonly work: Work;
  readonly as: Destination;
}

/** The cost includes work after the answers. */
const floodWith =
  ({ milliseconds }: Bench['pace'], { load, product, floor }: Servers, { work, as }: CommandWork) =>
  (destination: Destination, connections: number, atLeast = inARound) => {
    const job = { destination, work, connections, milliseconds, warmUp: 200, atLeast };
    const { pid } = destination === as ? product : floor;
    return withProcessorTime(pid, async () => {
      const result = await load.run('flood', job);
      // Work on views would overlap the next contender's turn.
      if (destination === as) await settled(as, result.position);
      return result;
    });
  };

interface Wide {
  readonly baseline: Costly;
  readonly product: Costly;
  readonly single: Costly;
}

function rowsOf({ what, atMost }: CommandWork, wide: readonly Wide[], narrow: readonly FloodResult[]) {
  const pairs = (value: (result: Costly) => number, against: 'baseline' | 'single' = 'baseline') =>
    wide.map((round) => ({ baseline: value(round[against]), product: value(round.product) }));
  const perSecond = 'per second';
  const ratio = 'ratio';
  return [
    compared(
      { figure: `${what}, 64 connections`, unit: perSecond, target: { of: ratio, atLeast: 0.5 } },
      pairs((result) => result.perSecond),
    ),
    compared(
      { figure: `${what}, against one event per commit`, unit: perSecond, target: { of: ratio, atLeast: 2 } },
      pairs((result) => result.perSecond, 'single'),
    ),
    compared(
      { figure: `${what}, processor time of each`, unit: 'µs', target: { of: ratio, atMost } },
      pairs((result) => result.microseconds),
    ),
    alone(
      { figure: `${what}, p99 at 16 connections`, unit: 'ms', target: { of: 'product', atMost: 10 } },
      narrow.map(({ p99 }) => p99),
    ),
  ];
}

/** Baseline: an append, grouped and with its own commit. */
async function measureCommand(
  bench: Bench,
  stage: Servers,
  command: CommandWork,
): Promise<readonly Measured[]> {
  const { rounds } = bench.pace;
  const { as } = command;
  const grouped = stage.floor.to('/grouped');
  const single = stage.floor.to('/single');
  const flood = floodWith(bench.pace, stage, command);
  for (const destination of [as, grouped, single]) await flood(destination, manyConnections, untilCompiled);
  const wide = await interleave(rounds, {
    baseline: () => flood(grouped, manyConnections),
    product: () => flood(as, manyConnections),
    single: () => flood(single, manyConnections),
  });
  const narrow = await interleave(rounds, { product: () => flood(as, fewConnections) });
  return rowsOf(
    command,
    wide,
    narrow.map(({ product }) => product),
  );
}

/** Two pieces each, for different restaurants. */
export const placeOrder: Figure = {
  name: 'place-order',
  async measure(bench) {
    const stage = await bench.stage();
    const bodies = managers.map((manager) => JSON.stringify(orderOf(manager)));
    return measureCommand(bench, stage, {
      what: 'placing orders',
      atMost: 2.2,
      work: { kind: 'place-orders', bodies },
      as: stage.product.asManagers,
    });
  },
};

/** Never the same order in parallel. */
export const changeStatus: Figure = {
  name: 'change-status',
  async measure(bench) {
    const stage = await bench.stage();
    return measureCommand(bench, stage, {
      what: 'changing statuses',
      atMost: 2,
      work: { kind: 'change-statuses', orderIds: stage.world.untouched },
      as: stage.product.asAdministrators,
    });
  },
};
