import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { copiesKeptMilliseconds } from '@portal/contracts/areas/operations';
import type { EventCodec } from '../codec/event-codec.port';
import { platformMetadata } from '../decider/platform-metadata';
import type { RunningProjections } from '../projection/running-projections';
import type { EventStore, JsonRecord } from '../stores/event-store/event-store.port';
import { plainCodec } from '../testing/plain-codec';
import { addCoins, followJars, now, openJarLog, openJarViews } from '../testing/sample-jar-log';
import { forgetOldCopies } from './forget-old-copies';
import { OperationsDesk } from './operations-desk';

const stream = 'operations-ES';

async function append(events: EventStore, type: string, data: JsonRecord) {
  const { length } = await events.readStream(stream);
  const metadata = { ...platformMetadata('ES', now()), correlationId: 'request-7' };
  const event = { id: randomUUID(), type, data, metadata };
  await events.append(stream, length === 0 ? 'no-stream' : length - 1, [event]);
}
const wishRebuild = (events: EventStore, operationId: string, activate = true) =>
  append(events, 'RebuildRequested', { operationId, projections: ['jars'], activate, userId: 2 });
const wishBack = (events: EventStore, operationId: string, undoes: string) =>
  append(events, 'GoingBackRequested', { operationId, undoes, projections: ['jars'], userId: 2 });
const wishRetry = (events: EventStore, operationId: string, projection = 'jars') =>
  append(events, 'ParkedStreamRetryRequested', { operationId, projection, stream: 'jar-a', userId: 2 });

/** What the log says of wishes, without the wishes. */
async function recorded(events: EventStore) {
  const stories = await events.readStream(stream);
  return stories
    .filter(({ type }) => !type.endsWith('Requested'))
    .map(({ type, data }) => [
      type,
      data.operationId,
      data.attempt ?? data.freed ?? data.activated ?? data.reason,
    ]);
}

/** A log with some coins, projections that follow it, and a desk whose deeds are counted. */
async function wire() {
  const [events, views] = [openJarLog(), openJarViews()];
  await addCoins(events, 'a', [1, 2]);
  const running = await followJars({ events, views });
  const deeds: string[] = [];
  const troubles: unknown[] = [];
  const openDesk = (over: Partial<RunningProjections> = {}, codec: EventCodec = plainCodec) =>
    new OperationsDesk({
      events,
      codec,
      market: 'ES',
      now,
      views,
      names: ['jars', 'coin-counts'],
      retryParked: async (...named) => {
        deeds.push('retry');
        return (over.retryParked ?? running.retryParked.bind(running))(...named);
      },
      rebuild: async (...how) => {
        deeds.push('rebuild');
        return (over.rebuild ?? running.rebuild.bind(running))(...how);
      },
      goBack: async (...how) => {
        deeds.push('back');
        return (over.goBack ?? running.goBack.bind(running))(...how);
      },
      onTrouble: (error) => troubles.push(String(error)),
      againAfter: 1,
    });
  return { events, views, running, deeds, troubles, openDesk };
}

/** The switch happens, and then the program is ended before it can say so. */
function endedAfterTheSwitch(running: RunningProjections): RunningProjections['rebuild'] {
  return async (names, wish) => {
    await running.rebuild(names, wish);
    return new Promise(() => undefined);
  };
}

/** As if the process were gone: waits until something was asked of the world, and never for its end. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

describe('the wishes of administrators', () => {
  it('[R8] [R9] are carried out in the order of wishing, and what came of each is written down', async () => {
    const { events, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one', false);
    await wishRetry(events, 'two');
    await wishRebuild(events, 'three');
    await openDesk().start();
    expect(deeds).toEqual(['rebuild', 'retry', 'rebuild']);
    expect(await recorded(events)).toEqual([
      ['OperationStarted', 'one', 1],
      ['ProjectionsRebuilt', 'one', false],
      ['OperationStarted', 'two', 1],
      ['ParkedStreamRetried', 'two', false],
      ['OperationStarted', 'three', 1],
      ['ProjectionsRebuilt', 'three', true],
    ]);
    const last = (await events.readStream(stream)).at(-1);
    expect(last).toMatchObject({
      data: { views: [{ view: 'jars', live: 1, rebuilt: 1, different: 0 }], parked: 0 },
      metadata: { actor: 'system', correlationId: 'request-7' },
    });
  });

  it('[S18] after an erasure read without remembered keys, and are done only when nothing of before is left', async () => {
    const { events, views, running, deeds, openDesk } = await wire();
    const data = { operationId: 'one', projections: ['jars'], activate: true, userId: 0, thorough: true };
    await append(events, 'RebuildRequested', data);
    const scrub = views.scrub.bind(views);
    let away = true;
    views.scrub = async () => {
      deeds.push('scrub');
      expect(await views.copiesBefore()).toBeNull();
      if (away) throw new Error('the disk is busy');
      return scrub();
    };
    const codec = { ...plainCodec, forget: () => void deeds.push('forget') };
    const desk = openDesk({}, codec);
    await desk.start();
    expect(deeds.slice(0, 3)).toEqual(['forget', 'rebuild', 'scrub']);
    expect(await recorded(events)).toEqual([['OperationStarted', 'one', 1]]);
    away = false;
    await until(async () => (await recorded(events)).length > 1);
    expect((await recorded(events)).at(-1)).toEqual(['ProjectionsRebuilt', 'one', true]);
    expect(deeds.filter((deed) => deed === 'rebuild')).toHaveLength(1);
    await desk.stop();
    await running.stop();
  });

  it('are heard of while the program runs, and other events are not looked at', async () => {
    const { events, deeds, openDesk } = await wire();
    const desk = openDesk();
    await desk.start();
    const readStream = events.readStream.bind(events);
    let reads = 0;
    events.readStream = (...asked) => {
      reads += 1;
      return readStream(...asked);
    };
    const heard = async (from: number) =>
      desk.hear((await readStream(stream, from)) as unknown as Parameters<typeof desk.hear>[0]);
    desk.hear((await readStream('jar-a')) as unknown as Parameters<typeof desk.hear>[0]);
    expect(reads).toBe(0);
    await wishRetry(events, 'one');
    await heard(0);
    await desk.start();
    expect(deeds).toEqual(['retry']);
  });

  it('[R8] are not carried out again by a later start, and hearing of one twice does not double it', async () => {
    const { events, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one');
    const desk = openDesk();
    await Promise.all([desk.start(), desk.start()]);
    await openDesk().start();
    expect(deeds).toEqual(['rebuild']);
  });

  it('[R8] are not lost when the program is ended in the middle of a rebuild: the next start does it anew', async () => {
    const { events, views, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one');
    void openDesk({ rebuild: () => new Promise(() => undefined) }).start();
    await until(() => deeds.length === 1);
    await openDesk().start();
    expect(deeds).toEqual(['rebuild', 'rebuild']);
    expect((await recorded(events)).map(([type, , detail]) => [type, detail])).toEqual([
      ['OperationStarted', 1],
      ['OperationStarted', 2],
      ['ProjectionsRebuilt', true],
    ]);
    expect(await views.checkpoint('operations-desk')).toBeGreaterThan(0);
  });

  it('[R8] are not done twice when the program is ended between the switch and writing that down', async () => {
    const { events, views, running, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one');
    void openDesk({ rebuild: endedAfterTheSwitch(running) }).start();
    await until(async () => (await views.checkpoint('operations-desk')) > 0);
    await openDesk().start();
    expect(deeds).toEqual(['rebuild']);
    expect((await recorded(events)).at(-1)).toEqual(['ProjectionsRebuilt', 'one', true]);
  });

  it('[R8] an earlier switch says nothing about a later wish', async () => {
    const { events, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one');
    await openDesk().start();
    await wishRebuild(events, 'two');
    void openDesk({ rebuild: () => new Promise(() => undefined) }).start();
    await until(() => deeds.length === 2);
    await openDesk().start();
    expect(deeds).toEqual(['rebuild', 'rebuild', 'rebuild']);
  });

  it('[R9] are given up when the program was ended three times in the middle of one: no crash loop', async () => {
    const { events, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      void openDesk({ rebuild: () => new Promise(() => undefined) }).start();
      await until(() => deeds.length === attempt);
    }
    await openDesk().start();
    expect(deeds).toHaveLength(3);
    expect((await recorded(events)).at(-1)).toEqual([
      'OperationFailed',
      'one',
      'the program was ended 3 times in it',
    ]);
  });

  it('[R8] to go back are carried out once, also when the program is ended between the switch and writing that down', async () => {
    const { events, views, running, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one');
    await openDesk().start();
    await wishBack(events, 'two', 'one');
    const head = await events.head();
    const goBack: RunningProjections['goBack'] = async (wish) => {
      await running.goBack(wish);
      return new Promise(() => undefined);
    };
    void openDesk({ goBack }).start();
    await until(async () => (await views.checkpoint('operations-desk')) >= head);
    await openDesk().start();
    expect(deeds).toEqual(['rebuild', 'back']);
    expect((await recorded(events)).at(-1)).toEqual(['ProjectionsRebuilt', 'two', true]);
  });

  it('[R8] to go back to what is not kept any more say so', async () => {
    const { events, views, openDesk } = await wire();
    await wishRebuild(events, 'one');
    await openDesk().start();
    const { at } = (await views.copiesBefore()) ?? { at: '' };
    const later = (milliseconds: number) => new Date(Date.parse(at) + milliseconds);
    await forgetOldCopies(views, later(copiesKeptMilliseconds - 1));
    expect(await views.copiesBefore()).not.toBeNull();
    await forgetOldCopies(views, later(copiesKeptMilliseconds));
    expect(await views.copiesBefore()).toBeNull();
    await wishBack(events, 'two', 'one');
    await openDesk().start();
    expect((await recorded(events)).at(-1)).toEqual([
      'OperationFailed',
      'two',
      expect.stringContaining('not kept'),
    ]);
  });

  it('that fail say why, and the next one is carried out', async () => {
    const { events, troubles, openDesk } = await wire();
    await wishRebuild(events, 'one');
    await wishRetry(events, 'two');
    await openDesk({ rebuild: () => Promise.reject(new Error('the disk is full')) }).start();
    expect(await recorded(events)).toMatchObject([
      ['OperationStarted', 'one', 1],
      ['OperationFailed', 'one', 'Error: the disk is full'],
      ['OperationStarted', 'two', 1],
      ['ParkedStreamRetried', 'two', false],
    ]);
    expect(troubles).toEqual(['Error: the disk is full']);
  });

  it('[R15] wait while the log is away, and are carried out when it is back', async () => {
    const { events, deeds, troubles, openDesk } = await wire();
    await wishRetry(events, 'one');
    const readStream = events.readStream.bind(events);
    events.readStream = () => Promise.reject(new Error('the log is away'));
    await openDesk().start();
    expect([deeds, troubles]).toEqual([[], ['Error: the log is away']]);
    events.readStream = readStream;
    await until(async () => (await recorded(events)).length === 2);
    expect(deeds).toEqual(['retry']);
  });

  it('[R17] a stop gives a rebuild up and leaves its wish for the next start', async () => {
    const { events, views, running, deeds, openDesk } = await wire();
    await wishRebuild(events, 'one');
    const desk = openDesk({
      rebuild: (names, wish) => {
        void desk.stop();
        return running.rebuild(names, wish);
      },
    });
    await desk.start();
    expect(await recorded(events)).toEqual([['OperationStarted', 'one', 1]]);
    expect(await views.checkpoint('operations-desk')).toBe(0);
    await openDesk().start();
    expect(deeds).toEqual(['rebuild', 'rebuild']);
  });

  it('about what another program runs are left to it, and a rebuild of what nobody fills fails', async () => {
    const { events, deeds, openDesk } = await wire();
    await wishRetry(events, 'one', 'when-jar-filled-then-ring');
    await append(events, 'RebuildRequested', {
      operationId: 'two',
      projections: ['jars', 'plates'],
      activate: true,
      userId: 2,
    });
    await openDesk().start();
    expect(deeds).toEqual([]);
    expect(await recorded(events)).toEqual([
      ['OperationStarted', 'two', 1],
      ['OperationFailed', 'two', 'not filled from the log: plates'],
    ]);
  });
});
