import { setTimeout as later } from 'node:timers/promises';
import type { Bench } from '../bench';
import type { PacedCommand } from '../load/paced';
import type { Receipts } from '../load/socket-clients';
import { type Load, startLoad } from '../load/load';
import { type Destination, readingAt } from '../load/work';
import { interleave } from '../measuring/interleave';
import { compared } from '../measuring/measured';
import { percentile } from '../measuring/percentiles';
import type { Figure } from './figure';
import { ownLatency, pacedCommands, type Pacing } from './paced-commands';

const socketCount = 1_000;
/** Ten commands a second, each pushed to a thousand people. */
const everyMilliseconds = 100;
/** Maximum wait for the last push. */
const graceMilliseconds = 1_000;

/** Milliseconds from command to last socket. */
function visibleAfter(commands: readonly PacedCommand[], receipts: ReadonlyMap<number, Receipts>): number[] {
  return commands.map(({ position, sentAt }) => {
    const last = receipts.get(position);
    if (last?.sockets !== socketCount) {
      throw new Error(`${last?.sockets ?? 0} of ${socketCount} sockets heard of position ${position}`);
    }
    return last.lastAt - sentAt;
  });
}

export interface Heading extends Pick<Pacing, 'pace' | 'load' | 'orderIds'> {
  /** In another process, so receiving does not delay the sender. */
  readonly crowd: Load;
}

const commandsTo = (heading: Heading, destination: Destination) =>
  pacedCommands({ ...heading, everyMilliseconds }, destination);

export const openClients = ({ crowd }: Heading, destination: Destination) =>
  crowd.run({ kind: 'open-sockets', destination: readingAt(destination), count: socketCount });

/** p99 from command to last socket. */
export async function visibilityAt(heading: Heading, destination: Destination): Promise<number> {
  const { crowd } = heading;
  const { port } = readingAt(destination);
  await crowd.run({ kind: 'take-receipts', port });
  const commands = await commandsTo(heading, destination);
  await later(graceMilliseconds);
  const receipts = new Map(await crowd.run({ kind: 'take-receipts', port }));
  return percentile(visibleAfter(commands, receipts), 0.99);
}

async function withCrowd<T>(bench: Bench, work: (heading: Heading) => Promise<T>): Promise<T> {
  const { load, world } = await bench.stage();
  const crowd = startLoad();
  try {
    return await work({ pace: bench.pace, load, crowd, orderIds: world.untouched });
  } finally {
    await crowd.stop();
  }
}

/** From command to the last of a thousand sockets. Baseline: bare append and emit. */
export const fanOut: Figure = {
  name: 'fan-out',
  measure: (bench) =>
    withCrowd(bench, async (heading) => {
      const { product, baseline } = await bench.stage();
      const listeners = product.asManagers;
      for (const destination of [listeners, baseline.emitting]) await openClients(heading, destination);
      await commandsTo(heading, product.asAdministrators);
      await commandsTo(heading, baseline.emitting);
      const pairs = await interleave<Record<'baseline' | 'product', number>>(bench.pace.rounds, {
        baseline: () => visibilityAt(heading, baseline.emitting),
        product: () => visibilityAt(heading, product.asAdministrators),
      });
      return [
        compared(
          {
            figure: 'command sent → seen by the last of 1,000 sockets, p99',
            unit: 'ms',
            target: { of: 'ratio', atMost: 2 },
          },
          pairs,
        ),
      ];
    }),
};

/** Baseline: the product without sockets. */
export const commandUnderFanOut: Figure = {
  name: 'command-under-fan-out',
  measure: (bench) =>
    withCrowd(bench, async (heading) => {
      const { product } = await bench.stage();
      const own = () => ownLatency({ ...heading, everyMilliseconds }, product.asAdministrators);
      await own();
      const pairs = await interleave<Record<'baseline' | 'product', number>>(bench.pace.rounds, {
        baseline: own,
        async product() {
          await openClients(heading, product.asManagers);
          const p99 = await own();
          await heading.crowd.run({ kind: 'close-sockets', port: product.asManagers.port });
          await later(graceMilliseconds);
          return p99;
        },
      });
      return [
        compared(
          {
            figure: 'a command’s own p99, 1,000 sockets against none',
            unit: 'ms',
            target: { of: 'ratio', atMost: 1.5 },
          },
          pairs,
        ),
      ];
    }),
};
