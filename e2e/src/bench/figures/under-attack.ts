import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { interlacedPng } from '@portal/platform/testing/interlaced-png';
import type { Bench } from '../bench';
import type { AttackCount } from '../attacks/attack';
import { type Load, startLoad } from '../load/load';
import { interleave } from '../measuring/interleave';
import { alone, compared, type Measured } from '../measuring/measured';
import { watchMemory } from '../measuring/process-memory';
import { administrators, managers } from '../fixtures/people';
import type { Figure } from './figure';
import { ownLatency, roundOf } from './paced-commands';

const attackerCount = 40;
const everyMilliseconds = 50;
const pictureSide = 20_000;
const calmMilliseconds = 5_000;

type Peaks = Readonly<Record<string, number>>;
interface Round {
  readonly p99: number;
  readonly peaks: Peaks;
}

/** Its own program: attacks must not affect other figures. */
async function openTarget(bench: Bench) {
  const world = await bench.worlds.orders();
  const people = [...managers.slice(0, attackerCount), ...administrators];
  const product = await bench.openProduct(world, 'under-attack', people, { usualLimits: true });
  const { port, visitors } = product;
  const administrator = visitors.at(-1);
  if (!administrator) throw new RangeError('no session');
  return {
    product,
    destination: product.as(visitors.slice(attackerCount, -1)),
    target: { port, managers: visitors.slice(0, attackerCount), administrator },
    orderIds: world.untouched,
  };
}

const summaryOf = ({ attempts, outcomes }: AttackCount) =>
  `${attempts} attempts, ${Object.entries(outcomes)
    .map(([outcome, times]) => `${outcome}: ${times}`)
    .join(', ')}`;

/** Maximum per process over all rounds. */
function memoryRows(rounds: readonly Peaks[]): readonly Measured[] {
  const scripts = [...new Set(rounds.flatMap((peaks) => Object.keys(peaks)))].sort();
  return scripts.map((script) => {
    const peak = Math.max(...rounds.map((peaks) => peaks[script] ?? 0));
    return alone({ figure: `peak memory under attack, ${script}`, unit: 'MiB', target: null }, [peak]);
  });
}

/** In reality other machines, hence the lowest priority. */
const { PRIORITY_LOW: lowest, PRIORITY_NORMAL: normal } = constants.priority;

type Attacked = (attackers: Load, niceness: number) => Promise<Round>;

/** Without attack, at lowest priority, at the server's priority. */
async function measureRounds(
  bench: Bench,
  calm: () => Promise<number>,
  attacked: Attacked,
): Promise<readonly Record<'baseline' | 'elsewhere' | 'here', Round>[]> {
  const elsewhere = startLoad();
  const here = startLoad();
  const rest = () => delay(calmMilliseconds);
  try {
    return await interleave(bench.pace.rounds, {
      async baseline() {
        // Aftermath does not count.
        await rest();
        return { p99: await calm(), peaks: {} };
      },
      elsewhere: () => attacked(elsewhere, lowest),
      async here() {
        await rest();
        return attacked(here, normal);
      },
    });
  } finally {
    await Promise.all([elsewhere.stop(), here.stop()]);
  }
}

/** Baseline: without attacks. Any answer but 200 aborts. */
export const underAttack: Figure = {
  name: 'under-attack',
  async measure(bench) {
    const { product, destination, target, orderIds } = await openTarget(bench);
    const load = startLoad();
    const picture = interlacedPng(pictureSide, pictureSide).toString('base64');
    const others = () => ownLatency({ pace: bench.pace, load, orderIds, everyMilliseconds }, destination);
    async function attacked(attackers: Load, niceness: number): Promise<Round> {
      const memory = watchMemory(product.pid);
      const milliseconds = roundOf(bench) + 500;
      const attacking = attackers.run('attack', { target, picture, milliseconds, niceness });
      const p99 = await others();
      for (const [name, count] of Object.entries(await attacking))
        console.log(`  ${name}: ${summaryOf(count)}`);
      return { p99, peaks: memory.stop() };
    }
    try {
      await others();
      const rounds = await measureRounds(bench, others, attacked);
      const figure = 'a command’s own p99, under nine attacks at once against none';
      const row = (name: 'elsewhere' | 'here', label: Pick<Measured, 'figure' | 'target'>) =>
        compared(
          { ...label, unit: 'ms' },
          rounds.map((round) => ({ baseline: round.baseline.p99, product: round[name].p99 })),
        );
      return [
        row('elsewhere', { figure, target: { of: 'ratio', atMost: 3 } }),
        row('here', { figure: `${figure}, attackers at the server’s priority`, target: null }),
        ...memoryRows(rounds.flatMap(({ elsewhere, here }) => [elsewhere.peaks, here.peaks])),
      ];
    } finally {
      await Promise.all([load.stop(), product.stop()]);
    }
  },
};
