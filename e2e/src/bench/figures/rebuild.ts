import { startWorker } from '../load/child-process';
import { interleave } from '../measuring/interleave';
import { compared } from '../measuring/measured';
import { copyOf } from '../fixtures/worlds';
import type { Figure } from './figure';

interface Read {
  readonly events: number;
  readonly milliseconds: number;
}

/** All views from the whole log. Baseline: reading and parsing it. */
export const rebuild: Figure = {
  name: 'rebuild',
  async measure(bench) {
    const dataDir = await copyOf(await bench.worlds.orders(), await bench.emptyFolder('rebuild'));
    const replaying = startWorker('replay.process', dataDir);
    const rebuilding = startWorker('rebuild.process', dataDir);
    const perSecond = (worker: typeof replaying) => async () => {
      const { events, milliseconds } = (await worker.ask({ kind: 'go' })) as Read;
      return (events / milliseconds) * 1000;
    };
    await perSecond(replaying)();
    const pairs = await interleave<Record<'baseline' | 'product', number>>(bench.pace.rounds, {
      baseline: perSecond(replaying),
      product: perSecond(rebuilding),
    });
    await Promise.all([replaying.stop(), rebuilding.stop()]);
    return [
      compared(
        {
          figure: 'rebuilding all views, events against reading the log',
          unit: 'per second',
          target: { of: 'ratio', atLeast: 0.4 },
        },
        pairs,
      ),
    ];
  },
};
