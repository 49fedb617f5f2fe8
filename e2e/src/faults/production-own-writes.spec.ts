import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { csrfHeader, Role } from '@portal/contracts';
import { addressOf, ownRestaurant, passwordDigest } from '../programs/test-fixture';
import { buildProduction } from '../production/doubles';
import { productionRunsHere, startWorldOnServers, type WorldOnServers } from './world-on-servers';

/* R10 with three programs; the client has cookies only. */

const where = productionRunsHere('own writes in three programs') ? describe : describe.skip;

where('[R-AUT-01] [R10] a client of three programs with nothing but its cookies', () => {
  let world: WorldOnServers;
  const cookies = new Map<string, string>();

  beforeAll(async () => {
    await buildProduction();
    world = await startWorldOnServers('ES');
  }, 240_000);
  afterAll(() => world.portal.close());

  async function send(method: 'GET' | 'POST', path: string, body?: object, headers: object = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${world.portal.url}/api/${path}`, {
      method,
      headers: { ...headers, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    return { status: answer.status, data };
  }

  /** Writes while projections are paused. */
  async function readBehind(write: () => ReturnType<typeof send>) {
    const projections = world.portal.pidOf('projections');
    process.kill(projections, 'SIGSTOP');
    const written = await write();
    const asking = send('GET', 'init');
    // The request is sent; without a wait, paused views would answer.
    await new Promise((resolve) => setTimeout(resolve, 300));
    process.kill(projections, 'SIGCONT');
    expect(written.status).toBe(200);
    return asking;
  }

  it('is known from the answer of its login on, and acts for a restaurant from that answer on', async () => {
    const login = { username: addressOf('ES', Role.Administrator), password: passwordDigest };
    const session = await readBehind(() => send('POST', 'login', login));
    expect(session).toMatchObject({ status: 200, data: { user: { id: Role.Administrator } } });
    const token = { [csrfHeader]: String(session.data['csrf']) };
    const started = await readBehind(() =>
      send('POST', 'session/restaurant', { restaurant_id: ownRestaurant }, token),
    );
    expect(started).toMatchObject({ status: 200, data: { acting: { restaurant_id: ownRestaurant } } });
    const ended = await readBehind(() => send('POST', 'session/restaurant/end', {}, token));
    expect(ended).toMatchObject({ status: 200, data: { acting: null } });
  }, 60_000);
});
