import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { parkedStreams } from '../../projection/parked-streams';
import { MongodbDouble } from '../../testing/mongodb-double/mongodb-double';
import { coinCounts, jarRows } from '../../testing/sample-jar';
import { addCoins, cleanContents, contentsOf, followJars, openJarLog } from '../../testing/sample-jar-log';
import type { Catalogue } from './mongodb.view-catalogue';
import { MongodbViewStore } from './mongodb.view-store';
import { ViewStoreUnavailable } from './view-store.port';
import { batchOf, piece, pieces, sampleViews } from './view-store.samples';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const newUrl = () => double.url.replace('/?', `/faults-${(databases += 1)}?`);
const openJars = () => new MongodbViewStore(newUrl(), [jarRows, coinCounts, parkedStreams]);

type Break = readonly [command: string, when: 'before' | 'after', nth: number];
/** Every step of a commit that writes two views. */
const breaks: readonly Break[] = [
  ['findAndModify', 'before', 1],
  ['findAndModify', 'after', 1],
  ['update', 'before', 1],
  ['update', 'after', 1],
  ['update', 'before', 2],
  ['update', 'after', 2],
  ['commitTransaction', 'before', 1],
  ['commitTransaction', 'after', 1],
];

describe('MongodbViewStore: a commit that is cut short', () => {
  it.each(breaks)('[R7] counts nothing twice when the connection breaks at %s, %s (%d)', async (...fault) => {
    const events = openJarLog();
    const views = openJars();
    await addCoins(events, 'a', [1, 2]);
    const first = await followJars({ events, views });
    double.breakConnection(...fault);
    await addCoins(events, 'a', [3]);
    await first.stop();
    // Started over with other batches than those that were cut short.
    await addCoins(events, 'a', [4, 5]);
    await (await followJars({ events, views, batchSize: 1 })).stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
    expect(await views.get('jars', 'a')).toMatchObject({ total: 15 });
    await views.close();
  });

  it('[R7] leaves neither documents nor position when its process is killed between the two, and stands in nobody’s way', async () => {
    const url = newUrl();
    const script = join(import.meta.dirname, 'commit-until-killed.fixture.ts');
    // The first prepares the views, the second is of a whole commit; with the third the document is written again.
    const held = double.holdAnswer('update', 3);
    const victim = spawn(process.execPath, ['--import', 'tsx', script, url], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    await held;
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    const store = new MongodbViewStore(url, sampleViews);
    const position = await store.checkpoint('pieces');
    expect(await store.get('pieces', 'a')).toEqual(piece('a', { cost: position }));
    expect(position).toBe(1);
    await store.commit([batchOf(3, [piece('a', { cost: 30 })])]);
    expect(await store.get('pieces', 'a')).toEqual(piece('a', { cost: 30 }));
    await store.close();
  });
});

describe('MongodbViewStore: several writers', () => {
  it('[R7] never lets a late writer bring a deleted document back, or an older one', async () => {
    const url = newUrl();
    const [one, late] = [new MongodbViewStore(url, sampleViews), new MongodbViewStore(url, sampleViews)];
    await one.commit([batchOf(5, [piece('a'), piece('b', { cost: 5 })])]);
    const writes = [{ view: 'pieces', id: 'a', document: null }];
    await one.commit([batchOf(6, [], { writes }), batchOf(7, [piece('b', { cost: 7 })])]);
    await late.commit([batchOf(5, [piece('a'), piece('b', { cost: 5 })])]);
    expect(await one.getMany('pieces', ['a', 'b'])).toEqual([null, piece('b', { cost: 7 })]);
    await Promise.all([one.close(), late.close()]);
  });

  it('[R7] takes one of two commits of the same position, whole', async () => {
    const url = newUrl();
    const stores = [new MongodbViewStore(url, sampleViews), new MongodbViewStore(url, sampleViews)];
    for (let position = 1; position <= 10; position += 1) {
      await Promise.all(
        stores.map((store, cost) =>
          store.commit([batchOf(position, [piece('a', { cost }), piece('b', { cost })])]),
        ),
      );
      const [a, b] = (await stores[0]?.getMany('pieces', ['a', 'b'])) ?? [];
      expect(a).toMatchObject({ cost: b?.['cost'] });
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  it('[R7] fails, and writes nothing, when a document is ahead of its checkpoint', async () => {
    const url = newUrl();
    const store = new MongodbViewStore(url, sampleViews);
    await store.commit([batchOf(3, [piece('a')])]);
    const client = new MongoClient(url);
    const catalogues = client.db().collection<Catalogue>('view-catalogues');
    const live = await catalogues.findOne({ _id: 'live' });
    const collection = client.db().collection(live?.collections['pieces'] ?? '');
    await collection.updateOne({}, { $set: { position: 9 } });
    await client.close();
    await expect(store.commit([batchOf(4, [piece('b'), piece('a', { cost: 4 })])])).rejects.toThrow('E11000');
    expect(await store.getMany('pieces', ['a', 'b'])).toEqual([piece('a'), null]);
    expect(await store.checkpoint('pieces')).toBe(3);
    await store.close();
  });

  it('[R8] shows another process a rebuild at once, and refuses a commit that goes on from what it replaced', async () => {
    const url = newUrl();
    const [one, other] = [new MongodbViewStore(url, sampleViews), new MongodbViewStore(url, sampleViews)];
    await one.commit([batchOf(1, [piece('a', { cost: 1 })])]);
    expect(await other.getMany('pieces', ['a'])).toEqual([piece('a', { cost: 1 })]);
    const staged = await one.stage([pieces]);
    await staged.commit([batchOf(1, [piece('a', { cost: 10 })])]);
    await staged.activate();
    expect(await other.get('pieces', 'a')).toEqual(piece('a', { cost: 10 }));
    await expect(other.commit([batchOf(2, [piece('a', { cost: 2 })])])).rejects.toThrow('rebuilt');
    expect(await other.getMany('pieces', ['a'])).toEqual([piece('a', { cost: 10 })]);
    await other.commit([batchOf(2, [piece('a', { cost: 11 })])]);
    expect(await one.get('pieces', 'a')).toEqual(piece('a', { cost: 11 }));
    await Promise.all([one.close(), other.close()]);
  });
});

describe('MongodbViewStore: the server goes away and comes back', () => {
  it('[R15] says that it is unavailable, soon, and answers again by itself', async () => {
    const store = new MongodbViewStore(newUrl(), sampleViews);
    await store.commit([batchOf(1, [piece('a')])]);
    await double.goAway();
    const asked = performance.now();
    await expect(store.get('pieces', 'a')).rejects.toThrow(ViewStoreUnavailable);
    await expect(store.find('pieces', {})).rejects.toThrow(ViewStoreUnavailable);
    await expect(store.commit([batchOf(2, [piece('b')])])).rejects.toThrow(ViewStoreUnavailable);
    expect(performance.now() - asked).toBeLessThan(10_000);
    await double.comeBack();
    const back = performance.now();
    expect(await store.get('pieces', 'a')).toEqual(piece('a'));
    await store.commit([batchOf(2, [piece('b')])]);
    expect(performance.now() - back).toBeLessThan(10_000);
    expect(await store.checkpoint('pieces')).toBe(2);
    await store.close();
  });

  it('[R15] waits for a server that comes later than the store is opened', async () => {
    const late = new MongodbViewStore(newUrl(), sampleViews);
    await double.goAway();
    await expect(late.open()).rejects.toThrow(ViewStoreUnavailable);
    await double.comeBack();
    await late.open();
    expect(await late.find('pieces', {})).toEqual({ documents: [], total: 0 });
    await late.close();
  });

  it('[R15] the projections go on from where they were, without anybody’s help', async () => {
    const events = openJarLog();
    const views = openJars();
    const troubles: unknown[] = [];
    const running = await followJars({ events, views, onTrouble: (error) => troubles.push(error) });
    await double.goAway();
    const { position } = await addCoins(events, 'a', [1, 2]);
    await expect(views.checkpoint('jars')).rejects.toThrow(ViewStoreUnavailable);
    await double.comeBack();
    await (await followJars({ events, views })).stop();
    await running.stop();
    expect(await views.checkpoint('jars')).toBe(position);
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
    expect(troubles.length).toBeGreaterThan(0);
    await views.close();
  });
});
