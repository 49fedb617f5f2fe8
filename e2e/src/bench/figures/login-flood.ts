import { startLoad } from '../load/load';
import { interleave } from '../measuring/interleave';
import { alone, compared } from '../measuring/measured';
import type { Figure } from './figure';
import { ownLatency, roundOf } from './paced-commands';

const guessers = 64;
const everyMilliseconds = 50;

/** Effect of password guessing on other requests (S4). Baseline: without it. */
export const loginFlood: Figure = {
  name: 'login-flood',
  async measure(bench) {
    const { load, product, world } = await bench.stage();
    const destination = product.asAdministrators;
    const pacing = { pace: bench.pace, load, orderIds: world.untouched, everyMilliseconds };
    /** Latency of other requests. */
    const others = () => ownLatency(pacing, destination);
    const flooding = startLoad();
    try {
      await others();
      const rounds = await interleave(bench.pace.rounds, {
        baseline: async () => ({ p99: await others(), guesses: 0 }),
        async product() {
          const milliseconds = roundOf(bench);
          const guessing = flooding.run('guess-passwords', { destination, guessers, milliseconds });
          const p99 = await others();
          return { p99, guesses: (await guessing).perSecond };
        },
      });
      return [
        compared(
          {
            figure: 'a command’s own p99, 64 people guessing passwords against none',
            unit: 'ms',
            target: { of: 'ratio', atMost: 2 },
          },
          rounds.map(({ baseline, product: flooded }) => ({ baseline: baseline.p99, product: flooded.p99 })),
        ),
        alone(
          { figure: 'guesses checked during the flood', unit: 'per second', target: null },
          rounds.map(({ product: flooded }) => flooded.guesses),
        ),
      ];
    } finally {
      await flooding.stop();
    }
  },
};
