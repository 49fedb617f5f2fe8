import { describe, expect, it } from '@jest/globals';
import { coinProjection, jarProjection } from '../testing/sample-aggregate';
import {
  addCoins,
  cleanContents,
  contentsOf,
  followJars,
  openJarLog,
  openJarViews,
} from '../testing/sample-aggregate-log';
import type { Projection } from './projection';

const mistaken: Projection = {
  ...jarProjection,
  handlers: new Map(jarProjection.handlers).set('CoinAdded', {
    id: (event) => (event.data as { jarId: string }).jarId,
    apply(document, event) {
      if ((event.data as { value: number }).value === 13) throw new Error('poison');
      return document;
    },
  }),
};

const total = async (views: ReturnType<typeof openJarViews>, id: string) =>
  (await views.get<{ total: number }>('jars', id))?.total;

async function afterAMistake() {
  const events = openJarLog();
  const views = openJarViews();
  await addCoins(events, 'a', [1, 2]);
  await addCoins(events, 'b', [13]);
  await (await followJars({ events, views })).stop();
  const mistake = await followJars({ events, views, projections: [mistaken, coinProjection] });
  await mistake.rebuild(['jars']);
  return { events, views, mistake };
}

describe('going back to the copies from before a rebuild', () => {
  it('[R8] undoes it, with all that has happened since, and no read fails meanwhile', async () => {
    const { events, views, mistake } = await afterAMistake();
    await mistake.stop();
    await addCoins(events, 'a', [4]);
    await addCoins(events, 'c', [5]);
    await (await followJars({ events, views, projections: [mistaken, coinProjection] })).stop();
    expect([await total(views, 'a'), await views.previousGeneration()]).toMatchObject([0, {}]);
    const mended = await followJars({ events, views });
    const { milliseconds: _, ...report } = await mended.rollbackRebuild({ comparing: true });
    expect(report).toMatchObject({
      activated: true,
      views: [{ view: 'jars', live: 3, rebuilt: 3, different: 3 }],
      parked: [],
    });
    expect([await total(views, 'a'), await total(views, 'c')]).toEqual([7, 5]);
    await addCoins(events, 'a', [10]);
    await mended.stop();
    await (await followJars({ events, views })).stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
  });

  it('[R8] [R9] brings back what was parked then, and keeps what other projections have parked since', async () => {
    const { events, views, mistake } = await afterAMistake();
    expect(mistake.progress()).toMatchObject([{ name: 'jars', parked: 1 }, { parked: 0 }]);
    await mistake.stop();
    await views.commit([
      {
        projection: 'parked-streams',
        position: 0,
        outOfTurn: true,
        writes: [{ view: 'parked-streams', id: 'coin-counts/jar-z', document: otherEntry }],
      },
    ]);
    const mended = await followJars({ events, views });
    await mended.rollbackRebuild();
    expect(mended.progress()).toMatchObject([{ name: 'jars', parked: 0 }, { parked: 1 }]);
    const { documents } = await views.find('parked-streams', {});
    expect(documents).toEqual([otherEntry]);
    expect(await total(views, 'b')).toBe(13);
    await mended.stop();
  });

  it('[R8] can itself be undone', async () => {
    const { events, views, mistake } = await afterAMistake();
    await mistake.stop();
    const mended = await followJars({ events, views });
    await mended.rollbackRebuild();
    await mended.rollbackRebuild();
    expect(await total(views, 'a')).toBe(0);
    await mended.rollbackRebuild();
    expect(await total(views, 'a')).toBe(3);
    await mended.stop();
  });

  it('[R8] that is broken off leaves the live views as they were, and the next attempt finishes it', async () => {
    const { events, views, mistake } = await afterAMistake();
    await mistake.stop();
    const mended = await followJars({ events, views });
    await expect(
      mended.rollbackRebuild({
        accept() {
          throw new Error('the program was ended');
        },
      }),
    ).rejects.toThrow('ended');
    expect(await total(views, 'a')).toBe(0);
    await addCoins(events, 'a', [8]);
    await mended.rollbackRebuild();
    expect(await total(views, 'a')).toBe(11);
    await mended.stop();
    await (await followJars({ events, views })).stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
  });

  it('[R8] is refused when nothing is kept', async () => {
    const events = openJarLog();
    const views = openJarViews();
    const running = await followJars({ events, views });
    await expect(running.rollbackRebuild()).rejects.toThrow('not kept');
    await running.rebuild();
    await views.forgetPrevious();
    await expect(running.rollbackRebuild()).rejects.toThrow('not kept');
    await running.stop();
  });
});

const otherEntry = {
  id: 'coin-counts/jar-z',
  projection: 'coin-counts',
  stream: 'jar-z',
  eventId: 'e',
  eventType: 'CoinAdded',
  revision: 1,
  position: 1,
  reason: 'Error: elsewhere',
  at: '2026-11-20T09:30:00.000Z',
};
