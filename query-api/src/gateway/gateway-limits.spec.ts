import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { limitConnections } from '@portal/platform/admission/connection-limits';
import { defaultLimits } from '@portal/platform/admission/limits';
import { InProcessPushBus } from '@portal/platform/stores/push-bus/in-process.push-bus';
import { testPerson } from '@portal/platform/testing/query-kit';
import { io } from 'socket.io-client';
import { createGateway } from './gateway';

const limits = {
  ...defaultLimits,
  sockets: 8,
  socketsPerPerson: 3,
  socketsPerAddress: 2,
  framesPerSecond: 5,
};
const ana = testPerson(Role.Manager, { userId: 12, sessionId: 's-ana' });
const berta = testPerson(Role.Manager, { userId: 13, sessionId: 's-berta' });
const people = new Map([
  ['ana', ana],
  ['berta', berta],
]);

const path = '/socket.io/?EIO=4&transport=websocket';
const headersOfUpgrade = {
  Host: 'portal.example',
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const head = (line: string, headers: Record<string, string>) =>
  [`${line} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '\r\n'].join(
    '\r\n',
  );

const frame = (message: string, first = 0x81) =>
  Buffer.concat([Buffer.from([first, 0x80 | message.length, 0, 0, 0, 0]), Buffer.from(message)]);

describe('the limits of the gateway', () => {
  let server: Server;
  let port: number;
  let gateway: ReturnType<typeof createGateway>;
  let close: (() => void)[];
  let bus: InProcessPushBus;

  async function open(options: Partial<Parameters<typeof createGateway>[0]> = {}) {
    server = createServer();
    bus = new InProcessPushBus(() => undefined);
    gateway = createGateway({
      server,
      bus,
      cookieName: 'portal-es',
      limits,
      sessions: {
        identify: async (secret) => people.get(secret ?? '') ?? null,
        forget: () => undefined,
        lookAgain: () => undefined,
      },
      ...options,
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  }

  beforeEach(async () => {
    close = [];
    await open();
  });
  afterEach(async () => {
    close.forEach((end) => end());
    await gateway.close();
  });

  /** @returns `connected`, or the refusal */
  function outcomeOf(secret: string): Promise<string> {
    const extraHeaders = { cookie: `portal-es=${secret}` };
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders,
    });
    close.push(() => socket.disconnect());
    return new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', ({ message }) => resolve(message));
    });
  }

  function connectRaw(message: string) {
    const socket = connectTcp(port, '127.0.0.1');
    socket.on('error', () => undefined);
    close.push(() => socket.destroy());
    socket.write(message);
    return socket;
  }
  /** Upgraded; accepted if the cookie is valid. */
  async function handshake(secret = 'unknown', headers: Record<string, string> = {}) {
    const all = { ...headersOfUpgrade, Cookie: `portal-es=${secret}`, ...headers };
    const socket = connectRaw(head(`GET ${path}`, all));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return { socket, status: Number(String(answer).slice(9, 12)) };
  }
  const hello = async (secret: string) => {
    const { socket } = await handshake(secret);
    socket.write(frame('40'));
    await once(socket, 'data');
    return socket;
  };
  const isCut = async (socket: ReturnType<typeof connectRaw>) => {
    socket.resume();
    await once(socket, 'close');
    return true;
  };

  it('[X15] ends a socket that sends no hello and answers no goodbye', async () => {
    await gateway.close();
    await open({ helloMilliseconds: 50 });
    expect(await isCut((await handshake()).socket)).toBe(true);
  });

  it('[R14] counts no connection of a person among those without a session from one address', async () => {
    limitConnections(server, { ...defaultLimits, connectionsPerAddress: 1 }, () => false);
    expect(await outcomeOf('ana')).toBe('connected');
    expect(await outcomeOf('berta')).toBe('connected');
    const stranger = connectTcp(port, '127.0.0.1').on('error', () => undefined);
    await once(stranger, 'connect');
    close.push(() => stranger.destroy());
    expect(await outcomeOf('ana')).toBe('websocket error');
  });

  it('[F2] limits the sockets of a person, regardless of other people’s', async () => {
    for (let at = 0; at < limits.socketsPerPerson; at += 1) expect(await outcomeOf('ana')).toBe('connected');
    expect(await outcomeOf('ana')).toBe('too_many_sockets');
    expect(await outcomeOf('berta')).toBe('connected');
    close.shift()?.();
    while ((await outcomeOf('ana')) !== 'connected');
  });

  it('[F2] limits connections without a session per address, without blocking people there', async () => {
    const strangers = [await handshake(), await handshake()];
    expect(strangers.map(({ status }) => status)).toEqual([101, 101]);
    expect((await handshake()).status).toBe(429);
    strangers[0]?.socket.destroy();
    while ((await outcomeOf('ana')) !== 'connected');
    expect(await outcomeOf('berta')).toBe('connected');
  });

  it('[F2] counts strangers by the address that a trusted proxy names, and trusts no other header', async () => {
    await gateway.close();
    await open({ trustedProxies: 'loopback' });
    const from = (address: string) => handshake('unknown', { 'X-Forwarded-For': address });
    const seen = [];
    for (const address of [
      '203.0.113.1',
      '203.0.113.1',
      '203.0.113.1',
      '203.0.113.2',
      '9.9.9.9, 203.0.113.1',
    ])
      seen.push((await from(address)).status);
    expect(seen).toEqual([101, 101, 429, 101, 429]);
  });

  it('[F2] limits the simultaneous sockets of a person, and delays repeated refusals of an address', async () => {
    await gateway.close();
    await open({ limits: { ...limits, socketBurst: 2, socketsPerSecond: 0.01, refusalBurst: 1 } });
    expect([await outcomeOf('ana'), await outcomeOf('ana')]).toEqual(['connected', 'connected']);
    expect((await handshake('ana')).status).toBe(429);
    expect(await outcomeOf('berta')).toBe('connected');
    const begin = performance.now();
    expect((await handshake('ana')).status).toBe(429);
    expect(performance.now() - begin).toBeGreaterThan(900);
  });

  it('[F2] is limited in total', async () => {
    await gateway.close();
    await open({ limits: { ...limits, socketsPerAddress: 100, socketsPerPerson: 100 } });
    for (let at = 0; at < limits.sockets; at += 1) expect(await outcomeOf('ana')).toBe('connected');
    expect((await handshake('ana')).status).toBe(429);
  });

  it('[F2] closes connections that it does not accept', async () => {
    const { socket } = await handshake();
    socket.write(frame('40'));
    expect(await isCut(socket)).toBe(true);
    expect(gateway.figures().sockets).toBe(0);
  });

  it.each([
    ['an event', frame('42["join"]')],
    ['a second hello', frame('40')],
    ['a ping of the protocol', frame('2')],
    ['bytes', frame('40', 0x82)],
    [
      'more than a browser ever says',
      Buffer.concat([Buffer.from([0x81, 0xfe, 0x08, 0, 0, 0, 0, 0]), Buffer.alloc(2_048)]),
    ],
    ['nothing that is a frame', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('[F2] cuts at the first frame that no browser of ours sends: %s', async (_what, message) => {
    const socket = await hello('ana');
    socket.write(message);
    expect(await isCut(socket)).toBe(true);
  });

  it.each([
    ['heartbeats', frame('3')],
    ['pings of WebSocket', frame('', 0x89)],
    ['pongs of WebSocket', frame('', 0x8a)],
    ['fragments that never end', Buffer.concat(Array.from({ length: 1_000 }, () => frame('', 0x00)))],
  ])('[F2] closes a socket at too many frames in a second: %s', async (what, message) => {
    const socket = await hello('ana');
    if (what.startsWith('fragments')) socket.write(frame('', 0x01));
    for (let at = 0; at <= limits.framesPerSecond; at += 1) socket.write(message);
    expect(await isCut(socket)).toBe(true);
  });

  it('keeps clients that send valid frames within the rate limit', async () => {
    const socket = await hello('ana');
    // The hello was the first frame.
    for (let at = 1; at < limits.framesPerSecond; at += 1) socket.write(frame('3'));
    // Earlier frames are processed before another socket is accepted.
    expect(await outcomeOf('berta')).toBe('connected');
    const received = once(socket, 'data') as Promise<[Buffer]>;
    bus.publish([{ name: 'Mine', payload: {}, to: [{ user: 'user-12' }] }]);
    expect(String((await received)[0])).toContain('42["Mine"');
  });

  it.each([
    ['another path', `GET /other`, {}, 404],
    ['a page of another origin', `GET ${path}`, { Origin: 'https://evil.example' }, 403],
    ['another transport', 'GET /socket.io/?EIO=4&transport=polling', {}, 400],
    ['another person’s socket', `GET ${path}&sid=abc`, {}, 400],
    ['a key that is none', `GET ${path}`, { 'Sec-WebSocket-Key': 'x' }, 400],
    ['another method', `POST ${path}`, {}, 400],
  ])(
    '[S14] refuses a handshake with the headers of every answer: %s',
    async (_what, line, headers, status) => {
      const answer = await text(connectRaw(head(line, { ...headersOfUpgrade, ...headers })));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain("content-security-policy: default-src 'self'");
      expect(answer).toContain('x-content-type-options: nosniff');
    },
  );

  it('[S14] answers polling, which it does not speak, with the headers of every answer', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
  });
});
