import { rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@portal/platform/testing/free-port';
import { buildPortal, startPortal } from '../programs/portal-process';
import {
  askToStop,
  failures,
  type GracefulShutdown,
  maxShutdown,
  acceptedAndLost,
  send,
  debugLogging,
} from './graceful-shutdown';
import { checkLog, nothingWrong } from './log-checker';
import { readLogOnDisk } from './log-on-disk';
import { retryUnaccepted, runUnderLoad } from './under-load';
import { makeWorldOnDisk } from './world-on-disk';

/* R17 with one program. */

describe('a portal that is asked to stop under load', () => {
  beforeAll(buildPortal, 120_000);

  it('[R17] finishes what is under way, loses nothing, and ends with 0 within ten seconds', async () => {
    const world = await makeWorldOnDisk('ES');
    const env = {
      MARKET: world.market,
      DATA_DIR: world.dataDir,
      PORT: String(await freePort()),
      ...debugLogging,
    };
    let portal = await startPortal(env);
    let gracefulShutdown: GracefulShutdown | undefined;
    const workplace = { writesTo: portal.url, readsFrom: portal.url, retryPolicy: retryUnaccepted };
    const result = await runUnderLoad(world, workplace, async () => {
      gracefulShutdown = await askToStop(
        async () => ({ ...(await portal.end('SIGTERM')), output: portal.output() }),
        async () => void (portal = await startPortal(env)),
      );
    });
    await portal.end('SIGTERM');
    if (!gracefulShutdown) throw new Error('the portal was not asked to stop');
    expect(acceptedAndLost(result, gracefulShutdown)).toEqual([]);
    send('the portal', gracefulShutdown, result);
    expect(gracefulShutdown).toMatchObject({ code: 0 });
    expect(gracefulShutdown.milliseconds).toBeLessThan(maxShutdown);
    expect(result.writes.length).toBeGreaterThan(0);
    expect(failures(result)).toBe(0);
    expect(checkLog(readLogOnDisk(world.dataDir), result.written).problems).toEqual(nothingWrong);
    rmSync(world.dataDir, { recursive: true });
  }, 120_000);
});
