import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongodbViewStore } from '../stores/view-store/mongodb.view-store';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { type JarEvent, jarProjection } from '../testing/sample-aggregate';
import { addCoins, followJars, jarViews, now, openJarLog } from '../testing/sample-aggregate-log';
import { plainCodec } from '../testing/plain-codec';
import { parkedLists, type ParkedStream, parkedStreams } from './parked-streams';
import type { Projection } from './projection';
import { rebuildProjections } from './projection-rebuild';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());
const newUrl = () => double.url.replace('/?', `/large-${(databases += 1)}?`);

const declared = [...jarViews, ...parkedLists];
const worlds: readonly (readonly [string, () => ViewStore])[] = [
  ['SQLite', () => new SqliteViewStore(':memory:', declared)],
  ['MongoDB', () => new MongodbViewStore(newUrl(), declared)],
];

function growing(): Projection {
  const addCoin = jarProjection.handlers.get('CoinAdded');
  if (!addCoin) throw new Error('the sample has changed');
  const handlers = new Map(jarProjection.handlers).set('CoinAdded', {
    ...addCoin,
    apply: (jar, event, id) => {
      const { data } = event as Extract<JarEvent, { type: 'CoinAdded' }>;
      const next = addCoin.apply(jar, event, id);
      return data.value === 13 && next ? { ...next, label: 'x'.repeat(17_000_000) } : next;
    },
  });
  return { ...jarProjection, handlers };
}

describe.each(worlds)('a document that %s does not take', (_world, openViews) => {
  it('[R9] parks the event that makes it so large, with the reason, and everything else goes on', async () => {
    const events = openJarLog();
    const views = openViews();
    const projections = [growing()];
    await addCoins(events, 'a', [1, 13, 2]);
    await addCoins(events, 'b', [4]);
    await (await followJars({ events, views, projections })).stop();
    const listed = async () => (await views.find<ParkedStream>(parkedStreams.name, {})).documents;
    const entry = {
      stream: 'jar-a',
      revision: 2,
      reason: expect.stringMatching(/^DocumentTooLarge: jars: /),
    };
    expect(await listed()).toMatchObject([entry]);
    expect(await views.get('jars', 'a')).toMatchObject({ total: 1 });
    expect(await views.get('jars', 'b')).toMatchObject({ total: 4 });
    const running = await followJars({ events, views, projections });
    expect(await running.retryParked('jars', 'jar-a')).toBe(false);
    await running.stop();
    await rebuildProjections({ events, views, projections, codec: plainCodec, now });
    expect(await listed()).toMatchObject([entry]);
    await views.close();
  });
});
