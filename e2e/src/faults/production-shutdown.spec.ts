import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEventStoreDb } from '@portal/platform/testing/read-eventstoredb';
import { buildProduction } from '../production/doubles';
import { apps } from '../production/production-portal';
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
import { retryUnaccepted, runUnderLoad } from './under-load';
import { productionRunsHere, startWorldOnServers, type WorldOnServers } from './world-on-servers';
import { together, type Written } from './writer';

/* R17; the proxy would hide refused connections. */

const where = productionRunsHere('programs that are asked to stop') ? describe : describe.skip;

where('three programs that are asked to stop under load', () => {
  let world: WorldOnServers;
  const all: Written[] = [];

  beforeAll(async () => {
    await buildProduction();
    world = await startWorldOnServers('ES', debugLogging);
  }, 240_000);
  afterAll(() => world.portal.close());

  it.each(apps)(
    '[R17] %s finishes what is under way and ends with 0 within ten seconds',
    async (app) => {
      const { portal } = world;
      const writesTo = portal.urlOf('command-api');
      const readsFrom = portal.urlOf('query-api');
      let gracefulShutdown: GracefulShutdown | undefined;
      const result = await runUnderLoad(
        world,
        { writesTo, readsFrom, retryPolicy: retryUnaccepted },
        async () => {
          gracefulShutdown = await askToStop(
            () => portal.end(app, 'SIGTERM'),
            () => portal.start(app),
          );
        },
      );
      all.push(result.written);
      if (!gracefulShutdown) throw new Error(`${app} was not asked to stop`);
      // The projections serve no requests.
      if (app !== 'projections') expect(acceptedAndLost(result, gracefulShutdown)).toEqual([]);
      send(app, gracefulShutdown, result);
      expect(gracefulShutdown).toMatchObject({ code: 0 });
      expect(gracefulShutdown.milliseconds).toBeLessThan(maxShutdown);
      expect(result.writes.length).toBeGreaterThan(0);
      expect(failures(result)).toBe(0);
    },
    180_000,
  );

  it('[R17] [R1] [R2] loses and doubles nothing by it', async () => {
    const log = await readEventStoreDb(world.portal.doubles.addresses.EVENTSTORE_URL ?? '');
    expect(checkLog(log, together(all)).problems).toEqual(nothingWrong);
  });
});
