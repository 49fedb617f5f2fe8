import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parkedLists } from '../../projection/parked-streams';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import {
  addCoins,
  cleanContents,
  contentsOf,
  followJars,
  openJarLog,
  jarViews,
} from '../../testing/sample-aggregate-log';
import { MongodbViewStore } from './mongodb.view-store';
import { ViewStoreUnavailable } from './view-store.port';
import { batchOf, sampleItem, sampleViews } from './view-store.samples';
import { startFixture } from '../../testing/start-fixture';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const newUrl = () => double.url.replace('/?', `/faults-${(databases += 1)}?`);
const openJars = () => new MongodbViewStore(newUrl(), [...jarViews, ...parkedLists]);

type Break = readonly [command: string, when: 'before' | 'after', nth: number];
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
    await addCoins(events, 'a', [4, 5]);
    await (await followJars({ events, views, batchSize: 1 })).stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
    expect(await views.get('jars', 'a')).toMatchObject({ total: 15 });
    await views.close();
  });

  it('[R7] leaves neither documents nor position when its process is killed between the two, and blocks no later commit', async () => {
    const url = newUrl();
    const script = join(import.meta.dirname, 'commit-until-killed.fixture.ts');
    const held = double.holdAnswer('update', 3);
    const child = startFixture(script, [url]);
    await held;
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = new MongodbViewStore(url, sampleViews);
    const position = await store.checkpoint('pieces');
    expect(await store.get('pieces', 'a')).toEqual(sampleItem('a', { cost: position }));
    expect(position).toBe(1);
    await store.commit([batchOf(3, [sampleItem('a', { cost: 30 })])]);
    expect(await store.get('pieces', 'a')).toEqual(sampleItem('a', { cost: 30 }));
    await store.close();
  });
});

describe('MongodbViewStore: the server goes away and comes back', () => {
  it('[R15] is unavailable after a short time, and answers again without a restart', async () => {
    const store = new MongodbViewStore(newUrl(), sampleViews);
    await store.commit([batchOf(1, [sampleItem('a')])]);
    await double.goAway();
    const asked = performance.now();
    await expect(store.get('pieces', 'a')).rejects.toThrow(ViewStoreUnavailable);
    await expect(store.find('pieces', {})).rejects.toThrow(ViewStoreUnavailable);
    await expect(store.commit([batchOf(2, [sampleItem('b')])])).rejects.toThrow(ViewStoreUnavailable);
    expect(performance.now() - asked).toBeLessThan(10_000);
    await double.comeBack();
    const back = performance.now();
    expect(await store.get('pieces', 'a')).toEqual(sampleItem('a'));
    await store.commit([batchOf(2, [sampleItem('b')])]);
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

  it('[R15] the projections resume where they were, unattended', async () => {
    const events = openJarLog();
    const views = openJars();
    const errors: unknown[] = [];
    const running = await followJars({ events, views, onError: (error) => errors.push(error) });
    await double.goAway();
    const { position } = await addCoins(events, 'a', [1, 2]);
    await expect(views.checkpoint('jars')).rejects.toThrow(ViewStoreUnavailable);
    await double.comeBack();
    await (await followJars({ events, views })).stop();
    await running.stop();
    expect(await views.checkpoint('jars')).toBe(position);
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
    expect(errors.length).toBeGreaterThan(0);
    await views.close();
  });
});
