import { setTimeout as later } from 'node:timers/promises';
import type { PacedCommand } from '../load/paced';
import type { Receipts } from '../load/socket-clients';
import { startLoad } from '../load/load';
import type { Destination } from '../load/work';
import { interleave } from '../measuring/interleave';
import { compared } from '../measuring/measured';
import { percentile } from '../measuring/percentiles';
import type { Figure } from './figure';
import { pacedCommands } from './paced-commands';

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

/** From command to the last of a thousand sockets. Baseline: bare append and emit. */
export const fanOut: Figure = {
  name: 'fan-out',
  async measure(bench) {
    const { load, world, product, floor } = await bench.stage();
    const emitting = floor.to('/emitting');
    /** In another process, so receiving does not delay the sender. */
    const crowd = startLoad();
    const pacing = { pace: bench.pace, load, orderIds: world.untouched, everyMilliseconds };
    async function visibilityAt(destination: Destination): Promise<number> {
      await crowd.run('take-receipts', destination);
      const commands = await pacedCommands(pacing, destination);
      await later(graceMilliseconds);
      const receipts = new Map(await crowd.run('take-receipts', destination));
      return percentile(visibleAfter(commands, receipts), 0.99);
    }
    try {
      for (const destination of [product.asManagers, emitting])
        await crowd.run('open-sockets', { destination, count: socketCount });
      await pacedCommands(pacing, product.asAdministrators);
      await pacedCommands(pacing, emitting);
      const pairs = await interleave(bench.pace.rounds, {
        baseline: () => visibilityAt(emitting),
        product: () => visibilityAt(product.asAdministrators),
      });
      const figure = 'command sent → seen by the last of 1,000 sockets, p99';
      return [compared({ figure, unit: 'ms', target: { of: 'ratio', atMost: 2 } }, pairs)];
    } finally {
      await crowd.stop();
    }
  },
};
