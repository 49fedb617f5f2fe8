import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventCodec } from '../codec/event-codec.port';
import { platformMetadata } from '../decider/platform-metadata';
import type { RunningProjections } from '../projection/running-projections';
import type { EventStore, JsonRecord } from '../stores/event-store/event-store.port';
import { plainCodec } from '../testing/plain-codec';
import { addCoins, followJars, now, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { OperationsRunner } from './operations-runner';

const stream = 'operations-ES';

async function append(events: EventStore, type: string, data: JsonRecord) {
  const { length } = await events.readStream(stream);
  const metadata = { ...platformMetadata('ES', now()), correlationId: 'request-7' };
  const event = { id: randomUUID(), type, data, metadata };
  await events.append(stream, length === 0 ? 'no-stream' : length - 1, [event]);
}
const requestRebuild = (events: EventStore, operationId: string, activate = true) =>
  append(events, 'RebuildRequested', { operationId, projections: ['jars'], activate, userId: 2 });
const requestRetry = (events: EventStore, operationId: string, projection = 'jars') =>
  append(events, 'ParkedStreamRetryRequested', { operationId, projection, stream: 'jar-a', userId: 2 });

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

async function wire() {
  const events = openJarLog();
  const views = openJarViews();
  await addCoins(events, 'a', [1, 2]);
  const running = await followJars({ events, views });
  const actions: string[] = [];
  const errors: unknown[] = [];
  const openRunner = (over: Partial<RunningProjections> = {}, codec: EventCodec = plainCodec) =>
    new OperationsRunner({
      events,
      codec,
      market: 'ES',
      now,
      views,
      names: ['jars', 'coin-counts'],
      retryParked: async (...named) => {
        actions.push('retry');
        return (over.retryParked ?? running.retryParked.bind(running))(...named);
      },
      rebuild: async (...how) => {
        actions.push('rebuild');
        return (over.rebuild ?? running.rebuild.bind(running))(...how);
      },
      onError: (error) => errors.push(String(error)),
      retryMilliseconds: 1,
    });
  return { events, views, running, actions, errors, openRunner };
}

function endedAfterTheSwitch(running: RunningProjections): RunningProjections['rebuild'] {
  return async (names, request) => {
    await running.rebuild(names, request);
    return new Promise(() => undefined);
  };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

describe('the requests of administrators', () => {
  it('[R8] [R9] are carried out in the order of wishing, and what came of each is written down', async () => {
    const { events, actions, openRunner } = await wire();
    await requestRebuild(events, 'one', false);
    await requestRetry(events, 'two');
    await requestRebuild(events, 'three');
    await openRunner().start();
    expect(actions).toEqual(['rebuild', 'retry', 'rebuild']);
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
      data: {
        views: [
          { view: 'jars', live: 1, rebuilt: 1, different: 0 },
          { view: 'jar-sums', live: 1, rebuilt: 1, different: 0 },
        ],
        parked: 0,
      },
      metadata: { actor: 'system', correlationId: 'request-7' },
    });
  });

  it('[S18] after an erasure read without remembered keys, and are done only when nothing of before is left', async () => {
    const { events, views, running, actions, openRunner } = await wire();
    const data = { operationId: 'one', projections: ['jars'], activate: true, userId: 0, thorough: true };
    await append(events, 'RebuildRequested', data);
    const scrub = views.scrub.bind(views);
    let away = true;
    views.scrub = async () => {
      actions.push('scrub');
      if (away) throw new Error('the disk is busy');
      return scrub();
    };
    const codec = { ...plainCodec, forget: () => void actions.push('forget') };
    const runner = openRunner({}, codec);
    await runner.start();
    expect(actions.slice(0, 3)).toEqual(['forget', 'rebuild', 'scrub']);
    expect(await recorded(events)).toEqual([['OperationStarted', 'one', 1]]);
    away = false;
    await until(async () => (await recorded(events)).length > 1);
    expect((await recorded(events)).at(-1)).toEqual(['ProjectionsRebuilt', 'one', true]);
    expect(actions.filter((deed) => deed === 'rebuild')).toHaveLength(1);
    await runner.stop();
    await running.stop();
  });

  it('are received while the program runs, and other events are ignored', async () => {
    const { events, actions, openRunner } = await wire();
    const runner = openRunner();
    await runner.start();
    const readStream = events.readStream.bind(events);
    let reads = 0;
    events.readStream = (...asked) => {
      reads += 1;
      return readStream(...asked);
    };
    const heard = async (from: number) =>
      runner.onMessage((await readStream(stream, from)) as unknown as Parameters<typeof runner.onMessage>[0]);
    runner.onMessage((await readStream('jar-a')) as unknown as Parameters<typeof runner.onMessage>[0]);
    expect(reads).toBe(0);
    await requestRetry(events, 'one');
    await heard(0);
    await runner.start();
    expect(actions).toEqual(['retry']);
  });

  it('[R8] are not carried out again by a later start, and hearing of one twice does not double it', async () => {
    const { events, actions, openRunner } = await wire();
    await requestRebuild(events, 'one');
    const runner = openRunner();
    await Promise.all([runner.start(), runner.start()]);
    await openRunner().start();
    expect(actions).toEqual(['rebuild']);
  });

  it('[R8] are not lost when the program ends in the middle of a rebuild: the next start repeats it', async () => {
    const { events, views, actions, openRunner } = await wire();
    await requestRebuild(events, 'one');
    void openRunner({ rebuild: () => new Promise(() => undefined) }).start();
    await until(() => actions.length === 1);
    await openRunner().start();
    expect(actions).toEqual(['rebuild', 'rebuild']);
    expect((await recorded(events)).map(([type, , detail]) => [type, detail])).toEqual([
      ['OperationStarted', 1],
      ['OperationStarted', 2],
      ['ProjectionsRebuilt', true],
    ]);
    expect(await views.checkpoint('operations-desk')).toBeGreaterThan(0);
  });

  it('[R8] are not done twice when the program is ended between the switch and writing that down', async () => {
    const { events, views, running, actions, openRunner } = await wire();
    await requestRebuild(events, 'one');
    void openRunner({ rebuild: endedAfterTheSwitch(running) }).start();
    await until(async () => (await views.checkpoint('operations-desk')) > 0);
    await openRunner().start();
    expect(actions).toEqual(['rebuild']);
    expect((await recorded(events)).at(-1)).toEqual(['ProjectionsRebuilt', 'one', true]);
  });

  it('[R8] an earlier switch does not complete a later request', async () => {
    const { events, actions, openRunner } = await wire();
    await requestRebuild(events, 'one');
    await openRunner().start();
    await requestRebuild(events, 'two');
    void openRunner({ rebuild: () => new Promise(() => undefined) }).start();
    await until(() => actions.length === 2);
    await openRunner().start();
    expect(actions).toEqual(['rebuild', 'rebuild', 'rebuild']);
  });

  it('[R9] are given up when the program was ended three times in the middle of one: no crash loop', async () => {
    const { events, actions, openRunner } = await wire();
    await requestRebuild(events, 'one');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      void openRunner({ rebuild: () => new Promise(() => undefined) }).start();
      await until(() => actions.length === attempt);
    }
    await openRunner().start();
    expect(actions).toHaveLength(3);
    expect((await recorded(events)).at(-1)).toEqual([
      'OperationFailed',
      'one',
      'the program was ended 3 times in it',
    ]);
  });

  it('that fail say why, and the next one is carried out', async () => {
    const { events, errors, openRunner } = await wire();
    await requestRebuild(events, 'one');
    await requestRetry(events, 'two');
    await openRunner({ rebuild: () => Promise.reject(new Error('the disk is full')) }).start();
    expect(await recorded(events)).toMatchObject([
      ['OperationStarted', 'one', 1],
      ['OperationFailed', 'one', 'Error: the disk is full'],
      ['OperationStarted', 'two', 1],
      ['ParkedStreamRetried', 'two', false],
    ]);
    expect(errors).toEqual(['Error: the disk is full']);
  });

  it('[R15] wait while the log is down, and are executed when it is back', async () => {
    const { events, actions, errors, openRunner } = await wire();
    await requestRetry(events, 'one');
    const readStream = events.readStream.bind(events);
    events.readStream = () => Promise.reject(new Error('the log is away'));
    await openRunner().start();
    expect([actions, errors]).toEqual([[], ['Error: the log is away']]);
    events.readStream = readStream;
    await until(async () => (await recorded(events)).length === 2);
    expect(actions).toEqual(['retry']);
  });

  it('[R17] a stop aborts a rebuild and leaves its request for the next start', async () => {
    const { events, views, running, actions, openRunner } = await wire();
    await requestRebuild(events, 'one');
    const runner = openRunner({
      rebuild: (names, request) => {
        void runner.stop();
        return running.rebuild(names, request);
      },
    });
    await runner.start();
    expect(await recorded(events)).toEqual([['OperationStarted', 'one', 1]]);
    expect(await views.checkpoint('operations-desk')).toBe(0);
    await openRunner().start();
    expect(actions).toEqual(['rebuild', 'rebuild']);
  });

  it('about what another program runs are left to it, and a rebuild of an unknown view fails', async () => {
    const { events, actions, openRunner } = await wire();
    await requestRetry(events, 'one', 'when-jar-filled-then-ring');
    await append(events, 'RebuildRequested', {
      operationId: 'two',
      projections: ['jars', 'plates'],
      activate: true,
      userId: 2,
    });
    await openRunner().start();
    expect(actions).toEqual([]);
    expect(await recorded(events)).toEqual([
      ['OperationStarted', 'two', 1],
      ['OperationFailed', 'two', 'not filled from the log: plates'],
    ]);
  });
});
