import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Market, markets } from '@portal/contracts';
import type { CrashPoint } from '@portal/platform/program/crash-points';
import { readEventStoreDb } from '@portal/platform/testing/read-eventstoredb';
import { buildProduction } from '../production/doubles';
import { type App, apps } from '../production/production-portal';
import { passedBy, someTimeAt } from './crash-plan';
import { checkLog, nothingWrong } from './log-checker';
import { processIn } from './production-under-test';
import { viewsOnServers } from './production-views';
import { productionRunsHere, startWorldOnServers, type WorldOnServers } from './world-on-servers';
import { together, writersAtOnce, writeUntil } from './writer';

/* R1, R2, R3, R7 with three programs under load. `npm run verify -- faults` has more, in both markets. */

const randomDeaths = Number(process.env.FAULTS_KILLS ?? apps.length);
const timesAtEachPoint = Number(process.env.FAULTS_TIMES ?? 1);
/** Portugal has chat, and more events per order. */
const theseMarkets: readonly Market[] = process.env.FAULTS_KILLS === undefined ? ['PT'] : markets;
/** R1: milliseconds. */
const maxRecovery = 10_000;
const maxRunLength = process.env.FAULTS_KILLS === undefined ? 600_000 : 3_600_000;

/** Up to half a second. */
const randomPause = () => pause(50 + Math.random() * 450);

async function killEach({ portal }: WorldOnServers): Promise<number[]> {
  const recoveries: number[] = [];
  for (let death = 0; death < randomDeaths; death += 1) {
    await randomPause();
    recoveries.push(await processIn(portal, apps[death % apps.length] ?? 'command-api').killNow());
  }
  for (const [point, app] of Object.entries(passedBy) as [CrashPoint, App][])
    for (let time = 1; time <= timesAtEachPoint; time += 1)
      recoveries.push(await processIn(portal, app).dieAt(someTimeAt(point)));
  return recoveries;
}

async function liveThroughDeaths(market: Market) {
  const world = await startWorldOnServers(market);
  let isStopped = false;
  const writing = Promise.all(
    Array.from({ length: writersAtOnce }, (_, writer) =>
      writeUntil(world, world.portal.url, () => isStopped, writer),
    ),
  );
  // Writers end early only on failure.
  const recoveries = await Promise.race([killEach(world), writing.then(() => [])]);
  isStopped = true;
  return { world, recoveries, written: together(await writing) };
}

const where = productionRunsHere('three programs that die') ? describe : describe.skip;

where.each(theseMarkets)('three programs in %s that die while people write', (market) => {
  beforeAll(buildProduction, 120_000);

  it(
    '[R1] [R2] [R3] [R7] lose nothing, double nothing, come back by themselves, and show what a clean rebuild shows',
    async () => {
      const { world, recoveries, written } = await liveThroughDeaths(market);
      const log = await readEventStoreDb(world.portal.doubles.addresses.EVENTSTORE_URL ?? '');
      const { events, problems } = checkLog(log, written);
      const slowest = Math.round(Math.max(...recoveries));
      const repeated = written.orders.filter(({ attempts }) => attempts > 1).length;
      process.stdout.write(
        `${market}, three programs: ${recoveries.length} deaths, longest recovery ${slowest} ms, ` +
          `${events} events, ${written.orders.length} orders acknowledged (${repeated} sent more than once)\n`,
      );
      expect(problems).toEqual(nothingWrong);
      expect(written.orders.length).toBeGreaterThan(0);
      expect(recoveries.length).toBe(randomDeaths + Object.keys(passedBy).length * timesAtEachPoint);
      expect(slowest).toBeLessThan(maxRecovery);
      const { lived, rebuilt } = await viewsOnServers(world);
      expect(lived.orders).toMatch(new RegExp(`^${written.orders.length} documents`));
      expect(lived).toEqual(rebuilt);
      await world.portal.close();
    },
    maxRunLength,
  );
});
