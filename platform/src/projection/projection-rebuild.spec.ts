import { describe, expect, it } from '@jest/globals';
import type { StagedViews } from '../stores/view-store/view-store.port';
import { coinProjection, type JarEvent, jarProjection } from '../testing/sample-aggregate';
import {
  addCoins,
  cleanContents,
  contentsOf,
  followJars,
  openJarLog,
  openJarViews,
} from '../testing/sample-aggregate-log';
import type { Projection } from './projection';

const outdated: Projection = {
  ...jarProjection,
  handlers: new Map([...jarProjection.handlers].filter(([type]) => type !== 'CoinAdded')),
};

const poisoned = (projection: Projection): Projection => {
  const handler = projection.handlers.get('CoinAdded');
  if (!handler) throw new Error('the sample has changed');
  const apply: typeof handler.apply = (document, event, id) => {
    if ((event as Extract<JarEvent, { type: 'CoinAdded' }>).data.value === 13) throw new Error('poison');
    return handler.apply(document, event, id);
  };
  return { ...projection, handlers: new Map(projection.handlers).set('CoinAdded', { ...handler, apply }) };
};

async function wire(coins: readonly number[] = [1, 2]) {
  const events = openJarLog();
  const views = openJarViews();
  await addCoins(events, 'a', coins);
  await (await followJars({ events, views, projections: [outdated, coinProjection] })).stop();
  return { events, views };
}

describe('a rebuild', () => {
  it('[R8] fills the views from the whole log, reports what it did, and goes on live from there', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views });
    const { milliseconds, ...report } = await running.rebuild();
    expect(report).toEqual({
      position: 3,
      events: 3,
      views: [
        { view: 'jars', live: 1, rebuilt: 1 },
        { view: 'jar-sums', live: 1, rebuilt: 1 },
        { view: 'coin-counts', live: 3, rebuilt: 3 },
      ],
      parked: [],
      activated: true,
    });
    expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(await views.get('jars', 'a')).toMatchObject({ total: 3 });
    await addCoins(events, 'b', [5]);
    await running.stop();
    await (await followJars({ events, views })).stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
  });

  it('[R8] never lets a read fail: the old documents answer until the new ones do', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views });
    const seen: unknown[] = [];
    const stage = views.stage.bind(views);
    views.stage = async (contracts) => {
      const staged = await stage(contracts);
      const read = async () => seen.push(await views.get('jars', 'a'));
      return {
        checkpoint: (projection) => staged.checkpoint(projection),
        getMany: (view, ids) => staged.getMany(view, ids),
        commit: (batches) =>
          read()
            .then(() => staged.commit(batches))
            .then(read)
            .then(() => undefined),
        activate: () =>
          read()
            .then(() => staged.activate())
            .then(read)
            .then(() => undefined),
        complete: () => staged.complete(),
        discard: () => staged.discard(),
        check: (write) => staged.check(write),
      } satisfies StagedViews;
    };
    await running.rebuild();
    await running.stop();
    expect(seen.length).toBeGreaterThanOrEqual(4);
    expect(seen.slice(0, -1).every((jar) => (jar as { total: number }).total === 0)).toBe(true);
    expect(seen.at(-1)).toMatchObject({ total: 3 });
  });

  it('[R8] includes events appended during it, in batches of any size, exactly once', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views, batchSize: 2 });
    const [report] = await Promise.all([
      running.rebuild(),
      ...Array.from({ length: 20 }, (_, index) => addCoins(events, `during-${index}`, [index])),
    ]);
    await running.stop();
    await (await followJars({ events, views })).stop();
    expect(report.activated).toBe(true);
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
  });

  it('[R8] may be of one view only, and be turned down after the comparison', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views });
    const refused = await running.rebuild(['jars'], {
      accept: (report) => report.views.every(({ live, rebuilt }) => rebuilt > live),
    });
    expect(refused).toMatchObject({
      activated: false,
      views: [{ view: 'jars', live: 1, rebuilt: 1 }, { view: 'jar-sums' }],
    });
    expect(await views.get('jars', 'a')).toMatchObject({ total: 0 });
    expect(await running.rebuild(['jars'])).toMatchObject({ activated: true });
    expect(await views.get('jars', 'a')).toMatchObject({ total: 3 });
    await running.stop();
  });

  it('[R8] counts the documents that it changes, and those that are in one of the two only', async () => {
    const { events, views } = await wire();
    await addCoins(events, 'b', []);
    const stray = { id: 'stray', restaurantId: 1, label: '', total: 0, closed: false, changedAt: '' };
    const running = await followJars({ events, views });
    await views.commit([
      {
        projection: 'jars',
        position: 0,
        outOfTurn: true,
        writes: [{ view: 'jars', id: 'stray', document: stray }],
      },
    ]);
    const looking = { comparing: true, accept: () => false };
    expect((await running.rebuild(['jars'], looking)).views).toMatchObject([
      { view: 'jars', live: 3, rebuilt: 2, different: 2 },
      // Summed by the outdated rules.
      { view: 'jar-sums', live: 1, rebuilt: 1, different: 1 },
    ]);
    await running.rebuild(['jars']);
    expect((await running.rebuild(undefined, looking)).views).toMatchObject([
      { view: 'jars', live: 2, rebuilt: 2, different: 0 },
      { view: 'jar-sums', live: 1, rebuilt: 1, different: 0 },
      { view: 'coin-counts', live: 3, rebuilt: 3, different: 0 },
    ]);
    await running.stop();
  });

  it('[R8] [S18] names the documents and fields of a personal view without their values', async () => {
    const { events, views } = await wire();
    const personal: Projection = { ...jarProjection, view: { ...jarProjection.view, personal: true } };
    const running = await followJars({ events, views, projections: [personal] });
    const { views: compared } = await running.rebuild(['jars'], { comparing: true, accept: () => false });
    expect(compared[0]?.differences).toEqual([
      { id: 'a', kind: 'changed', fields: [{ name: 'total', live: null, rebuilt: null }] },
    ]);
    await running.stop();
  });

  it('[R8] compares events appended during it as far as the live views have seen them', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views, batchSize: 3 });
    await running.rebuild();
    const [report] = await Promise.all([
      running.rebuild(undefined, { comparing: true }),
      ...Array.from({ length: 20 }, (_, index) => addCoins(events, `during-${index}`, [index, 1])),
    ]);
    expect(report.views.map(({ different }) => different)).toEqual([0, 0, 0]);
    await running.stop();
  });

  it('[R8] reports its progress, and nothing more once it is over', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views });
    const seen: unknown[] = [];
    const rebuilding = running.rebuild(['jars'], {
      accept: () => {
        seen.push(running.progress().map(({ name, rebuild }) => [name, rebuild]));
        return true;
      },
    });
    await rebuilding;
    expect(seen).toEqual([
      [
        ['jars', { done: 3, total: 3 }],
        ['coin-counts', null],
      ],
    ]);
    expect(running.progress()).toMatchObject([
      { name: 'jars', position: 3, parked: 0, rebuild: null },
      { name: 'coin-counts', position: 3, parked: 0, rebuild: null },
    ]);
    await running.stop();
  });

  it('[R8] moves the requester’s checkpoint in the same write as the switch, and not without it', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views });
    const ledger = { projection: 'wishes', position: 3 };
    await running.rebuild(['jars'], { ledger, accept: () => false });
    expect(await views.checkpoint('wishes')).toBe(0);
    await running.rebuild(['jars'], { ledger });
    expect(await views.checkpoint('wishes')).toBe(3);
    await running.stop();
  });

  it('[R9] never skips: it parks what it cannot get past, and keeps what other projections have parked', async () => {
    const { events, views } = await wire([1, 13, 2]);
    const projections = [poisoned(jarProjection), poisoned(coinProjection)];
    const running = await followJars({ events, views, projections });
    expect((await running.rebuild(['coin-counts'])).parked).toMatchObject([{ id: 'coin-counts/jar-a' }]);
    await running.rebuild(['jars']);
    expect(await contentsOf(views)).toEqual(await cleanContents(events, projections));
    await running.stop();
    const mended = await followJars({ events, views });
    expect(await mended.retryParked('jars', 'jar-a')).toBe(true);
    expect(await mended.retryParked('coin-counts', 'jar-a')).toBe(true);
    await mended.stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
  });

  it('[R8] that fails leaves the live views as they were, and the next one works', async () => {
    const { events, views } = await wire();
    const running = await followJars({ events, views });
    const before = await contentsOf(views);
    const readAll = events.readAll.bind(events);
    events.readAll = () => Promise.reject(new Error('the log is away'));
    await expect(running.rebuild()).rejects.toThrow('the log is away');
    events.readAll = readAll;
    expect(await contentsOf(views)).toEqual(before);
    expect(await running.rebuild()).toMatchObject({ activated: true });
    await running.stop();
  });

  it('[R8] does not count documents that were removed in between', async () => {
    const { events, views } = await wire([]);
    const emptied: Projection = {
      ...jarProjection,
      handlers: new Map(jarProjection.handlers).set('JarClosed', { id: () => 'a', apply: () => null }),
    };
    const running = await followJars({ events, views, projections: [emptied, coinProjection] });
    const [opened] = await events.readStream('jar-a');
    if (!opened) throw new Error('the jar is missing');
    await events.append('jar-a', 0, [
      { ...opened, id: crypto.randomUUID(), type: 'JarClosed', data: { jarId: 'a' } },
    ]);
    expect((await running.rebuild()).views).toContainEqual({ view: 'jars', live: 1, rebuilt: 0 });
    await running.stop();
    expect(await views.get('jars', 'a')).toBeNull();
  });
});
