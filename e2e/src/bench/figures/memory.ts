import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { settled } from '../bench';
import { administrators } from '../fixtures/people';
import { openSessions } from '../fixtures/sessions';
import { copyOf } from '../fixtures/worlds';
import { startLoad } from '../load/load';
import type { Destination } from '../load/work';
import { alone, type Measured } from '../measuring/measured';
import { watchMemory } from '../measuring/process-memory';
import { startProduct } from '../product/product';
import type { Figure } from './figure';

const connections = 64;
/** After start, and after load. */
const restMilliseconds = 10_000;
const coolingMilliseconds = 60_000;

/** MiB per process, with limits. */
async function peaksDuring(
  when: string,
  atMost: number,
  { pid, work }: { readonly pid: number; readonly work: () => Promise<unknown> },
): Promise<readonly Measured[]> {
  const watched = watchMemory(pid);
  await work();
  return Object.entries(watched.stop()).map(([script, peak]) =>
    alone({ figure: `memory ${when}, ${script}`, unit: 'MiB', target: { of: 'product', atMost } }, [peak]),
  );
}

/** After start, under load, and a minute later. */
export const memory: Figure = {
  name: 'memory',
  async measure(bench) {
    const world = await bench.worlds.orders();
    const dataDir = await copyOf(world, join(await bench.emptyFolder('memory'), 'data'));
    const visitors = await openSessions(dataDir, administrators);
    const { pid, port, stop } = await startProduct({ dataDir });
    const destination: Destination = { port, base: '/api', visitors };
    const load = startLoad();
    const flood = async () => {
      const work = { kind: 'change-statuses', orderIds: world.untouched } as const;
      const milliseconds = bench.pace.milliseconds * 30;
      const job = { kind: 'flood', destination, work, connections, milliseconds, warmUp: 200 } as const;
      await settled(destination, (await load.run(job)).position);
    };
    try {
      await later(restMilliseconds);
      const idlePeaks = await peaksDuring('at rest', 120, { pid, work: () => later(1_000) });
      const loaded = await peaksDuring('under load', 300, { pid, work: flood });
      await later(coolingMilliseconds);
      const after = await peaksDuring('a minute later', 200, { pid, work: () => later(1_000) });
      return [...idlePeaks, ...loaded, ...after];
    } finally {
      await load.stop();
      await stop();
    }
  },
};
