import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anyone, type CallContract, defineQueries, everybody, query, reject } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cookieNameFor, deviceCookieNameFor } from '../session/session-cookie';
import { EventStoreUnavailable } from '../stores/event-store/event-store.port';
import { mountCall, refuseOtherMethods } from './call-routes';
import { ask, parse, rawRequest, unprotected } from '../testing/raw-answers';
import { answerClientErrors } from './client-errors';
import { createApp, refuseUnknownPaths } from './create-app';
import { serveHealth } from './health';

const spec = { method: 'GET' as const, input: z.object({}), output: z.object({}), views: [], summary: '' };
const calls = defineQueries('samples', {
  Fine: query({ ...spec, path: 'fine', access: anyone() }),
  Named: query({ ...spec, path: 'named/{id}', input: z.object({ id: z.string() }), access: anyone() }),
  Closed: query({ ...spec, path: 'closed', access: everybody() }),
  Away: query({ ...spec, path: 'away', access: anyone() }),
  Broken: query({ ...spec, path: 'broken', access: anyone() }),
});

describe('[S14] every answer', () => {
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    app = await createApp({ logLevel: 'silent', https: true });
    const guard = async (call: CallContract) => (call.name === 'Closed' ? reject('session_expired') : null);
    for (const call of Object.values(calls)) {
      mountCall(app, call, guard, async (_admitted, _request, reply) => {
        if (call.name === 'Away') throw new EventStoreUnavailable(new Error('away'));
        if (call.name === 'Broken') throw new Error('broken');
        return reply.send({ status: true, data: {} });
      });
    }
    refuseOtherMethods(app, Object.values(calls));
    serveHealth(
      app,
      async () => false,
      () => true,
    );
    refuseUnknownPaths(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  const kinds: readonly (readonly [string, number, string])[] = [
    ['to a call', 200, rawRequest('GET /api/fine')],
    ['to a call by HEAD', 200, rawRequest('HEAD /api/fine')],
    ['to a caller without a session', 403, rawRequest('GET /api/closed')],
    ['while a store is away', 503, rawRequest('GET /api/away')],
    ['when something broke', 500, rawRequest('GET /api/broken')],
    ['with another method', 405, rawRequest('POST /api/fine', 'Content-Length: 2\r\n', '{}')],
    ['to an unknown call', 404, rawRequest('GET /api/nothing')],
    ['to an unexpected body', 404, rawRequest('POST /api/nothing', 'Content-Length: 1000000\r\n', 'x')],
    ['to an address that is none', 400, rawRequest('GET /%zz')],
    ['to an address that is too long', 414, rawRequest(`GET /api/named/${'a'.repeat(3_000)}`)],
    ['to a head that is too long', 431, rawRequest('GET /', `X-Long: ${'a'.repeat(20_000)}\r\n`)],
    ['to what is no HTTP', 400, 'HELO portal.example\r\n\r\n'],
    [
      'to a body of which two lengths are said',
      400,
      rawRequest('POST /api/fine', 'Content-Length: 1\r\nContent-Length: 2\r\n'),
    ],
    ['[X18] to a request for two hosts', 400, rawRequest('GET /api/fine', 'Host: other.example\r\n')],
    [
      '[X18] to a request for one host, with other headers that name some',
      200,
      rawRequest('GET /api/fine', 'X-Forwarded-Host: other.example\r\nHosts: other.example\r\n'),
    ],
    ['to whether it lives', 200, rawRequest('GET /livez')],
    ['to whether it is ready', 503, rawRequest('GET /readyz')],
  ];
  it.each(kinds)('%s (%i) protects who reads it', async (_what, status, message) => {
    const answer = await ask(port, message);
    expect([answer.status, unprotected(answer)]).toEqual([status, []]);
  });

  it('while the program closes protects who reads it', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /livez HTTP/1.1\r\n');
    const closing = app.close();
    socket.write('Host: x\r\n\r\n');
    const answer = parse(await text(socket));
    await closing;
    expect([answer.status, unprotected(answer)]).toEqual([200, []]);
  });
});

describe('[F1] a connection that its client no longer reads', () => {
  const answer = answerClientErrors({ https: true });
  const failing = (code: string, end = false) => {
    const socket = new PassThrough();
    if (end) socket.end();
    answer(Object.assign(new Error(code), { code }), socket as unknown as Socket);
    return socket;
  };

  it('is closed at once, without an answer', () => {
    for (const socket of [failing('ECONNRESET'), failing('HPE_INVALID_METHOD', true)])
      expect([socket.destroyed, socket.readableLength]).toEqual([true, 0]);
  });

  it('is distinguished from one that can be answered', () => {
    const socket = failing('HPE_INVALID_METHOD');
    expect(String(socket.read())).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('[S2] the cookies of a portal behind https', () => {
  it('are tied by their names to the host that set them, and to encryption', () => {
    const name = cookieNameFor({ https: true, market: 'ES' });
    expect([name, deviceCookieNameFor(name)]).toEqual(['__Host-portal', '__Host-portal-device']);
  });
});
