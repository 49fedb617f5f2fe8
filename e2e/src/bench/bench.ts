import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startBaseline } from './baseline/baseline';
import { startLoad } from './load/load';
import { HttpConnection } from './load/http-connection';
import { mustSucceed } from './load/flood';
import { getRequest } from './load/requests';
import { type Destination, readingAt } from './load/work';
import type { BenchOptions } from './options';
import { startProduct } from './product/product';
import { administrators, managers } from './fixtures/people';
import { openSessions } from './fixtures/sessions';
import { copyOf, openWorlds } from './fixtures/worlds';

interface Pace {
  readonly rounds: number;
  /** Per contender and round. */
  readonly milliseconds: number;
  /** Before the first round. */
  readonly warmUp: number;
}

/** The warm-up covers JIT compilation of heavy requests. */
const fullPace: Pace = { rounds: 5, milliseconds: 1_000, warmUp: 4_000 };
const quickPace: Pace = { rounds: 3, milliseconds: 700, warmUp: 1_500 };

/** Started on first use. */
async function startServers(folder: string, worlds: ReturnType<typeof openWorlds>, profiles?: string) {
  const world = await worlds.orders();
  const productDir = await copyOf(world, join(folder, 'product'));
  const floorDir = await copyOf(world, join(folder, 'baseline'));
  const visitors = await openSessions(productDir, [...managers, ...administrators]);
  const product = await startProduct({ dataDir: productDir, profiles });
  const baseline = await startBaseline(floorDir);
  const load = startLoad();
  const byManagers = visitors.slice(0, managers.length);
  const byAdministrators = visitors.slice(managers.length);
  const toFloor = (base: string): Destination => ({ port: baseline.port, base, visitors: byAdministrators });
  return {
    world,
    load,
    product: {
      pid: product.pid,
      asManagers: { port: product.port, base: '/api', visitors: byManagers } satisfies Destination,
      asAdministrators: {
        port: product.port,
        base: '/api',
        visitors: byAdministrators,
      } satisfies Destination,
    },
    baseline: {
      pid: baseline.pid,
      grouped: toFloor('/grouped'),
      single: toFloor('/single'),
      emitting: toFloor('/emitting'),
      reading: toFloor('/reading'),
    },
    async close() {
      await Promise.all([load.stop(), baseline.stop(), product.stop()]);
    },
  };
}
export type Servers = Awaited<ReturnType<typeof startServers>>;

export function openBench({ quick, profile, worldVersion, folder }: BenchOptions) {
  const worlds = openWorlds(join(folder, 'worlds'), worldVersion);
  const runs = join(folder, 'run');
  const profiles = profile ? join(folder, 'profiles') : undefined;
  let stage: Promise<Servers> | undefined;
  return {
    pace: quick ? quickPace : fullPace,
    worlds,
    /** Folder of CPU profiles, if requested. */
    profiles,
    /** Empty, for one measurement. */
    async emptyFolder(name: string): Promise<string> {
      const own = join(runs, name);
      await rm(own, { recursive: true, force: true });
      await mkdir(own, { recursive: true });
      return own;
    },
    stage: () => (stage ??= startServers(runs, worlds, profiles)),
    async close(): Promise<void> {
      await stage?.then((opened) => opened.close());
      await rm(runs, { recursive: true, force: true });
    },
  };
}
export type Bench = ReturnType<typeof openBench>;

/** Idle during the baseline's turn. */
export async function settled(destination: Destination, position: number): Promise<void> {
  const { port, base, visitors } = readingAt(destination);
  const [visitor] = visitors;
  if (!visitor) throw new RangeError('no session');
  const connection = await HttpConnection.open(port);
  for (;;) {
    const answer = await connection.send(getRequest(`${base}/order/count`, visitor, position));
    mustSucceed(answer);
    if (!answer.body.includes('"stale":true')) break;
  }
  connection.close();
}
