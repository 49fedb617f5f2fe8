import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { anyone, command, defineCommands, everybody, reject, Role } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TrustProxy } from '../admission/caller-address';
import { limitConnections, releaseConnection } from '../admission/connection-limits';
import { defaultLimits, type Limits } from '../admission/limits';
import { bindCommand } from '../decider/command-binding';
import { createCommandRunner } from '../decider/command-runner';
import { defineDecider } from '../decider/decider';
import { createLogger } from '../program/logger';
import { plainCodec } from '../testing/plain-codec';
import { testPerson } from '../testing/query-kit';
import { now, openJarLog } from '../testing/sample-aggregate-log';
import { anUpload, openUploadWorld } from '../testing/upload-world';
import { createApp, refuseUnknownPaths } from './create-app';
import type { RequestGuard } from './request-guard';
import { serveCommands } from './serve-commands';

const spec = (path: string) => ({
  method: 'POST' as const,
  path,
  input: z.object({ name: z.string() }),
  output: z.object({}),
  summary: 'Says who it is',
});
const calls = defineCommands('samples', {
  Ring: command({ ...spec('ring'), access: everybody() }),
  Enter: command({ ...spec('enter'), access: anyone(), beforeSession: true }),
});
type Commands = { Ring: { input: { name: string }; facts: undefined }; Enter: Commands['Ring'] };
const decider = defineDecider<null, Commands, { type: 'Rung'; data: { by: string } }>({
  initial: null,
  decide: { Ring: ({ input }) => [{ type: 'Rung', data: { by: input.name } }], Enter: () => [] },
  evolve: { Rung: () => null },
});
const bound = { decider, stream: () => 'bell', answer: () => ({}) };
const bindings = [bindCommand(calls.Ring, bound), bindCommand(calls.Enter, bound)];

const guard: RequestGuard = async (call, { headers }) => {
  const userId = Number(/person=(\d+)/.exec(headers.cookie ?? '')?.[1] ?? 0);
  if (userId > 0) return testPerson(Role.Franchisee, { userId });
  return call.access.roles === 'anonymous' ? null : reject('session_expired');
};

const json = 'Content-Type: application/json\r\n';
const person = (userId: number) => `Cookie: person=${userId}\r\n`;
const anonymousCall = 'GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const post = (path: string, headers: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`;
const unfinished = (announced: number, sent: number) =>
  [`${json}Content-Length: ${announced}\r\n`, `{"name":"${'x'.repeat(sent)}`] as const;

describe('bodies that do not end', () => {
  let app: FastifyInstance;
  let sockets: Socket[] = [];
  let lines = '';
  afterEach(async () => {
    sockets.forEach((socket) => socket.destroy());
    sockets = [];
    await app.close();
  });

  const port = () => (app.server.address() as AddressInfo).port;
  const listen = async () => void (await app.listen({ port: 0, host: '127.0.0.1' }));

  async function open(limits: Partial<Limits> = {}) {
    lines = '';
    const log = createLogger('warn', { write: (line) => void (lines += line) });
    app = await createApp({ logLevel: 'warn', log, https: false, limits: { ...defaultLimits, ...limits } });
    const runner = createCommandRunner({ events: openJarLog(), codec: plainCodec, market: 'ES', now });
    serveCommands(app, { bindings, runner, guard });
    refuseUnknownPaths(app);
    await listen();
  }

  function send(message: string): Socket {
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write(message);
    sockets.push(socket);
    return socket;
  }
  const answerTo = (message: string) => text(send(message));
  const statusOf = (answer: string) => Number(answer.slice(9, 12));
  const callAs = (userId: number) =>
    answerTo(
      post(
        '/api/ring',
        `${person(userId)}${json}Content-Length: 14\r\nConnection: close\r\n`,
        '{"name":"ana"}',
      ),
    );
  async function callOver(socket: Socket, userId: number) {
    socket.write(post('/api/ring', `${person(userId)}${json}Content-Length: 14\r\n`, '{"name":"ana"}'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return statusOf(String(answer));
  }
  const taken: Socket[] = [];
  const take = () => {
    taken.length = 0;
    app.server.on('connection', (socket) => taken.push(socket));
  };
  const connections = async () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const untilOpen = async (count: number) => {
    while ((await connections()) !== count) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it.each([
    ['a call that needs a session', '/api/ring', 403],
    ['an unknown path', '/api/nothing', 404],
  ])('[F1] are not waited for: %s is answered, and the connection closed', async (_what, path, status) => {
    await open();
    const [headers, body] = unfinished(1_000_000, 100);
    const answer = await answerTo(post(path, headers, body));
    expect(statusOf(answer)).toBe(status);
    expect(answer).toMatch(/connection: close/i);
    await untilOpen(0);
  });

  it('[F1] are answered before the first byte of them, and what still comes is thrown away for a moment', async () => {
    await open();
    const socket = send(post('/api/ring', `${json}Content-Length: 1000000\r\n`));
    const answer = text(socket);
    // Browsers read nothing before they have sent all.
    for (let at = 0; at < 100; at += 1) socket.write('x'.repeat(10_000));
    expect(statusOf(await answer)).toBe(403);
  });

  it('[F1] of a call before a session are no longer than such a call needs', async () => {
    await open();
    const [headers, body] = unfinished(20_000, 100);
    expect(statusOf(await answerTo(post('/api/enter', headers, body)))).toBe(413);
  });

  it.each([
    ['with a session', '/api/ring', person(7)],
    ['before one', '/api/enter', ''],
  ])('[F1] are cut when their time is over, while others are served: %s', async (_what, path, who) => {
    await open({ bodySeconds: 0.3 });
    const [headers, body] = unfinished(10_000, 5_000);
    const socket = send(post(path, who + headers, body));
    const cut = text(socket);
    const dripping = setInterval(() => socket.write('x'), 50);
    expect(statusOf(await callAs(8))).toBe(200);
    const answer = await cut;
    clearInterval(dripping);
    expect(statusOf(answer)).toBe(408);
    expect(answer).toContain('"code":"request_timeout"');
    await untilOpen(0);
    expect(lines).not.toContain('"level":50');
  });

  it('[F1] are counted in bytes: a person has a share, all have the whole, and what is answered is free again', async () => {
    await open({ bodyBytesPerCaller: 30_000, bodyBytes: 50_000 });
    const [headers, body] = unfinished(20_000, 100);
    const begin = (userId: number) => send(post('/api/ring', person(userId) + headers, body));
    const refused = async (userId: number) => answerTo(post('/api/ring', person(userId) + headers, body));
    const first = begin(1);
    await untilOpen(1);
    expect(statusOf(await refused(1))).toBe(429);
    begin(2);
    await untilOpen(2);
    const everywhere = await refused(3);
    expect(statusOf(everywhere)).toBe(503);
    expect(everywhere).toMatch(/retry-after: 2/i);
    expect(statusOf(await callAs(3))).toBe(200);
    first.destroy();
    await untilOpen(1);
    begin(3);
    await untilOpen(2);
    expect(statusOf(await callAs(3))).toBe(200);
  });

  it('[F1] are limited in number for strangers of an address, but not for known people', async () => {
    await open({ connectionsPerAddress: 3 });
    const [headers, body] = unfinished(100, 10);
    for (let at = 1; at <= 5; at += 1) {
      send(post('/api/ring', person(1) + headers, body));
      await untilOpen(at);
    }
    expect(statusOf(await callAs(2))).toBe(200);
    const strangers = [0, 1, 2].map(() => send('GET /api/nothing HTTP/1.1\r\n'));
    await untilOpen(8);
    expect(await answerTo('GET / HTTP/1.1\r\n')).toBe('');
    strangers[0]?.destroy();
    await untilOpen(7);
    expect(statusOf(await callAs(2))).toBe(200);
  });

  it('[X14] are refused on more connections than one person may hold, and counted no longer than those are open', async () => {
    await open({ connectionsPerPerson: 2 });
    const [headers, body] = unfinished(100, 10);
    const held = [1, 2].map(() => send(post('/api/ring', person(1) + headers, body)));
    await untilOpen(2);
    const refused = await callAs(1);
    expect([statusOf(refused), refused]).toEqual([429, expect.stringMatching(/connection: close/i)]);
    expect(refused).toMatch(/retry-after: 2/i);
    expect(statusOf(await callAs(2))).toBe(200);
    held[0]?.destroy();
    await untilOpen(1);
    expect(statusOf(await callAs(1))).toBe(200);
  });

  it('[X14] are counted once where one person sends many over one connection', async () => {
    await open({ connectionsPerPerson: 1 });
    const socket = send('');
    expect([await callOver(socket, 1), await callOver(socket, 1)]).toEqual([200, 200]);
    expect(statusOf(await callAs(1))).toBe(429);
    expect(await callOver(socket, 2)).toBe(200);
    expect([statusOf(await callAs(2)), statusOf(await callAs(1))]).toEqual([429, 200]);
  });

  it('[R14] are not counted on a connection that has become a socket, neither by address nor by person', async () => {
    await open({ connectionsPerAddress: 2, connectionsPerPerson: 1 });
    take();
    const released = send('');
    await untilOpen(1);
    taken.forEach(releaseConnection);
    expect(await callOver(released, 1)).toBe(200);
    expect(statusOf(await callAs(1))).toBe(200);
    const strangers = [send(''), send('')];
    await untilOpen(3);
    released.destroy();
    await untilOpen(2);
    expect(await answerTo(anonymousCall)).toBe('');
    strangers[0]?.destroy();
    await untilOpen(1);
    expect(statusOf(await answerTo(anonymousCall))).toBe(404);
  });

  it('[F1] are limited in connections, counted over all clients', async () => {
    await open({ connections: 2 });
    const held = [send(''), send('')];
    await untilOpen(2);
    expect(await callAs(1)).toBe('');
    held[0]?.destroy();
    await untilOpen(1);
    expect(statusOf(await callAs(1))).toBe(200);
  });

  it('[F1] are refused with a true status each time, and slowly after a number of them', async () => {
    await open({ refusalBurst: 2, refusalsPerSecond: 0.01 });
    take();
    const [headers, body] = unfinished(1_000_000, 900_000);
    const timed = async () => {
      const begin = performance.now();
      const status = statusOf(await answerTo(post('/api/ring', headers, body)));
      return { status, isLate: performance.now() - begin > 900 };
    };
    expect([await timed(), await timed()].map(({ status }) => status)).toEqual([403, 403]);
    expect(await timed()).toEqual({ status: 403, isLate: true });
    expect(taken.at(-1)?.bytesRead).toBeLessThan(400_000);
    expect(statusOf(await callAs(8))).toBe(200);
  });

  it('[F1] of new connections wait while there are too many, and are then read whole', async () => {
    await open({ newConnectionsPerSecond: 10 });
    const begin = performance.now();
    const answers = await Promise.all([callAs(1), callAs(2), callAs(3), callAs(4)]);
    expect(answers.map(statusOf)).toEqual([200, 200, 200, 200]);
    expect(performance.now() - begin).toBeGreaterThan(250);
  });

  it('[R17] are taken of connections that wait when the server ends', async () => {
    await open({ newConnectionsPerSecond: 0.2 });
    const answers = [callAs(1), callAs(2), callAs(3)];
    await untilOpen(2);
    await app.close();
    expect((await Promise.all(answers)).map(statusOf)).toEqual([200, 200, 200]);
  });

  describe('of uploads', () => {
    let uploads: Awaited<ReturnType<typeof openUploadWorld>>;
    afterEach(() => uploads.close());
    const pdf = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
    const started = post(
      '/api/uploader/sample',
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n',
      pdf,
    );
    async function openUploads(limits: Partial<Limits>) {
      uploads = await openUploadWorld(anUpload({}), { limits: { ...defaultLimits, ...limits } });
      app = await uploads.open();
      await listen();
    }

    it('[F1] may take longer than other calls, but not crawl', async () => {
      await openUploads({ bodySeconds: 0.1, uploadGraceSeconds: 0.3, uploadBytesPerSecond: 2_000 });
      const slow = send(started);
      const fast = send(started);
      const cut = text(slow);
      const dripping = setInterval(() => slow.write('x'.repeat(10)), 20);
      const running = setInterval(() => fast.write('x'.repeat(1_000)), 20);
      expect(statusOf(await cut)).toBe(408);
      expect(fast.readableEnded || fast.closed).toBe(false);
      clearInterval(dripping);
      clearInterval(running);
      expect(uploads.received).toEqual([]);
    });

    it('[F1] are limited in number per person', async () => {
      await openUploads({ uploadsPerPerson: 2 });
      for (let at = 1; at <= 2; at += 1) {
        send(started);
        await untilOpen(at);
      }
      const refused = await answerTo(started);
      expect(statusOf(refused)).toBe(429);
      expect(refused).toMatch(/retry-after: 2/i);
      sockets[0]?.destroy();
      await untilOpen(1);
      const whole = `${pdf}x\r\n--b--\r\n`;
      const type = 'Content-Type: multipart/form-data; boundary=b\r\nConnection: close\r\n';
      expect(
        statusOf(
          await answerTo(post('/api/uploader/sample', `${type}Content-Length: ${whole.length}\r\n`, whole)),
        ),
      ).toBe(200);
    });
  });

  it('[F1] heads that do not end are no longer waited for than heads need', async () => {
    await open();
    expect(app.server.headersTimeout).toBe(20_000);
    expect(app.server.timeout).toBe(300_000);
    await once(send('GET / HTTP/1.1\r\n'), 'connect');
  });
});

describe('a connection to a server with limits', () => {
  async function serve(isProxy: TrustProxy) {
    const seen: Socket[] = [];
    const server = createServer().on('connection', (socket) => seen.push(socket));
    limitConnections(server, { ...defaultLimits, connectionsPerAddress: 1 }, isProxy);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const clients: Socket[] = [];
    const open = () => {
      const client = connect({ port, host: '127.0.0.1' }).resume();
      clients.push(client);
      return client;
    };
    const close = async () => {
      clients.forEach((client) => client.destroy());
      await once(server.close(), 'close');
    };
    return { server, seen, open, close };
  }

  it('[F1] reaches the server once when admitted, and never when refused', async () => {
    const { seen, open, close } = await serve(() => false);
    await once(open(), 'connect');
    await once(open(), 'close');
    expect(seen).toHaveLength(1);
    await close();
  });

  it('[F1] is let in from a trusted proxy regardless of its earlier connections: it serves many people', async () => {
    const { server, seen, open, close } = await serve((address) => address === '127.0.0.1');
    for (let at = 1; at <= 3; at += 1)
      await Promise.all([once(server, 'connection'), once(open(), 'connect')]);
    expect(seen.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
    await close();
  });
});
