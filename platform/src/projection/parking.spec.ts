import { describe, expect, it } from '@jest/globals';
import type { EventCodec } from '../codec/event-codec.port';
import { plainCodec } from '../testing/plain-codec';
import { coinProjection, type JarEvent, jarProjection } from '../testing/sample-aggregate';
import {
  addCoins,
  cleanContents,
  contentsOf,
  followJars,
  jarClock,
  openJarLog,
  openJarViews,
} from '../testing/sample-aggregate-log';
import { type ParkedStream, parkedStreams } from './parked-streams';
import type { Projection } from './projection';
import type { Committed } from './projection-runner';
import { createViewPosition } from './view-position';

function wire(cursed: number) {
  const events = openJarLog();
  const views = openJarViews();
  let broken = true;
  const addCoin = jarProjection.handlers.get('CoinAdded');
  if (!addCoin) throw new Error('the sample has changed');
  const handlers = new Map(jarProjection.handlers).set('CoinAdded', {
    ...addCoin,
    apply: (jar, event, id) => {
      const { data } = event as Extract<JarEvent, { type: 'CoinAdded' }>;
      if (broken && data.value === cursed) throw new RangeError(`no coin is worth ${data.value}`);
      return addCoin.apply(jar, event, id);
    },
  });
  const projections: Projection[] = [{ ...jarProjection, handlers }, coinProjection];
  const parked: ParkedStream[] = [];
  const reached = createViewPosition();
  const onCommitted = ({ position }: Committed) => reached.reach(position);
  const onParked = (each: ParkedStream) => parked.push(each);
  const follow = () => followJars({ events, views, projections, onParked, onCommitted });
  const listed = async () => (await views.find<ParkedStream>(parkedStreams.name, { size: -1 })).documents;
  return { events, views, parked, follow, listed, reached, mend: () => void (broken = false) };
}

const totals = { a: { total: 1 }, b: { total: 4 } };

describe('a poison event', () => {
  it('[R9] parks its stream for that projection; everything else goes on, and the list shows why', async () => {
    const { events, views, follow, parked, listed } = wire(13);
    await addCoins(events, 'a', [1, 13, 2]);
    await addCoins(events, 'b', [4]);
    await addCoins(events, 'a', [5]);
    await (await follow()).stop();
    const entry = {
      id: 'jars/jar-a',
      projection: 'jars',
      stream: 'jar-a',
      eventId: (await events.readStream('jar-a', 2))[0]?.id,
      eventType: 'CoinAdded',
      revision: 2,
      position: 3,
      reason: 'RangeError: no coin is worth 13',
      at: jarClock,
    };
    expect(await contentsOf(views)).toMatchObject({ jars: totals, 'coin-counts': { all: { coins: 5 } } });
    expect(await listed()).toEqual([entry]);
    expect(parked).toEqual([entry]);
  });

  it('[R9] stays parked over a restart, until the mistake is fixed, and then equals a clean rebuild', async () => {
    const { events, views, follow, listed, mend } = wire(13);
    await addCoins(events, 'a', [1, 13, 2]);
    await (await follow()).stop();
    await addCoins(events, 'a', [5]);
    const running = await follow();
    expect(await running.retryParked('jars', 'jar-a')).toBe(false);
    expect(await listed()).toHaveLength(1);
    mend();
    expect(await running.retryParked('jars', 'jar-a')).toBe(true);
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
    expect(await running.retryParked('jars', 'jar-a')).toBe(false);
    await addCoins(events, 'a', [7]);
    await running.stop();
    await (await follow()).stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
  });

  it('[R9] is stuck at the next poison event when the first was overcome', async () => {
    const { events, views, follow, listed } = wire(13);
    await addCoins(events, 'a', [1, 13, 2]);
    await (await follow()).stop();
    const handler = jarProjection.handlers.get('CoinAdded');
    const stricter: Projection = {
      ...jarProjection,
      handlers: new Map(jarProjection.handlers).set('CoinAdded', {
        id: () => 'a',
        apply: (jar, event, id) => {
          if ((event.data as { value: number }).value === 2) throw new RangeError('two is too many');
          return handler?.apply(jar, event, id) ?? null;
        },
      }),
    };
    const running = await followJars({ events, views, projections: [stricter] });
    expect(await running.retryParked('jars', 'jar-a')).toBe(false);
    await running.stop();
    expect(await views.get('jars', 'a')).toMatchObject({ total: 14 });
    expect(await listed()).toMatchObject([{ revision: 3, reason: 'RangeError: two is too many' }]);
  });

  it('[R9] a retry whose commit fails after it happened does not count anything twice', async () => {
    const { events, views, follow, mend, reached } = wire(13);
    await addCoins(events, 'a', [1, 13, 2]);
    const running = await follow();
    mend();
    const commit = views.commit.bind(views);
    views.commit = async (batches) => {
      await commit(batches);
      throw new Error('killed after the commit');
    };
    await expect(running.retryParked('jars', 'jar-a')).rejects.toThrow('killed after the commit');
    views.commit = commit;
    const added = await addCoins(events, 'a', [5]);
    expect(await reached.wait(added.position)).toBe(true);
    expect(await running.retryParked('jars', 'jar-a')).toBe(false);
    await running.stop();
    expect(await contentsOf(views)).toEqual(await cleanContents(events));
  });

  it('[R9] that cannot be opened parks its stream only where its type is handled', async () => {
    const { events, views } = wire(13);
    const codec: EventCodec = {
      ...plainCodec,
      decode: (recorded) => {
        if (recorded.type === 'JarOpened') throw new SyntaxError('bad JSON');
        return plainCodec.decode(recorded);
      },
    };
    await addCoins(events, 'a', [1]);
    await (await followJars({ events, views, codec })).stop();
    expect(await contentsOf(views)).toMatchObject({
      jars: {},
      'coin-counts': { all: { coins: 1 } },
      'parked-streams': { 'jars/jar-a': { reason: 'SyntaxError: bad JSON', revision: 0 } },
    });
  });

  it('[R9] whose document the store refuses parks its stream, in a rebuild and a retry too; the rest goes on', async () => {
    const { events, views } = wire(13);
    const handler = jarProjection.handlers.get('CoinAdded');
    if (!handler) throw new Error('the sample has changed');
    const spoiling: Projection = {
      ...jarProjection,
      handlers: new Map(jarProjection.handlers).set('CoinAdded', {
        ...handler,
        apply: (jar, event, id) => {
          const { data } = event as Extract<JarEvent, { type: 'CoinAdded' }>;
          const document = handler.apply(jar, event, id);
          return data.value === 13 ? { ...document, closed: 'for ever' } : document;
        },
      }),
    };
    await addCoins(events, 'a', [1, 13, 2]);
    await addCoins(events, 'b', [4]);
    const running = await followJars({ events, views, projections: [spoiling, coinProjection] });
    const expected = {
      jars: { a: { total: 1 }, b: { total: 4 } },
      'coin-counts': { all: { coins: 4 } },
      'parked-streams': {
        'jars/jar-a': { reason: 'InvalidDocument: jars: closed invalid_type', revision: 2 },
      },
    };
    expect(await contentsOf(views)).toMatchObject(expected);
    expect(await running.retryParked('jars', 'jar-a')).toBe(false);
    expect(await running.rebuild(['jars'])).toMatchObject({
      activated: true,
      parked: [{ id: 'jars/jar-a' }],
    });
    expect(await contentsOf(views)).toMatchObject(expected);
    await running.stop();
  });

  it('[R9] whose documents cannot be named parks its stream, too', async () => {
    const { events, views } = wire(13);
    const handler = coinProjection.handlers.get('CoinAdded');
    if (!handler) throw new Error('the sample has changed');
    const nameless: Projection = {
      ...coinProjection,
      handlers: new Map([
        [
          'CoinAdded',
          {
            ...handler,
            id: () => {
              throw new Error('nameless');
            },
          },
        ],
      ]),
    };
    await addCoins(events, 'a', [1, 2]);
    await (await followJars({ events, views, projections: [nameless] })).stop();
    expect(await contentsOf(views)).toMatchObject({
      'coin-counts': {},
      'parked-streams': { 'coin-counts/jar-a': { reason: 'Error: nameless', revision: 1 } },
    });
  });
});
