import { redisIsInstalled } from '@portal/platform/testing/redis-server';
import { type Bench, settled } from '../bench';
import { type Load, startLoad } from '../load/load';
import type { Destination, Work } from '../load/work';
import { interleave } from '../measuring/interleave';
import { compared, type Measured, type Unit } from '../measuring/measured';
import { percentile } from '../measuring/percentiles';
import { managers } from '../world/people';
import { orderOf } from '../world/order-book';
import { type MeasuredHouse, openOneProgram, openThreePrograms } from '../world/two-houses';
import type { Figure } from './figure';
import { openCrowd, visibilityAt } from './pushes';

const connections = 16;

/** Both houses, and what drives them. */
interface Houses {
  readonly bench: Bench;
  readonly load: Load;
  readonly one: MeasuredHouse;
  readonly three: MeasuredHouse;
}

/** What one house does in one round, by the names of its lines. */
type Round = Readonly<Record<string, number>>;

/** Lines of the table: the one program stands where the floor does. Nothing is to be met: doubles are no servers. */
async function lines(
  { bench, one, three }: Houses,
  units: Readonly<Record<string, Unit>>,
  round: (house: MeasuredHouse) => Promise<Round>,
): Promise<readonly Measured[]> {
  for (const house of [one, three]) await round(house);
  const rounds = await interleave<Record<'floor' | 'product', Round>>(bench.pace.rounds, {
    floor: () => round(one),
    product: () => round(three),
  });
  return Object.entries(units).map(([figure, unit]) =>
    compared(
      { figure: `three programs against one: ${figure}`, unit, target: null },
      rounds.map(({ floor, product }) => ({ floor: floor[figure] ?? 0, product: product[figure] ?? 0 })),
    ),
  );
}

function flooding(houses: Houses, what: string, workOf: (house: MeasuredHouse) => [Destination, Work]) {
  const [rate, p99] = [`${what}, ${connections} connections`, `${what}, p99`];
  return lines(houses, { [rate]: 'per second', [p99]: 'ms' }, async (house) => {
    const [destination, work] = workOf(house);
    const { milliseconds } = houses.bench.pace;
    const job = { kind: 'flood', destination, work, connections, milliseconds, warmUp: 500 } as const;
    const result = await houses.load.run(job);
    await settled(house.asAdministrators, result.position);
    return { [rate]: result.perSecond, [p99]: result.p99 };
  });
}

const bodies = managers.map((manager) => JSON.stringify(orderOf(manager)));
const newest = ['/order?size=25&sort=-number'];

const readingOwnWrites = (houses: Houses) => {
  const figure = 'command and query at its position, p99';
  return lines(houses, { [figure]: 'ms' }, async ({ asAdministrators: destination, orderIds }) => {
    const { milliseconds } = houses.bench.pace;
    const job = { kind: 'read-your-write', destination, orderIds, connections: 4, milliseconds } as const;
    return { [figure]: percentile(await houses.load.run(job), 0.99) };
  });
};

async function fanningOut(houses: Houses) {
  const figure = 'command sent → seen by the last of 1,000 sockets, p99';
  // Each house its own: they count their positions alike.
  const crowds = new Map([houses.one, houses.three].map((house) => [house, startLoad()]));
  const heading = (house: MeasuredHouse) => ({
    pace: houses.bench.pace,
    load: houses.load,
    crowd: crowds.get(house) ?? houses.load,
    orderIds: house.orderIds,
  });
  try {
    for (const house of crowds.keys()) await openCrowd(heading(house), house.asManagers);
    return await lines(houses, { [figure]: 'ms' }, async (house) => ({
      [figure]: await visibilityAt(heading(house), house.asAdministrators),
    }));
  } finally {
    await Promise.all([...crowds.values()].map((crowd) => crowd.stop()));
  }
}

/** The house as the production world runs it, beside the house as one program: the same small world, the same load. */
export const threePrograms: Figure = {
  name: 'three-programs',
  async measure(bench) {
    if (!redisIsInstalled()) {
      console.log('SKIPPED three-programs: there is no redis-server here');
      return [];
    }
    const [one, three] = [await openOneProgram(bench), await openThreePrograms()];
    const houses = { bench, load: startLoad(), one, three };
    try {
      return [
        ...(await flooding(houses, 'placing orders', ({ asManagers }) => [
          asManagers,
          { kind: 'place-orders', bodies },
        ])),
        ...(await flooding(houses, 'changing statuses', ({ asAdministrators, orderIds }) => [
          asAdministrators,
          { kind: 'change-statuses', orderIds },
        ])),
        ...(await flooding(houses, 'newest orders', ({ asAdministrators }) => [
          asAdministrators,
          { kind: 'read', paths: newest },
        ])),
        ...(await readingOwnWrites(houses)),
        ...(await fanningOut(houses)),
      ];
    } finally {
      await houses.load.stop();
      await Promise.all([one.close(), three.close()]);
    }
  },
};
