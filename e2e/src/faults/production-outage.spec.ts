import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEventStoreDb } from '@portal/platform/testing/read-eventstoredb';
import { type OpenListener, listenAt } from '../programs/listening';
import { buildProduction } from '../production/doubles';
import { apps } from '../production/production-portal';
import { type Download, download, ordersWithoutFile } from './files-checker';
import { checkLog, nothingWrong } from './log-checker';
import { untilCaughtUp, viewsOnServers } from './production-views';
import { retryAll, type LoadResult, runUnderLoad, type Workplace } from './under-load';
import { productionRunsHere, startWorldOnServers, type WorldOnServers } from './world-on-servers';
import { together, type Written } from './writer';

/* R15, R7, R14 with three programs: server outages under load. */

/** Longer than caches of sessions and keys, for the views. */
const outageMilliseconds = { events: 3_000, views: 6_000, pushes: 3_000, files: 4_000 } as const;
const maxRecovery = 10_000;

const where = productionRunsHere('servers that go away') ? describe : describe.skip;

where('three programs whose servers go away and come back', () => {
  let world: WorldOnServers;
  let listener: OpenListener;
  const all: Written[] = [];

  beforeAll(async () => {
    await buildProduction();
    world = await startWorldOnServers('PT');
    listener = await listenAt(world.portal.url, world.administrator, true);
  }, 240_000);
  afterAll(async () => {
    listener.close();
    await world.portal.close();
  });

  function throughProxy(): Workplace {
    const { url } = world.portal;
    return { writesTo: url, readsFrom: url, retryPolicy: retryAll };
  }

  const log = () => readEventStoreDb(world.portal.doubles.addresses.EVENTSTORE_URL ?? '');

  /** An outage of some seconds under load. */
  async function without(
    server: keyof typeof outageMilliseconds,
    during: () => Promise<void> = async () => undefined,
  ): Promise<LoadResult> {
    const { doubles } = world.portal;
    const result = await runUnderLoad(world, throughProxy(), async () => {
      await doubles.order(`${server} away`);
      await Promise.all([pause(outageMilliseconds[server]), during()]);
      await doubles.order(`${server} back`);
    });
    all.push(result.written);
    // Expected outages log no fault.
    expect(apps.flatMap((app) => faultsIn(world.portal.outputOf(app)))).toEqual([]);
    return result;
  }

  /** Milliseconds until the views have caught up. */
  async function recovery(what: string, { writes, reads }: LoadResult): Promise<number> {
    const since = performance.now();
    await untilCaughtUp(world, (await log()).rows.at(-1)?.position ?? 0);
    const milliseconds = Math.round(performance.now() - since);
    process.stdout.write(
      `${what} away: ${tally(writes)} writes, ${tally(reads)} reads, views caught up in ${milliseconds} ms\n`,
    );
    return milliseconds;
  }

  it('[R15] writes are accepted while the views are down, and reads report it', async () => {
    const outage = await without('views');
    expect(await recovery('MongoDB', outage)).toBeLessThan(maxRecovery);
    expect(statuses(outage.writes)).toEqual([200]);
    expect(statuses(outage.reads)).toContain(503);
    expect(neither200Nor503(outage.reads)).toEqual([]);
    expect(withoutRetryAfter(outage.reads)).toEqual([]);
  }, 180_000);

  it('[R15] MongoDB is found again however often it vanishes for a moment', async () => {
    const { doubles } = world.portal;
    const result = await runUnderLoad(world, throughProxy(), async () => {
      for (let time = 0; time < 20; time += 1) {
        await doubles.order('views away');
        await pause(100);
        await doubles.order('views back');
        await pause(300);
      }
    });
    all.push(result.written);
    expect(await recovery('MongoDB again and again', result)).toBeLessThan(maxRecovery);
    expect(statuses(result.writes)).toEqual([200]);
  }, 180_000);

  it('[R15] reads go on while the log is down, and writes are refused until it is back', async () => {
    const outage = await without('events');
    expect(await recovery('EventStoreDB', outage)).toBeLessThan(maxRecovery);
    expect(statuses(outage.reads)).toEqual([200]);
    expect(statuses(outage.writes)).toContain(503);
    expect(neither200Nor503(outage.writes)).toEqual([]);
    expect(withoutRetryAfter(outage.writes)).toEqual([]);
  }, 180_000);

  it('[R15] [R14] nothing fails while Redis is down, and browsers get pushes again when it is back', async () => {
    const outage = await without('pushes');
    const receivedBefore = listener.received.length;
    expect(await recovery('Redis', outage)).toBeLessThan(maxRecovery);
    expect(statuses(outage.writes)).toEqual([200]);
    expect(statuses(outage.reads)).toEqual([200]);
    const { written } = await runUnderLoad(world, throughProxy(), () =>
      listener.until(isNews(receivedBefore)),
    );
    all.push(written);
  }, 180_000);

  it('[R15] [R13] uploads and downloads report it while the files are down, and no order lacks its file', async () => {
    const { url } = world.portal;
    const [known] = together(all).orders;
    if (!known) throw new Error('there are no orders yet');
    const downloads: Download[] = [];
    const outage = await without('files', async () => {
      for (let time = 0; time < 3; time += 1) downloads.push(await download(url, world, known));
    });
    expect(await recovery('S3', outage)).toBeLessThan(maxRecovery);
    expect(statuses(downloads)).toEqual([503]);
    expect(statuses(outage.reads)).toEqual([200]);
    expect(statuses(outage.writes)).toContain(503);
    expect(neither200Nor503(outage.writes)).toEqual([]);
    expect(withoutRetryAfter([...downloads, ...outage.writes])).toEqual([]);
    expect(await ordersWithoutFile(url, world, [known, ...outage.written.orders])).toEqual([]);
  }, 180_000);

  it('[R7] dropped subscriptions lose nothing', async () => {
    const { doubles } = world.portal;
    const result = await runUnderLoad(world, throughProxy(), async () => {
      for (let drop = 0; drop < 5; drop += 1) {
        await doubles.order('drop subscriptions');
        await pause(200);
      }
    });
    all.push(result.written);
    expect(await recovery('subscriptions', result)).toBeLessThan(maxRecovery);
    expect(statuses(result.writes)).toEqual([200]);
  }, 180_000);

  it('[R1] [R2] [R3] [R7] nothing was half done, lost or doubled by any of it, nor is it shown otherwise', async () => {
    const stored = await log();
    expect(checkLog(stored, together(all)).problems).toEqual(nothingWrong);
    const { lived, rebuilt } = await viewsOnServers(world);
    expect(lived.orders).toMatch(new RegExp(`^${together(all).orders.length} documents`));
    expect(lived).toEqual(rebuilt);
  }, 180_000);

  /** Pushes after the first `after`. */
  const isNews = (after: number) => (hint: OpenListener['received'][number]) =>
    listener.received.indexOf(hint) >= after;
});

const faultsIn = (output: string) => output.split('\n').filter((line) => line.includes('"msg":"fault"'));

interface Answered {
  readonly status: number;
  readonly retryAfter: string | null;
}

const statuses = (answers: readonly Answered[]) => [...new Set(answers.map(({ status }) => status))].sort();
const neither200Nor503 = (answers: readonly Answered[]) =>
  statuses(answers).filter((status) => status !== 200 && status !== 503);
const withoutRetryAfter = (answers: readonly Answered[]) =>
  answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null);
/** `12 × 200, 3 × 503` */
const tally = (answers: readonly Answered[]) =>
  statuses(answers)
    .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
    .join(', ');
