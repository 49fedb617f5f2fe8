import { redisIsInstalled } from '@portal/platform/testing/redis-server';
import { type Bench, settled } from '../bench';
import { type Load, startLoad } from '../load/load';
import { type Destination, readingAt, type Work } from '../load/work';
import { interleave } from '../measuring/interleave';
import { compared, type Measured, type Unit } from '../measuring/measured';
import { withProcessorTime } from '../measuring/processor-time';
import { percentile } from '../measuring/percentiles';
import { managers } from '../fixtures/people';
import { orderOf } from '../fixtures/order-book';
import { type MeasuredPortal, openOneProgram, openThreePrograms } from '../fixtures/two-portals';
import type { Figure } from './figure';
import { openClients, visibilityAt } from './pushes';

const connections = 16;
/** Requests; first answers of a cold program exceed a round. */
const atLeast = 200;

interface Portals {
  readonly bench: Bench;
  readonly load: Load;
  readonly one: MeasuredPortal;
  readonly three: MeasuredPortal;
}

/** Values by line. */
type Round = Readonly<Record<string, number>>;

/** Baseline: one program. No targets, since doubles are no servers. */
async function lines(
  { bench, one, three }: Portals,
  units: Readonly<Record<string, Unit>>,
  round: (portal: MeasuredPortal) => Promise<Round>,
): Promise<readonly Measured[]> {
  for (const portal of [one, three]) await round(portal);
  const rounds = await interleave<Record<'baseline' | 'product', Round>>(bench.pace.rounds, {
    baseline: () => round(one),
    product: () => round(three),
  });
  return Object.entries(units).map(([figure, unit]) =>
    compared(
      { figure: `three programs against one: ${figure}`, unit, target: null },
      rounds.map(({ baseline, product }) => ({
        baseline: baseline[figure] ?? 0,
        product: product[figure] ?? 0,
      })),
    ),
  );
}

function flooding(portals: Portals, what: string, workOf: (portal: MeasuredPortal) => [Destination, Work]) {
  const rate = `${what}, ${connections} connections`;
  const p99 = `${what}, p99`;
  const each = `${what}, processor time of each`;
  return lines(portals, { [rate]: 'per second', [p99]: 'ms', [each]: 'µs' }, async (portal) => {
    const [destination, work] = workOf(portal);
    const { milliseconds } = portals.bench.pace;
    const job = {
      kind: 'flood',
      destination,
      work,
      connections,
      milliseconds,
      warmUp: 500,
      atLeast,
    } as const;
    const result = await withProcessorTime(portal.pids, async () => {
      const flooded = await portals.load.run(job);
      await settled(portal.asAdministrators, flooded.position);
      return flooded;
    });
    return { [rate]: result.perSecond, [p99]: result.p99, [each]: result.microseconds };
  });
}

const bodies = managers.map((manager) => JSON.stringify(orderOf(manager)));
const newest = ['/order?size=25&sort=-number'];

const readingOwnWrites = (portals: Portals) => {
  const figure = 'command and query at its position, p99';
  return lines(portals, { [figure]: 'ms' }, async ({ asAdministrators: destination, orderIds }) => {
    const { milliseconds } = portals.bench.pace;
    const job = { kind: 'read-your-write', destination, orderIds, connections: 4, milliseconds } as const;
    return { [figure]: percentile(await portals.load.run(job), 0.99) };
  });
};

async function fanningOut(portals: Portals) {
  const figure = 'command sent → seen by the last of 1,000 sockets, p99';
  // One each, since their positions overlap.
  const crowds = new Map([portals.one, portals.three].map((portal) => [portal, startLoad()]));
  const heading = (portal: MeasuredPortal) => ({
    pace: portals.bench.pace,
    load: portals.load,
    crowd: crowds.get(portal) ?? portals.load,
    orderIds: portal.orderIds,
  });
  try {
    for (const portal of crowds.keys()) await openClients(heading(portal), portal.asManagers);
    return await lines(portals, { [figure]: 'ms' }, async (portal) => ({
      [figure]: await visibilityAt(heading(portal), portal.asAdministrators),
    }));
  } finally {
    await Promise.all([...crowds.values()].map((crowd) => crowd.stop()));
  }
}

/** Same load on both. */
export const threePrograms: Figure = {
  name: 'three-programs',
  async measure(bench) {
    if (!redisIsInstalled()) {
      console.log('SKIPPED three-programs: there is no redis-server here');
      return [];
    }
    const one = await openOneProgram(bench);
    const three = await openThreePrograms();
    const portals = { bench, load: startLoad(), one, three };
    try {
      return [
        ...(await flooding(portals, 'placing orders', ({ asManagers }) => [
          asManagers,
          { kind: 'place-orders', bodies },
        ])),
        ...(await flooding(portals, 'changing statuses', ({ asAdministrators, orderIds }) => [
          asAdministrators,
          { kind: 'change-statuses', orderIds },
        ])),
        ...(await flooding(portals, 'newest orders', ({ asAdministrators }) => [
          readingAt(asAdministrators),
          { kind: 'read', paths: newest },
        ])),
        ...(await readingOwnWrites(portals)),
        ...(await fanningOut(portals)),
      ];
    } finally {
      await portals.load.stop();
      await Promise.all([one.close(), three.close()]);
    }
  },
};
