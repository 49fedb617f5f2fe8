import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, type RawAnswer, rawRequest, unprotected } from '@portal/platform/testing/raw-answers';
import { makeWorldOnDisk, type WorldOnDisk } from '../faults/world-on-disk';
import { buildPortal, type PortalProcess, startPortal } from './portal-process';

/* Answers other than calls; see `platform/src/http/every-answer.spec.ts`. */

describe('[S14] every answer of the program behind https', () => {
  let portal: PortalProcess;
  let world: WorldOnDisk;
  let port: number;
  let get: (path: string, headers?: string) => Promise<RawAnswer>;

  beforeAll(async () => {
    await buildPortal();
    world = await makeWorldOnDisk('ES');
    portal = await startPortal({ DATA_DIR: world.dataDir, PORTAL_PUBLIC_ORIGIN: 'https://portal.example' });
    port = Number(new URL(portal.url).port);
    get = (path, headers) => ask(port, rawRequest(`GET ${path}`, headers));
  }, 240_000);
  afterAll(() => portal.end('SIGTERM'));

  it.each([
    ['the page', '/', 200],
    ['the page of any path', '/nacional/anything', 200],
    ['a file', '/favicon.svg', 200],
    ['a file that is not there', '/assets/nothing.js', 404],
    ['an unknown call', '/api/nothing', 404],
    ['a call without a session', '/api/init', 403],
    ['the documentation', '/api/docs', 200],
    ['a file of the documentation', '/api/docs/static/swagger-ui.css', 200],
    ['the description of the calls', '/api/docs/json', 200],
    ['the kept mails, to a stranger', '/dev/mailbox', 200],
    ['a socket that does not ask for one', '/socket.io/', 404],
    ['whether it lives', '/livez', 200],
  ])('protects who reads %s (%s)', async (_what, path, status) => {
    const answer = await get(path);
    expect([answer.status, unprotected(answer)]).toEqual([status, []]);
  });

  it('protects an administrator who reads the stored mails, and runs no script there', async () => {
    const cookie = world.administrator.cookie.replace(/^[^=]+/, '__Host-portal');
    const answer = await get('/dev/mailbox', `Cookie: ${cookie}\r\n`);
    expect([answer.status, unprotected(answer)]).toEqual([200, []]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['/socket.io/?EIO=4&transport=polling', 400],
    ['/other', 404],
  ])('protects whose upgrade is refused: %s', async (path, status) => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
    const answer = await get(path, upgrade);
    expect([answer.status, unprotected(answer)]).toEqual([status, []]);
  });

  it('[X18] takes no upgrade of another method than GET, and none for two hosts', async () => {
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      `Sec-WebSocket-Key: ${'A'.repeat(22)}==\r\n`;
    const path = '/socket.io/?EIO=4&transport=websocket';
    const statusOf = async (method: string, more = '') =>
      (await ask(port, rawRequest(`${method} ${path}`, upgrade + more))).status;
    expect(await statusOf('POST')).toBe(400);
    expect(await statusOf('GET', 'Host: other.example\r\n')).toBe(400);
  });
});
