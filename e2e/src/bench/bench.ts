import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '@portal/platform/decider/decider';
import { startWorker } from './load/child-process';
import { askOnce } from './load/http-connection';
import { type Load, startLoad } from './load/load';
import { getRequest, type Visitor } from './load/requests';
import type { Destination } from './load/work';
import { startProduct } from './product/product';
import { administrators, managers } from './fixtures/people';
import { openSessions } from './fixtures/sessions';
import { copyOf, openWorlds, type World } from './fixtures/worlds';

export interface BenchOptions {
  /** Fewer and shorter rounds. */
  readonly quick: boolean;
  /** Writes CPU profiles. */
  readonly profile: boolean;
  /** Hash of the sources that make the data. */
  readonly worldVersion: string;
  /** For data and profiles. */
  readonly folder: string;
}

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

type ProductOptions = Omit<Parameters<typeof startProduct>[0], 'dataDir' | 'profiles'>;

export function openBench({ quick, profile, worldVersion, folder }: BenchOptions) {
  const worlds = openWorlds(join(folder, 'worlds'), worldVersion);
  const runs = join(folder, 'run');
  const profiles = profile ? join(folder, 'profiles') : undefined;
  let stage: Promise<Servers> | undefined;
  const bench = {
    pace: quick ? quickPace : fullPace,
    worlds,
    /** A copy, for one measurement. */
    async copied(world: World, name: string): Promise<string> {
      await mkdir(runs, { recursive: true });
      return copyOf(world, join(runs, name));
    },
    /** On a copy of its own. @param people are signed in */
    async openProduct(world: World, name: string, people: readonly Actor[], options: ProductOptions = {}) {
      const dataDir = await bench.copied(world, name);
      const visitors = people.length === 0 ? [] : await openSessions(dataDir, people);
      const product = await startProduct({ dataDir, profiles, ...options });
      const as = (some: readonly Visitor[]): Destination => ({
        port: product.port,
        base: '/api',
        visitors: some,
      });
      return { ...product, visitors, as };
    },
    stage: () => (stage ??= startServers(bench)),
    async close(): Promise<void> {
      await stage?.then((opened) => opened.close());
      await rm(runs, { recursive: true, force: true });
    },
  };
  return bench;
}
export type Bench = ReturnType<typeof openBench>;

export interface Servers {
  readonly world: World;
  readonly load: Load;
  readonly product: {
    readonly pid: number;
    readonly asManagers: Destination;
    readonly asAdministrators: Destination;
  };
  readonly floor: { readonly pid: number; to(base: string): Destination };
  close(): Promise<void>;
}

/** Product and floor, each with a copy. */
export async function openServers(
  bench: Bench,
  world: World,
  name: string,
  readers: readonly Actor[],
): Promise<Servers> {
  const product = await bench.openProduct(world, `${name}-product`, [...readers, ...administrators]);
  const floor = startWorker('baseline.process', await bench.copied(world, `${name}-floor`));
  const port = (await floor.onMessage()) as number;
  const load = startLoad();
  const byAdministrators = product.visitors.slice(readers.length);
  return {
    world,
    load,
    product: {
      pid: product.pid,
      asManagers: product.as(product.visitors.slice(0, readers.length)),
      asAdministrators: product.as(byAdministrators),
    },
    floor: { pid: floor.pid, to: (base) => ({ port, base, visitors: byAdministrators }) },
    close: async () => void (await Promise.all([load.stop(), floor.stop(), product.stop()])),
  };
}

const startServers = async (bench: Bench): Promise<Servers> =>
  openServers(bench, await bench.worlds.orders(), 'orders', managers);

/** Idle during the floor's turn. */
export async function settled(
  { port, base, visitors: [visitor] }: Destination,
  position: number,
): Promise<void> {
  if (!visitor) throw new RangeError('no session');
  const request = getRequest(`${base}/order/count`, visitor, position);
  while ((await askOnce(port, request)).body.includes('"stale":true'));
}
