import { setTimeout as later } from 'node:timers/promises';
import { settled } from '../bench';
import { administrators } from '../fixtures/people';
import { startLoad } from '../load/load';
import { alone, type Measured } from '../measuring/measured';
import { watchMemory } from '../measuring/process-memory';
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
    const { pid, visitors, as, stop } = await bench.openProduct(world, 'memory', administrators);
    const destination = as(visitors);
    const load = startLoad();
    const flood = async () => {
      const work = { kind: 'change-statuses', orderIds: world.untouched } as const;
      const milliseconds = bench.pace.milliseconds * 30;
      const job = { destination, work, connections, milliseconds, warmUp: 200 };
      await settled(destination, (await load.run('flood', job)).position);
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
