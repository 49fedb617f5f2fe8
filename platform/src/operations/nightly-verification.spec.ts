import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { platformMetadata } from '../decider/platform-metadata';
import { parkedLists } from '../projection/parked-streams';
import type { RunningProjections } from '../projection/running-projections';
import { recordVerification, type Verification, verifications } from '../projection/verifications';
import { MongodbViewStore } from '../stores/view-store/mongodb.view-store';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { plainCodec } from '../testing/plain-codec';
import { addCoins, followJars, jarProjections, jarViews, openJarLog } from '../testing/sample-aggregate-log';
import { NightlyVerification, type NightlyVerificationOptions } from './nightly-verification';
import { OperationsRunner } from './operations-runner';

const contracts = [...jarViews, ...parkedLists, verifications];
const names = jarProjections.map(({ name }) => name);
const night = '2026-11-20T02:30:00.000Z';

async function wire(views: ViewStore) {
  const events = openJarLog();
  await addCoins(events, 'a', [1, 2]);
  const running = await followJars({ events, views });
  let time = night;
  const now = () => new Date(time);
  const rebuilt: string[] = [];
  const errors: unknown[] = [];
  const rebuild: RunningProjections['rebuild'] = async (chosen = [], request) => {
    rebuilt.push(...chosen);
    const report = await running.rebuild(chosen, request);
    await recordVerification(views, jarProjections, report, now());
    return report;
  };
  const onError = (error: unknown) => errors.push(String(error));
  const retryParked = running.retryParked.bind(running);
  const runner = new OperationsRunner({
    events,
    codec: plainCodec,
    market: 'ES',
    now,
    views,
    names,
    onError,
    retryParked,
    rebuild,
  });
  const nightly = (over: Partial<NightlyVerificationOptions> = {}) =>
    new NightlyVerification({
      market: 'ES',
      now,
      names,
      views,
      rebuild,
      onError,
      whenIdle: runner.whenIdle.bind(runner),
      idleFor: () => Infinity,
      wait: async () => undefined,
      ...over,
    });
  const recorded = async () => (await views.find<Verification>(verifications.name, { size: -1 })).documents;
  const setTime = (at: string) => (time = at);
  return { events, running, runner, rebuilt, errors, rebuild, nightly, recorded, setTime };
}

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

describe.each([
  ['SQLite', () => new SqliteViewStore(':memory:', contracts)],
  ['MongoDB', () => new MongodbViewStore(double.url.replace('/?', `/night-${(databases += 1)}?`), contracts)],
])('the verification at night on %s', (_world, open) => {
  it('[R8] compares each view once a night, one after another, and changes none', async () => {
    const views = open();
    const { nightly, rebuilt, recorded, setTime, running, errors } = await wire(views);
    await nightly().verifyDue();
    expect(rebuilt).toEqual(['jars', 'coin-counts']);
    const same = { at: night, different: 0, differences: [] };
    expect(await recorded()).toEqual([
      { id: 'coin-counts', documents: 3, ...same },
      { id: 'jars', documents: 2, ...same },
    ]);
    await nightly().verifyDue();
    expect(rebuilt).toHaveLength(2);
    setTime('2026-11-20T20:00:00.000Z');
    await nightly().verifyDue();
    expect(rebuilt).toHaveLength(2);
    setTime('2026-11-21T01:00:00.000Z');
    await nightly().verifyDue();
    expect(rebuilt).toHaveLength(4);
    expect(errors).toEqual([]);
    await running.stop();
    await views.close();
  });

  it('[R8] names documents and fields that differ, and leaves the live view as it is', async () => {
    const views = open();
    const { nightly, recorded, running, rebuild } = await wire(views);
    const [jar] = await views.getMany('jars', ['a']);
    const changed = { ...jar, total: 40 };
    const writes = [
      { view: 'jars', id: 'a', document: changed },
      { view: 'jars', id: 'stray', document: { ...jar, id: 'stray' } },
    ];
    await views.commit([{ projection: 'jars', position: 0, writes, outOfTurn: true }]);
    await nightly().verifyDue();
    expect((await recorded()).find(({ id }) => id === 'jars')).toEqual({
      id: 'jars',
      at: night,
      documents: 3,
      different: 2,
      differences: [
        { view: 'jars', id: 'a', kind: 'changed', fields: [{ name: 'total', live: '40', rebuilt: '3' }] },
        { view: 'jars', id: 'stray', kind: 'extra', fields: [] },
      ],
    });
    expect(await views.get('jars', 'a')).toMatchObject({ total: 40 });
    await rebuild(['jars'], { comparing: true });
    expect(await views.get('jars', 'a')).toMatchObject({ total: 3 });
    expect((await recorded()).find(({ id }) => id === 'jars')).toMatchObject({
      different: 0,
      differences: [],
    });
    await running.stop();
    await views.close();
  });

  it('[R8] ends for a rebuild that is asked for, and goes on with the other views after a crash', async () => {
    const views = open();
    const { events, runner, nightly, rebuilt, recorded, running, rebuild, errors } = await wire(views);
    const request = async () => {
      const metadata = { ...platformMetadata('ES', new Date(night)), correlationId: 'request-7' };
      const data = { operationId: 'one', projections: ['jars'], activate: true, userId: 2 };
      await events.append('operations-ES', 'no-stream', [
        { id: randomUUID(), type: 'RebuildRequested', data, metadata },
      ]);
      return runner.start();
    };
    let requested: Promise<void> | undefined;
    const interrupted = nightly({
      rebuild: async (chosen, how) => {
        if (chosen?.[0] === 'coin-counts') requested ??= request();
        return rebuild(chosen, how);
      },
      wait: async (_milliseconds, signal) => signal.throwIfAborted(),
    });
    await interrupted.verifyDue();
    await requested;
    expect(rebuilt).toEqual(['jars', 'coin-counts', 'jars']);
    expect((await events.readStream('operations-ES')).at(-1)).toMatchObject({ type: 'ProjectionsRebuilt' });
    expect((await recorded()).map(({ id }) => id)).toEqual(['jars']);
    await nightly().verifyDue();
    expect(rebuilt).toEqual(['jars', 'coin-counts', 'jars', 'coin-counts']);
    expect(errors).toEqual([]);
    await runner.stop();
    await running.stop();
    await views.close();
  });
});

describe('the verification at night', () => {
  const open = () => new SqliteViewStore(':memory:', contracts);

  it('[R8] rests nine times as long as it works, and gives way while events come', async () => {
    const { nightly, running } = await wire(open());
    let clock = 0;
    let idle = 0;
    const waits: number[] = [];
    const paced = nightly({
      names: ['jars'],
      clock: () => (clock += 30),
      idleFor: () => (idle += 1_500),
      wait: async (milliseconds) => waits.push(milliseconds),
    });
    await paced.verifyDue();
    // One batch of the log and a page of each of the two views; only the first finds events coming.
    expect(waits).toEqual([270, 2_000, 270, 270]);
    await running.stop();
  });

  it('[R8] ends with the quiet hours, and the view is the first of the next night', async () => {
    const { nightly, rebuilt, recorded, running, setTime, errors } = await wire(open());
    await nightly({ wait: async () => setTime('2026-11-20T04:00:00.000Z') }).verifyDue();
    expect(rebuilt).toEqual(['jars']);
    expect([await recorded(), errors]).toEqual([[], []]);
    setTime('2026-11-21T02:00:00.000Z');
    await nightly().verifyDue();
    expect(rebuilt).toEqual(['jars', 'jars', 'coin-counts']);
    await running.stop();
  });

  it('[R8] reports a failure once a night, and goes on with the next view', async () => {
    const { nightly, recorded, running, rebuild, errors } = await wire(open());
    const failing = nightly({
      rebuild: async (chosen, how) => {
        if (chosen?.[0] === 'jars') throw new Error('the disk is full');
        return rebuild(chosen, how);
      },
    });
    await failing.verifyDue();
    await failing.verifyDue();
    expect((await recorded()).map(({ id }) => id)).toEqual(['coin-counts']);
    expect(errors).toEqual(['Error: the disk is full']);
    await running.stop();
  });
});
