import { daysAfter } from '@portal/contracts';
import { type Bench, openServers, type Servers } from '../bench';
import { commonWord, rareTerms, someFormats } from '../fixtures/catalogue';
import { orderCount } from '../fixtures/order-book';
import { managers } from '../fixtures/people';
import { askOnce } from '../load/http-connection';
import { getRequest } from '../load/requests';
import type { Destination } from '../load/work';
import { interleave } from '../measuring/interleave';
import { alone, compared, type Measured, type Pair } from '../measuring/measured';
import { withProcessorTime } from '../measuring/processor-time';
import type { Figure } from './figure';

const connections = 16;

interface Contenders {
  readonly product: Destination;
  readonly floor: Destination;
  /** Milliseconds. */
  readonly p99: number;
}
type Flooded = Awaited<ReturnType<ReturnType<typeof floodOf>>>;
type Pairs = readonly Readonly<Record<'baseline' | 'product', Flooded>>[];

/** Reads of one destination, with their processor time. */
const floodOf =
  ({ pace: { milliseconds } }: Bench, { load, product, floor }: Servers, destination: Destination) =>
  (paths: readonly string[], warmUp = 200) => {
    const { pid } = destination.port === product.asManagers.port ? product : floor;
    const work = { kind: 'read', paths } as const;
    return withProcessorTime(pid, () =>
      load.run('flood', { destination, work, connections, milliseconds, warmUp }),
    );
  };

async function measured(
  bench: Bench,
  stage: Servers,
  of: Contenders,
  paths: readonly string[],
): Promise<Pairs> {
  const { rounds, warmUp } = bench.pace;
  const onFloor = floodOf(bench, stage, of.floor);
  const onProduct = floodOf(bench, stage, of.product);
  await onFloor(paths, warmUp);
  await onProduct(paths, warmUp);
  return interleave(rounds, { baseline: () => onFloor(paths), product: () => onProduct(paths) });
}

const valuesOf = (pairs: Pairs, value: (result: Flooded) => number): readonly Pair[] =>
  pairs.map(({ baseline, product }) => ({ baseline: value(baseline), product: value(product) }));

const linesOf = (what: string, { p99 }: Contenders, pairs: Pairs): readonly Measured[] => [
  compared(
    { figure: `${what}, 16 connections`, unit: 'per second', target: { of: 'ratio', atLeast: 0.6 } },
    valuesOf(pairs, ({ perSecond }) => perSecond),
  ),
  compared(
    { figure: `${what}, processor time of each`, unit: 'µs', target: { of: 'ratio', atMost: 1.3 } },
    valuesOf(pairs, ({ microseconds }) => microseconds),
  ),
  alone(
    { figure: `${what}, p99 at 16 connections`, unit: 'ms', target: { of: 'product', atMost: p99 } },
    pairs.map(({ product }) => product.p99),
  ),
];

const medians = (figure: string, atMost: number, pairs: readonly Pair[]) =>
  compared({ figure: `${figure}, median`, unit: 'ms', target: { of: 'ratio', atMost } }, pairs);

const size = 25;
/** In the middle. */
const deepPage = orderCount / size / 2;
const firstPage = `/order?sort=-date&size=${size}`;

const listOf = (name: string, what: string, path: string): Figure => ({
  name,
  async measure(bench) {
    const stage = await bench.stage();
    const { asAdministrators: product } = stage.product;
    const contenders = { product, floor: stage.floor.to('/reading'), p99: 20 };
    return linesOf(what, contenders, await measured(bench, stage, contenders, [path]));
  },
});

/** Pending and in processing. */
const openOrders = `${firstPage}&status=1,2`;

/** Baseline: the product's first page. */
const listDeep: Figure = {
  name: 'list-deep',
  async measure(bench) {
    const stage = await bench.stage();
    const read = floodOf(bench, stage, stage.product.asAdministrators);
    await read([firstPage], bench.pace.warmUp);
    const pairs = await interleave(bench.pace.rounds, {
      baseline: async () => (await read([firstPage])).p50,
      product: async () => (await read([`${firstPage}&page=${deepPage}`])).p50,
    });
    return [medians(`page ${deepPage} of 2,000 against the first`, 2, pairs)];
  },
};

/** Twenty thousand resources, read by restaurants. */
async function inCatalogue(
  bench: Bench,
  measure: (stage: Servers, contenders: Contenders) => Promise<readonly Measured[]>,
): Promise<readonly Measured[]> {
  const readers = managers.slice(0, connections);
  const stage = await openServers(bench, await bench.worlds.catalogue(), 'catalogue', readers);
  const { asManagers: product } = stage.product;
  try {
    const [visitor] = product.visitors;
    if (!visitor) throw new RangeError('no session');
    // The first search waits for the index, which belongs to the start.
    await askOnce(product.port, getRequest(`/api/resource/search/-1/${commonWord}`, visitor));
    return await measure(stage, { product, floor: stage.floor.to('/reading'), p99: 30 });
  } finally {
    await stage.close();
  }
}

const narrowed = 'lang=CAST&size=24';

const catalogueList: Figure = {
  name: 'catalogue-list',
  measure: (bench) =>
    inCatalogue(bench, async (stage, contenders) =>
      linesOf(
        'newest of 20,000 resources',
        contenders,
        await measured(bench, stage, contenders, [`/resource?${narrowed}`]),
      ),
    ),
};

const searchOf = (term: string) => `/resource/search/-1/${encodeURIComponent(term)}?${narrowed}`;
const facetsOf = (term: string) => `/resource/facets/-1/${encodeURIComponent(term)}?lang=CAST`;
/** Distinct searches, so none is cached. */
const narrowedOf = (asked: string) => someFormats.map((formats) => `${asked}&type=${formats}`);

/** A common word against rare ones, alone and filtered. */
const search: Figure = {
  name: 'search',
  measure: (bench) =>
    inCatalogue(bench, async (stage, contenders) => {
      const rare = await measured(bench, stage, contenders, rareTerms.map(searchOf));
      const common = await measured(bench, stage, contenders, narrowedOf(searchOf(commonWord)));
      const read = floodOf(bench, stage, contenders.product);
      const facets = await interleave(bench.pace.rounds, {
        baseline: async () => (await read(rareTerms.map(facetsOf))).p50,
        product: async () => (await read(narrowedOf(facetsOf(commonWord)))).p50,
      });
      const against = common.map(({ product }, at) => ({
        baseline: rare[at]?.product.p50 ?? 0,
        product: product.p50,
      }));
      return [
        ...linesOf('search of what is rare among 20,000', contenders, rare),
        ...linesOf('search of a word of all 20,000', contenders, common),
        medians('a word of all against a rare one', 3, against),
        medians('the same, facets', 3, facets),
      ];
    }),
};

/** The last thirty days, as its screen asks. */
const overview: Figure = {
  name: 'overview',
  async measure(bench) {
    const stage = await bench.stage();
    const read = floodOf(bench, stage, stage.product.asAdministrators);
    const to = new Date().toISOString().slice(0, 10);
    const range = `from=${daysAfter(to, -29)}&to=${to}`;
    const paths = [
      `/overview/orders?${range}`,
      '/overview/today',
      `/overview/content?${range}`,
      `/overview/adoption?year=${to.slice(0, 4)}`,
    ];
    await read(paths, bench.pace.warmUp);
    const p99s: number[] = [];
    for (let round = 0; round < bench.pace.rounds; round += 1) p99s.push((await read(paths)).p99);
    const figure = `overview over ${orderCount.toLocaleString('en')} orders, p99 at 16 connections`;
    return [alone({ figure, unit: 'ms', target: { of: 'product', atMost: 30 } }, p99s)];
  },
};

export const reads: readonly Figure[] = [
  listOf('list-orders', `newest of ${orderCount.toLocaleString('en')} orders`, firstPage),
  listOf('list-filtered', 'newest open orders', openOrders),
  listDeep,
  overview,
  catalogueList,
  search,
];
