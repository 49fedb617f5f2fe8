import type { Bench } from '../bench';
import { startLoad } from '../load/load';
import type { Destination } from '../load/work';
import { interleave } from '../measuring/interleave';
import { alone, compared } from '../measuring/measured';
import { percentile } from '../measuring/percentiles';
import type { Figure } from './figure';

const guessers = 64;
const everyMilliseconds = 50;
/** A 99th percentile needs some requests. */
const roundOf = ({ pace }: Pick<Bench, 'pace'>) => 4 * pace.milliseconds;

/** Milliseconds of people who do something else meanwhile, p99. */
async function othersAt(bench: Bench, destination: Destination): Promise<number> {
  const { load, world } = await bench.stage();
  const work = { kind: 'change-statuses', orderIds: world.untouched } as const;
  const requests = roundOf(bench) / everyMilliseconds;
  const commands = await load.run({ kind: 'paced', destination, work, everyMilliseconds, requests });
  return percentile(
    commands.map(({ latency }) => latency),
    0.99,
  );
}

interface Round {
  readonly p99: number;
  readonly guesses: number;
}

/** What guessing at passwords as fast as one can does to everybody else (S4). The product without it stands where the floor does. */
export const loginFlood: Figure = {
  name: 'login-flood',
  async measure(bench) {
    const { product } = await bench.stage();
    const destination = product.asAdministrators;
    const flooding = startLoad();
    try {
      await othersAt(bench, destination);
      const rounds = await interleave<Record<'floor' | 'product', Round>>(bench.pace.rounds, {
        floor: async () => ({ p99: await othersAt(bench, destination), guesses: 0 }),
        async product() {
          const milliseconds = roundOf(bench);
          const guessing = flooding.run({ kind: 'guess-passwords', destination, guessers, milliseconds });
          const p99 = await othersAt(bench, destination);
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
          rounds.map(({ floor, product: flooded }) => ({ floor: floor.p99, product: flooded.p99 })),
        ),
        alone(
          { figure: 'guesses that were looked at meanwhile', unit: 'per second', target: null },
          rounds.map(({ product: flooded }) => flooded.guesses),
        ),
      ];
    } finally {
      await flooding.stop();
    }
  },
};
