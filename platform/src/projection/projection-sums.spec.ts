import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentOf } from '@portal/contracts';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import fc from 'fast-check';
import { MongodbViewStore } from '../stores/view-store/mongodb.view-store';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { ViewBatch, ViewStore } from '../stores/view-store/view-store.port';
import { jarProjection, type jarRows, jarSums } from '../testing/sample-aggregate';
import {
  addCoins,
  cleanContents,
  contentsOf,
  followJars,
  jarViews,
  openJarLog,
  openJarViews,
} from '../testing/sample-aggregate-log';
import { parkedLists, type ParkedStream, parkedStreams } from './parked-streams';
import type { Projection } from './projection';
import type { Share } from './projection-sums';

type Jar = DocumentOf<typeof jarRows>;

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const declared = [...jarViews, ...parkedLists];
const worlds: readonly (readonly [string, () => ViewStore])[] = [
  ['SQLite', openJarViews],
  ['MongoDB', () => new MongodbViewStore(double.url.replace('/?', `/sums-${(databases += 1)}?`), declared)],
];

/** Adding up by hand, over all documents. */
async function naiveSums(views: ViewStore) {
  const sums: Record<string, { id: string; counts: Record<string, number> }> = {};
  for (const { closed, total } of (await views.find<Jar>('jars', { size: -1 })).documents) {
    const id = closed ? 'closed' : 'open';
    const { counts } = (sums[id] ??= { id, counts: { jars: 0, total: 0 } });
    counts.jars = (counts.jars ?? 0) + 1;
    counts.total = (counts.total ?? 0) + total;
  }
  for (const { counts } of Object.values(sums)) if (counts.total === 0) delete counts.total;
  return sums;
}

const sumsOf = async (views: ViewStore) => (await contentsOf(views))['jar-sums'];
const parkedOf = async (views: ViewStore) =>
  (await views.find<ParkedStream>(parkedStreams.name, { size: -1 })).documents;

const withHandler = (type: string, apply: (jar: Jar | null, coin: number) => Jar | null): Projection => {
  const handler = jarProjection.handlers.get('CoinAdded');
  if (!handler) throw new Error('the sample has changed');
  return {
    ...jarProjection,
    handlers: new Map(jarProjection.handlers).set(type, {
      ...handler,
      apply: (jar, { data }) => apply(jar as Jar | null, (data as { value: number }).value),
    }),
  };
};
/** 5 removes a jar, 9 closes or opens it, 13 is refused until mended. */
const lively = (isBroken: () => boolean) =>
  withHandler('CoinAdded', (jar, coin) => {
    if (coin === 13 && isBroken()) throw new RangeError('no such coin');
    if (!jar || coin === 5) return null;
    return { ...jar, total: jar.total + coin, closed: coin === 9 ? !jar.closed : jar.closed };
  });
const summing = (shares: (jar: Jar) => readonly Share[]): Projection => ({
  ...jarProjection,
  sums: { view: jarSums, shares: (document) => shares(document as Jar) },
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      jar: fc.constantFrom('a', 'b', 'c'),
      coins: fc.array(fc.constantFrom(1, 2, -3, 5, 9, 13), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('killed before', 'killed after', 'restart', 'retry', 'rebuild') },
);

describe.each(worlds)('sums in %s', (world, openViews) => {
  it('[R7] [R8] [R9] equal a second computation over all documents, and a clean rebuild, after any sequence of steps', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      async (steps, batchSize) => {
        const events = openJarLog();
        const views = openViews();
        const faults: string[] = [];
        const commit = views.commit.bind(views);
        views.commit = async (batches: readonly ViewBatch[]) => {
          const fault = faults.shift();
          if (fault === 'killed before') throw new Error(fault);
          await commit(batches);
          if (fault === 'killed after') throw new Error(fault);
        };
        let broken = true;
        const projections = [lively(() => broken)];
        const follow = () => followJars({ events, views, projections, batchSize });
        let running = await follow();
        const retryAll = async () => {
          for (const { stream } of await parkedOf(views))
            await running.retryParked('jars', stream).catch(() => false);
        };
        for (const each of steps) {
          if (typeof each !== 'string') await addCoins(events, each.jar, each.coins);
          else if (each === 'restart') {
            await running.stop();
            running = await follow();
          } else if (each === 'retry') {
            broken = !broken;
            await retryAll();
          } else if (each === 'rebuild') await running.rebuild(['jars']).catch(() => undefined);
          else faults.push(each);
        }
        await running.stop();
        faults.length = 0;
        running = await follow();
        expect(await sumsOf(views)).toEqual(await naiveSums(views));
        broken = false;
        await retryAll();
        expect(await sumsOf(views)).toEqual(await naiveSums(views));
        await running.stop();
        expect(await contentsOf(views)).toEqual(await cleanContents(events, projections));
        await views.close();
      },
    );
    await fc.assert(property, { numRuns: world === 'SQLite' ? 60 : 10 });
  });

  it('[R9] park an event whose share is not a whole number, and write nothing of it', async () => {
    const events = openJarLog();
    const views = openViews();
    const projections = [summing(({ total }) => [{ id: 'all', key: 'halves', add: total / 2 }])];
    await addCoins(events, 'a', [2, 1]);
    await addCoins(events, 'b', [4]);
    await (await followJars({ events, views, projections })).stop();
    expect(await sumsOf(views)).toEqual({ all: { id: 'all', counts: { halves: 3 } } });
    expect(await views.get('jars', 'a')).toMatchObject({ total: 2 });
    expect(await parkedOf(views)).toMatchObject([
      { stream: 'jar-a', revision: 2, reason: 'RangeError: all halves: 1.5 is not a whole number' },
    ]);
    await views.close();
  });

  it('[R9] park the event for which the store refuses them; everything else goes on', async () => {
    const events = openJarLog();
    const views = openViews();
    const projections = [
      summing(({ total }) => [{ id: 'all', key: total >= 7 ? 'x'.repeat(17_000_000) : 'jars', add: 1 }]),
    ];
    await addCoins(events, 'a', [1, 6, 1]);
    await addCoins(events, 'b', [4]);
    const running = await followJars({ events, views, projections });
    expect(await sumsOf(views)).toEqual({ all: { id: 'all', counts: { jars: 2 } } });
    const parked = [
      { stream: 'jar-a', revision: 2, reason: expect.stringMatching(/^DocumentTooLarge: jar-sums: /) },
    ];
    expect(await parkedOf(views)).toMatchObject(parked);
    expect(await running.retryParked('jars', 'jar-a')).toBe(false);
    expect(await running.rebuild(['jars'])).toMatchObject({ activated: true, parked });
    await running.stop();
    await views.close();
  });

  it('[X7] start over with their projection when the log is another', async () => {
    const events = openJarLog();
    const views = openViews();
    await addCoins(events, 'a', [1, 2, 3]);
    await (await followJars({ events, views })).stop();
    const other = openJarLog();
    await addCoins(other, 'b', [4]);
    await (await followJars({ events: other, views })).stop();
    expect(await sumsOf(views)).toEqual({ open: { id: 'open', counts: { jars: 1, total: 4 } } });
    await views.close();
  });
});

describe('sums', () => {
  it('are not written by events that change no share', async () => {
    const events = openJarLog();
    const views = openJarViews();
    const projections = [summing(({ restaurantId }) => [{ id: String(restaurantId), key: 'jars', add: 1 }])];
    await addCoins(events, 'a', [1]);
    await (await followJars({ events, views, projections })).stop();
    const written: string[] = [];
    const commit = views.commit.bind(views);
    views.commit = (batches) => {
      written.push(...batches.flatMap(({ writes }) => writes.map(({ view }) => view)));
      return commit(batches);
    };
    await addCoins(events, 'a', [1]);
    await (await followJars({ events, views, projections })).stop();
    expect(written).toEqual(['jars']);
  });

  it.each([
    ['SQLite', (path: string, views: typeof declared) => new SqliteViewStore(path, views)],
    [
      'MongoDB',
      (path: string, views: typeof declared) =>
        new MongodbViewStore(double.url.replace('/?', `/${path}?`), views),
    ],
  ])('of documents that are there already start their projection over in %s', async (world, open) => {
    const path = world === 'SQLite' ? `${await mkdtemp(join(tmpdir(), 'sums-'))}/views.db` : 'new-sums';
    const events = openJarLog();
    await addCoins(events, 'a', [1, 2]);
    const before = open(
      path,
      declared.filter(({ sumsOf: of }) => of === undefined),
    );
    const { sums: _none, ...unsummed } = jarProjection;
    await (await followJars({ events, views: before, projections: [unsummed] })).stop();
    await before.close();
    const after = open(path, declared);
    await (await followJars({ events, views: after, projections: [jarProjection] })).stop();
    expect(await after.get('jar-sums', 'open')).toEqual({ id: 'open', counts: { jars: 1, total: 3 } });
    expect(await after.get('jars', 'a')).toMatchObject({ total: 3 });
    await after.close();
  });
});
