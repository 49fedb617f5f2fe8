import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../testing/free-port';
import { type HealthServer, openHealthServer } from './health-server';

describe('the health of a program without other answers', () => {
  let health: HealthServer;
  afterEach(() => health.close());

  it('is alive at once, and ready once that is reported', async () => {
    const port = await freePort();
    health = openHealthServer(port);
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, await answer.json()];
    };
    expect(await ask('/livez')).toEqual([200, { alive: true }]);
    expect(await ask('/readyz')).toEqual([503, { ready: false }]);
    health.isReady();
    expect(await ask('/readyz')).toEqual([200, { ready: true }]);
  });
});
