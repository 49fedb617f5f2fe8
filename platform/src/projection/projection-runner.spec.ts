import { describe, expect, it } from '@jest/globals';
import {
  addCoins,
  cleanContents,
  contentsOf,
  followJars,
  openJarLog,
  openJarViews,
} from '../testing/sample-aggregate-log';
import { jarProjection } from '../testing/sample-aggregate';
import { parkedAt, parkingBatch } from './parked-streams';
import { misplacedReason } from './misplaced-checkpoints';
import type { Committed } from './projection-runner';
import { createViewPosition } from './view-position';

function wire(stride?: number) {
  const events = openJarLog(stride);
  const views = openJarViews();
  const reached = createViewPosition();
  const batches: Committed[] = [];
  const onCommitted = (committed: Committed) => {
    batches.push(committed);
    reached.reach(committed.position);
  };
  return { events, views, reached, batches, onCommitted };
}

describe('the projection runner', () => {
  it('fills the views with what is in the log, and then with what comes', async () => {
    const { events, views, reached, onCommitted, batches } = wire();
    await addCoins(events, 'a', [3, 4]);
    const running = await followJars({ events, views, onCommitted });
    expect(await views.get('jars', 'a')).toMatchObject({ label: 'Jar a', total: 7 });
    const { position } = await addCoins(events, 'a', [5]);
    expect(await reached.wait(position)).toBe(true);
    expect(await views.get('jars', 'a')).toMatchObject({ total: 12 });
    expect(await views.get('coin-counts', 'all')).toEqual({ id: 'all', coins: 3 });
    expect(running.position()).toBe(4);
    expect(batches.flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
      'JarOpened',
      'CoinAdded',
      'CoinAdded',
      'CoinAdded',
    ]);
    await running.stop();
  });

  it('writes a document once per batch, however many events touch it', async () => {
    const { events, views } = wire();
    await addCoins(events, 'a', [1, 2, 3, 4]);
    const writes: string[] = [];
    const commit = views.commit.bind(views);
    views.commit = (batches) => {
      writes.push(...batches.flatMap((batch) => batch.writes.map(({ view, id }) => `${view}/${id}`)));
      return commit(batches);
    };
    await (await followJars({ events, views })).stop();
    expect(writes).toEqual([
      'jars/a',
      'jar-sums/open',
      'coin-counts/all',
      'coin-counts/odd',
      'coin-counts/even',
    ]);
  });

  describe('[X7] at the start', () => {
    /** Views of one log, then another log. @param coins of the other log */
    async function startedBeside(coins: readonly number[]) {
      const { events, views } = wire();
      await addCoins(events, 'a', [1, 2, 3]);
      const poison = { stream: 'jar-b', id: 'event-9', type: 'CoinAdded', revision: 1, position: 4 };
      await views.commit(
        parkingBatch(new Map([['jars/jar-b', parkedAt('jars', poison, 'poison', new Date())]])),
      );
      await (await followJars({ events, views })).stop();
      const other = openJarLog();
      await addCoins(other, 'c', coins);
      const lines: unknown[] = [];
      const running = await followJars({ events: other, views, onError: (line) => lines.push(line) });
      return { other, views, lines, running };
    }

    it.each([
      ['that are ahead of the log', [7], 'the log ends at position 2, before 4'],
      ['of another log of the same length', [7, 8, 9], 'the log has another event at position 4'],
      ['of another log that is longer', [7, 8, 9, 10], 'the log has another event at position 4'],
    ])('fills views again %s, and logs it in one line', async (_case, coins, reason) => {
      const { other, views, lines, running } = await startedBeside(coins);
      const line = `views are emptied and filled again from the log: jars, coin-counts; ${reason}`;
      expect(lines).toEqual([line]);
      expect(await contentsOf(views)).toEqual(await cleanContents(other));
      const { position } = await addCoins(other, 'c', [11]);
      while (running.position() < position) await new Promise(setImmediate);
      await running.stop();
      expect(await contentsOf(views)).toEqual(await cleanContents(other));
    });

    it('leaves views of the log as they are', async () => {
      const { events, views } = wire();
      await addCoins(events, 'a', [1, 2, 3]);
      await (await followJars({ events, views })).stop();
      views.startOver = () => Promise.reject(new Error('nothing is misplaced'));
      await addCoins(events, 'a', [4]);
      const lines: unknown[] = [];
      await (await followJars({ events, views, onError: (line) => lines.push(line) })).stop();
      expect(lines).toEqual([]);
      for (const name of ['jars', 'coin-counts'])
        expect(await views.checkpointEvent(name)).toBe((await events.eventAt(5))?.id);
    });

    it('leaves views whose checkpoint names no event: only its position is compared', async () => {
      const { events, views } = wire();
      await addCoins(events, 'a', [1, 2, 3]);
      await views.commit([{ projection: 'jars', position: 2, writes: [] }]);
      expect(await misplacedReason({ events, views }, 'jars')).toBeNull();
      await views.commit([{ projection: 'jars', position: 5, writes: [] }]);
      expect(await misplacedReason({ events, views }, 'jars')).toBe('the log ends at position 4, before 5');
    });

    it('asks nothing of a log that the views have not begun to follow', async () => {
      const away = () => Promise.reject(new Error('asked'));
      const { views } = wire();
      expect(await misplacedReason({ events: { head: away, eventAt: away }, views }, 'jars')).toBeNull();
    });
  });

  it('goes on where it was stopped', async () => {
    const { events, views } = wire();
    await addCoins(events, 'a', [1, 2]);
    await (await followJars({ events, views })).stop();
    await addCoins(events, 'b', [3]);
    const running = await followJars({ events, views });
    expect(await views.get('coin-counts', 'all')).toEqual({ id: 'all', coins: 3 });
    await running.stop();
  });

  it('starts each projection at its own checkpoint', async () => {
    const { events, views } = wire();
    await addCoins(events, 'a', [1, 2]);
    await (await followJars({ events, views, projections: [jarProjection] })).stop();
    await (await followJars({ events, views })).stop();
    expect(await views.get('jars', 'a')).toMatchObject({ total: 3 });
    expect(await views.get('coin-counts', 'all')).toEqual({ id: 'all', coins: 2 });
  });

  it('does not write the checkpoint of a projection that an event does not concern, except when it stops', async () => {
    const { events, views } = wire();
    await addCoins(events, 'a', []);
    const running = await followJars({ events, views });
    expect(await views.checkpoint('jars')).toBe(1);
    expect(await views.checkpoint('coin-counts')).toBe(0);
    await running.stop();
    expect(await views.checkpoint('coin-counts')).toBe(1);
    for (let jar = 0; jar < 1_000; jar += 1) await addCoins(events, `jar-${jar}`, []);
    const later = await followJars({ events, views });
    expect(await views.checkpoint('coin-counts')).toBe(1_001);
    await later.stop();
  });

  it('counts events and not positions until it writes such a checkpoint, for positions may be bytes', async () => {
    const bytes = 1_500;
    const { events, views, reached, onCommitted } = wire(bytes);
    await addCoins(events, 'a', []);
    const running = await followJars({ events, views, onCommitted });
    for (const jar of ['b', 'c', 'd']) await addCoins(events, jar, []);
    expect(await reached.wait(4 * bytes)).toBe(true);
    expect(await views.checkpoint('jars')).toBe(4 * bytes);
    expect(await views.checkpoint('coin-counts')).toBe(0);
    await running.stop();
    expect(await views.checkpoint('coin-counts')).toBe(4 * bytes);
  });

  it('does not deliver a batch again because a listener made a mistake', async () => {
    const { events, views } = wire();
    await addCoins(events, 'a', [1]);
    const errors: unknown[] = [];
    const onCommitted = () => {
      throw new Error('a listener made a mistake');
    };
    const running = await followJars({
      events,
      views,
      onCommitted,
      onError: (error) => errors.push(error),
    });
    expect(errors).toEqual([new Error('a listener made a mistake')]);
    expect(await views.get('coin-counts', 'all')).toEqual({ id: 'all', coins: 1 });
    await running.stop();
  });

  it('starts over what was parked further on than the view has come', async () => {
    const { events, views } = wire();
    await addCoins(events, 'a', [1, 2]);
    const coin = (await events.readAll(0, 10)).at(-1);
    if (!coin) throw new Error('the log is empty');
    const stale = parkedAt('jars', coin, 'an old mistake', new Date());
    await views.commit(parkingBatch(new Map([[stale.id, stale]])));
    await (await followJars({ events, views })).stop();
    expect(await contentsOf(views)).toMatchObject({ jars: { a: { total: 3 } } });
  });

  it('reports at the end what it could not write down, and stops nevertheless', async () => {
    const { events, views } = wire();
    await addCoins(events, 'a', []);
    const errors: unknown[] = [];
    const running = await followJars({ events, views, onError: (error) => errors.push(error) });
    views.commit = () => Promise.reject(new Error('disk full'));
    await running.stop();
    expect(errors).toEqual([new Error('disk full')]);
  });
});
