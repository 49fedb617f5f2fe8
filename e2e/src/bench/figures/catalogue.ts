import { join } from 'node:path';
import type { Bench } from '../bench';
import { startBaseline } from '../baseline/baseline';
import { type FloodResult, mustSucceed } from '../load/flood';
import { HttpConnection } from '../load/http-connection';
import { startLoad } from '../load/load';
import { getRequest, type Visitor } from '../load/requests';
import type { Destination } from '../load/work';
import { interleave } from '../measuring/interleave';
import { alone, compared, type Measured } from '../measuring/measured';
import { startProduct } from '../product/product';
import { commonWord, rareTerms, someFormats } from '../fixtures/catalogue';
import { managers } from '../fixtures/people';
import { openSessions } from '../fixtures/sessions';
import { copyOf } from '../fixtures/worlds';
import type { Figure } from './figure';

const connections = 16;
const narrowed = 'lang=CAST&size=24';

/** Twenty thousand resources, read by restaurants. */
async function startServers(bench: Bench) {
  const world = await bench.worlds.catalogue();
  const folder = await bench.emptyFolder('catalogue');
  const productDir = await copyOf(world, join(folder, 'product'));
  const floorDir = await copyOf(world, join(folder, 'baseline'));
  const visitors = await openSessions(productDir, managers.slice(0, connections));
  const product = await startProduct({ dataDir: productDir, profiles: bench.profiles });
  await searchOnce(product.port, visitors[0]);
  const baseline = await startBaseline(floorDir);
  const load = startLoad();
  const flood = (destination: Destination, paths: readonly string[], warmUp = 200) => {
    const { milliseconds } = bench.pace;
    return load.run({
      kind: 'flood',
      destination,
      work: { kind: 'read', paths },
      connections,
      milliseconds,
      warmUp,
    });
  };
  return {
    onProduct: (paths: readonly string[], warmUp?: number) =>
      flood({ port: product.port, base: '/api', visitors }, paths, warmUp),
    onFloor: (paths: readonly string[], warmUp?: number) =>
      flood({ port: baseline.port, base: '/reading', visitors }, paths, warmUp),
    close: async () => void (await Promise.all([load.stop(), baseline.stop(), product.stop()])),
  };
}
/** The first search waits for the index, which belongs to the start. */
async function searchOnce(port: number, visitor: Visitor | undefined): Promise<void> {
  if (!visitor) throw new RangeError('no session');
  const connection = await HttpConnection.open(port);
  mustSucceed(await connection.send(getRequest(`/api/resource/search/-1/${commonWord}`, visitor)));
  connection.close();
}
type Servers = Awaited<ReturnType<typeof startServers>>;

async function onStage(
  bench: Bench,
  measure: (stage: Servers) => Promise<readonly Measured[]>,
): Promise<readonly Measured[]> {
  const stage = await startServers(bench);
  try {
    return await measure(stage);
  } finally {
    await stage.close();
  }
}

type Pair = readonly Record<'baseline' | 'product', FloodResult>[];

async function measured(bench: Bench, stage: Servers, paths: readonly string[]): Promise<Pair> {
  const { rounds, warmUp } = bench.pace;
  await stage.onFloor(paths, warmUp);
  await stage.onProduct(paths, warmUp);
  return interleave<Record<'baseline' | 'product', FloodResult>>(rounds, {
    baseline: () => stage.onFloor(paths),
    product: () => stage.onProduct(paths),
  });
}

function linesOf(what: string, pairs: Pair): readonly Measured[] {
  return [
    compared(
      { figure: `${what}, 16 connections`, unit: 'per second', target: { of: 'ratio', atLeast: 0.6 } },
      pairs.map(({ baseline, product }) => ({ baseline: baseline.perSecond, product: product.perSecond })),
    ),
    alone(
      { figure: `${what}, p99 at 16 connections`, unit: 'ms', target: { of: 'product', atMost: 30 } },
      pairs.map(({ product }) => product.p99),
    ),
  ];
}

export const catalogueList: Figure = {
  name: 'catalogue-list',
  measure: (bench) =>
    onStage(bench, async (stage) =>
      linesOf('newest of 20,000 resources', await measured(bench, stage, [`/resource?${narrowed}`])),
    ),
};

const searchOf = (term: string) => `/resource/search/-1/${encodeURIComponent(term)}?${narrowed}`;
const facetsOf = (term: string) => `/resource/facets/-1/${encodeURIComponent(term)}?lang=CAST`;
/** Distinct searches, so none is cached. */
const narrowedOf = (asked: string) => someFormats.map((formats) => `${asked}&type=${formats}`);

/** A common word against rare ones, alone and filtered. */
export const search: Figure = {
  name: 'search',
  measure: (bench) =>
    onStage(bench, async (stage) => {
      const rare = await measured(bench, stage, rareTerms.map(searchOf));
      const common = await measured(bench, stage, narrowedOf(searchOf(commonWord)));
      const again = await measured(bench, stage, [searchOf(commonWord)]);
      const facets = await interleave<Record<'rare' | 'common', FloodResult>>(bench.pace.rounds, {
        rare: () => stage.onProduct(rareTerms.map(facetsOf)),
        common: () => stage.onProduct(narrowedOf(facetsOf(commonWord))),
      });
      return [
        ...linesOf('search of what is rare among 20,000', rare),
        ...linesOf('search of a word of all 20,000', common),
        ...linesOf('the same search again', again),
        compared(
          {
            figure: 'a word of all against a rare one, median',
            unit: 'ms',
            target: { of: 'ratio', atMost: 3 },
          },
          common.map((each, at) => ({
            baseline: rare[at]?.product.p50 ?? 0,
            product: each.product.p50,
          })),
        ),
        compared(
          { figure: 'the same, facets, median', unit: 'ms', target: { of: 'ratio', atMost: 3 } },
          facets.map((each) => ({ baseline: each.rare.p50, product: each.common.p50 })),
        ),
        alone(
          { figure: 'facets of a word of all, p99 at 16', unit: 'ms', target: { of: 'product', atMost: 30 } },
          facets.map((each) => each.common.p99),
        ),
      ];
    }),
};
