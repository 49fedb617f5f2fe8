import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Market, markets } from '@portal/contracts';
import { buildPortal } from '../programs/portal-process';
import { someTimeAt, triedOnDisk } from './crash-plan';
import { checkLog, nothingWrong } from './log-checker';
import { readLogOnDisk } from './log-on-disk';
import { startProcessUnderTest, type ProcessUnderTest } from './process-under-test';
import { bothViews } from './views-checker';
import { makeWorldOnDisk } from './world-on-disk';
import { together, writersAtOnce, writeUntil } from './writer';

/* R1, R2, R3, R7: random and named crashes under load. `npm run verify -- faults` has more. */

const randomDeaths = Number(process.env.FAULTS_KILLS ?? 3);
const timesAtEachPoint = Number(process.env.FAULTS_TIMES ?? 1);
/** R1: milliseconds. */
const maxRecovery = 10_000;
const anHour = 3_600_000;
/** production-crash.spec.ts covers Portugal. */
const theseMarkets: readonly Market[] = process.env.FAULTS_KILLS === undefined ? ['ES'] : markets;

/** Up to half a second. */
const randomPause = () => pause(50 + Math.random() * 450);

async function killAll(underTest: ProcessUnderTest): Promise<number[]> {
  const recoveries: number[] = [];
  for (let death = 0; death < randomDeaths; death += 1) {
    await randomPause();
    recoveries.push(await underTest.killNow());
  }
  for (const point of triedOnDisk)
    for (let time = 1; time <= timesAtEachPoint; time += 1)
      recoveries.push(await underTest.nextDeath(someTimeAt(point)));
  return recoveries;
}

async function liveThroughDeaths(market: Market) {
  const world = await makeWorldOnDisk(market);
  const underTest = await startProcessUnderTest(world);
  let isStopped = false;
  const writing = Promise.all(
    Array.from({ length: writersAtOnce }, (_, writer) =>
      writeUntil(world, underTest.url, () => isStopped, writer),
    ),
  );
  // Writers end early only on failure.
  const recoveries = await Promise.race([killAll(underTest), writing.then(() => [])]);
  isStopped = true;
  const written = together(await writing);
  const { code } = await underTest.stop();
  return { world, recoveries, written, code };
}

describe.each(theseMarkets)('a portal in %s that dies while people write', (market) => {
  beforeAll(buildPortal, 120_000);

  it(
    '[R1] [R2] [R3] [R7] loses nothing, doubles nothing, restarts unattended, and shows what a clean rebuild shows',
    async () => {
      const { world, recoveries, written, code } = await liveThroughDeaths(market);
      const { events, problems } = checkLog(readLogOnDisk(world.dataDir), written);
      const slowest = Math.round(Math.max(...recoveries));
      const repeated = written.orders.filter(({ attempts }) => attempts > 1).length;
      process.stdout.write(
        `${market}: ${recoveries.length} deaths, longest recovery ${slowest} ms, ${events} events, ` +
          `${written.orders.length} orders acknowledged (${repeated} sent more than once)\n`,
      );
      expect(code).toBe(0);
      expect(problems).toEqual(nothingWrong);
      expect(written.orders.length).toBeGreaterThan(0);
      expect(recoveries.length).toBe(randomDeaths + triedOnDisk.length * timesAtEachPoint);
      expect(slowest).toBeLessThan(maxRecovery);
      const { lived, rebuilt } = await bothViews(world);
      expect(lived.orders).toMatch(new RegExp(`^${written.orders.length} documents`));
      expect(lived).toEqual(rebuilt);
      rmSync(world.dataDir, { recursive: true });
    },
    anHour,
  );
});
