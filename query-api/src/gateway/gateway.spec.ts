import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { Role } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import { InProcessPushBus } from '@portal/platform/stores/push-bus/in-process.push-bus';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';
import { testPerson } from '@portal/platform/testing/query-kit';
import { io, type Socket } from 'socket.io-client';
import { createGateway } from './gateway';
import { RecentPushes } from './recent-pushes';

/** A push bus that drops hints on demand. */
class LossyPushBus extends InProcessPushBus {
  readonly #missed = new Set<() => void>();

  override listen(handle: (pushes: readonly Push[]) => void, onMissed: () => void = () => undefined) {
    this.#missed.add(onMissed);
    return super.listen(handle);
  }

  loseHints(): void {
    this.#missed.forEach((listener) => listener());
  }
}

const upgradeRequest = (cookie: string) =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');

const people = new Map<string, Person>([
  ['ana', testPerson(Role.Franchisee, { userId: 12, restaurants: [1, 2], sessionId: 's-ana' })],
  ['berta', testPerson(Role.Manager, { userId: 13, restaurants: [3], sessionId: 's-berta' })],
  ['admin', testPerson(Role.Administrator, { userId: 1, restaurants: [], sessionId: 's-admin' })],
  ['newcomer', testPerson(Role.Manager, { userId: 14, termsAccepted: false, sessionId: 's-new' })],
]);

describe('the gateway', () => {
  let server: Server;
  let url: string;
  let open: Set<string>;
  let sockets: Socket[];
  let bus: LossyPushBus;
  let gateway: ReturnType<typeof createGateway>;
  let clock: number;

  beforeEach(async () => {
    server = createServer();
    clock = 0;
    open = new Set(people.keys());
    sockets = [];
    bus = new LossyPushBus((error) => {
      throw error;
    });
    gateway = createGateway({
      server,
      bus,
      cookieName: 'portal-es',
      reviewMilliseconds: 50,
      recent: new RecentPushes({ clock: () => clock }),
      sessions: {
        identify: async (secret) => (secret && open.has(secret) ? (people.get(secret) ?? null) : null),
        forget: () => undefined,
        lookAgain: () => undefined,
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    sockets.forEach((socket) => socket.disconnect());
    await gateway.close();
  });

  function connect(secret: string, headers: Record<string, string> = {}, auth: object = {}) {
    const extraHeaders = { cookie: `portal-es=${secret}`, ...headers };
    const options = { transports: ['websocket'], reconnection: false, forceNew: true };
    const socket = io(url, { ...options, extraHeaders, auth });
    sockets.push(socket);
    return socket;
  }
  const outcome = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', ({ message }) => resolve(message));
    });
  const nextOf = (socket: Socket) =>
    new Promise<unknown[]>((resolve) => socket.onAny((...received: unknown[]) => resolve(received)));
  const closed = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

  it('[R14] lets only people with a session in, and only once they have accepted the terms', async () => {
    expect(await outcome(connect('ana'))).toBe('connected');
    expect(await outcome(connect('stranger'))).toBe('session_expired');
    expect(await outcome(connect('newcomer'))).toBe('session_expired');
  });

  it('[F2] refuses a page of another origin', async () => {
    expect(await outcome(connect('ana', { origin: 'https://evil.example' }))).not.toBe('connected');
    expect(await outcome(connect('ana', { origin: url }))).toBe('connected');
  });

  it('[R-ORD-19] sends each restaurant its own pushes and each role those meant for it', async () => {
    const ana = connect('ana');
    const berta = connect('berta');
    const admin = connect('admin');
    await Promise.all([ana, berta, admin].map(outcome));
    const received = Promise.all([ana, berta, admin].map(nextOf));
    bus.publish([
      { name: 'OrderStatusChanged', payload: { orderId: 'a' }, to: [{ restaurant: 1 }] },
      { name: 'OrderStatusChanged', payload: { orderId: 'b' }, to: [{ restaurant: 3 }] },
      { name: 'OrderPlaced', payload: { orderId: 'c' }, to: [{ role: 2 }, { role: 4 }] },
    ]);
    expect(await received).toEqual([
      ['OrderStatusChanged', { orderId: 'a' }],
      ['OrderStatusChanged', { orderId: 'b' }],
      ['OrderPlaced', { orderId: 'c' }],
    ]);
  });

  it('[R14] [S2] closes the sockets of an ended session: at once by a report, or by a check within seconds', async () => {
    const ana = connect('ana');
    const berta = connect('berta');
    await Promise.all([ana, berta].map(outcome));
    const anaClosed = closed(ana);
    bus.publish([{ name: 'SessionEnded', payload: { reason: 'logout' }, to: [{ session: 's-ana' }] }]);
    expect(await anaClosed).toBe('io server disconnect');
    const bertaClosed = closed(berta);
    open.delete('berta');
    expect(await bertaClosed).toBe('io server disconnect');
  });

  it('[R14] makes every browser come back and refetch when hints may have been lost on their way', async () => {
    const socket = io(url, {
      transports: ['websocket'],
      reconnectionDelay: 1,
      forceNew: true,
      extraHeaders: { cookie: 'portal-es=ana' },
    });
    sockets.push(socket);
    await outcome(socket);
    const left = closed(socket);
    const back = new Promise<string>((resolve) => socket.once('connect', () => resolve('connected')));
    bus.loseHints();
    expect(await left).toBe('transport close');
    expect(await back).toBe('connected');
  });

  it('[R10] sends a page what was pushed before its socket opened, and only its own', async () => {
    const changed = (orderId: string, restaurant: number) =>
      ({ name: 'OrderStatusChanged', payload: { orderId }, to: [{ restaurant }] }) satisfies Push;
    clock = 1_000;
    bus.publish([changed('a', 1), changed('b', 3)]);
    clock = 2_000;
    const received = nextOf(connect('ana', {}, { shownFor: 1_500 }));
    const quiet = connect('ana');
    const quietReceived: unknown[] = [];
    quiet.onAny((...all: unknown[]) => quietReceived.push(all));
    await outcome(quiet);
    expect(await received).toEqual(['OrderStatusChanged', { orderId: 'a' }]);
    // Without a page state, no catch-up.
    const next = nextOf(quiet);
    bus.publish([changed('c', 2)]);
    await next;
    expect(quietReceived).toEqual([['OrderStatusChanged', { orderId: 'c' }]]);
  });

  it('[R-AUT-18] [S2] does not report the end of the others to a new session: a person with a new password stays signed in', async () => {
    clock = 1_000;
    bus.publish([
      { name: 'SessionEnded', payload: { reason: 'revoked' }, to: [{ user: 'user-12' }] },
      { name: 'OrderStatusChanged', payload: { orderId: 'a' }, to: [{ restaurant: 1 }] },
    ]);
    clock = 2_000;
    const ana = connect('ana', {}, { shownFor: 1_500 });
    expect(await nextOf(ana)).toEqual(['OrderStatusChanged', { orderId: 'a' }]);
    expect(ana.connected).toBe(true);
  });

  it.each([
    ['one that is open for too long', 2_500, () => undefined],
    ['any one after hints were lost', 1_500, () => bus.loseHints()],
    [
      'one whose session changed',
      1_500,
      () => bus.publish([{ name: 'SessionChanged', payload: {}, to: [{ session: 's-ana' }] }]),
    ],
  ])('[R10] lets a page refetch all: %s', async (_who, shownFor, happens) => {
    clock = 1_000;
    happens();
    clock = 2_000;
    const socket = connect('ana', {}, { shownFor });
    expect(await nextOf(socket)).toEqual(['HintsMissed', {}]);
  });

  it.each([[{ shownFor: -1 }], [{ shownFor: 'for ever' }], [{ shownFor: null }], [{ shownFor: { $gt: 0 } }]])(
    '[F2] takes nothing but a time for a hello: %j',
    async (auth) => {
      bus.publish([{ name: 'OrderPlaced', payload: {}, to: [{ restaurant: 1 }] }]);
      const socket = connect('ana', {}, auth);
      expect(await outcome(socket)).toBe('connected');
      const received = nextOf(socket);
      bus.publish([{ name: 'OrderStatusChanged', payload: {}, to: [{ restaurant: 1 }] }]);
      expect(await received).toEqual(['OrderStatusChanged', {}]);
    },
  );

  it('[AMB-06] makes a browser reconnect to other rooms when its session changes for whom it acts', async () => {
    const mine = { restaurants: [7], userId: 15, sessionId: 's-dora' };
    people.set('dora', testPerson(Role.Administrator, { ...mine, restaurants: [] }));
    open.add('dora');
    const notified = connect('dora');
    const found = connect('dora');
    await Promise.all([notified, found].map(outcome));
    const notifiedClosed = closed(notified);
    bus.publish([{ name: 'SessionChanged', payload: {}, to: [{ session: 's-dora' }] }]);
    expect(await notifiedClosed).toBe('transport close');
    // The session review finds it without the hint.
    const missed = connect('dora');
    await outcome(missed);
    const missedClosed = closed(missed);
    people.set('dora', testPerson(Role.Manager, mine));
    expect(await missedClosed).toBe('transport close');
    const back = connect('dora');
    expect(await outcome(back)).toBe('connected');
    const received = nextOf(back);
    bus.publish([{ name: 'OrderPlaced', payload: {}, to: [{ restaurant: 7 }] }]);
    expect(await received).toEqual(['OrderPlaced', {}]);
  });

  it('[R14] cuts a browser that has stopped reading, and goes on with the others', async () => {
    const stalled = connectTcp((server.address() as AddressInfo).port, '127.0.0.1');
    const cut = new Promise((resolve) => stalled.once('close', resolve));
    stalled.on('error', () => undefined);
    stalled.write(upgradeRequest('portal-es=admin'));
    await new Promise((resolve) => stalled.once('data', resolve));
    // Socket.IO hello ("40"), masked with zeros.
    stalled.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]));
    await new Promise((resolve) => stalled.once('data', resolve));
    stalled.pause();
    const ana = connect('ana');
    await outcome(ana);
    const hint = {
      name: 'OrderPlaced',
      payload: { text: 'x'.repeat(1_000) },
      to: [{ role: Role.Administrator }],
    };
    const flood = setInterval(() => bus.publish(Array.from({ length: 1_000 }, () => hint)), 5);
    // A paused client would miss the disconnect.
    while (gateway.figures().sockets > 1) await new Promise((resolve) => setTimeout(resolve, 20));
    clearInterval(flood);
    stalled.resume();
    await cut;
    const received = nextOf(ana);
    bus.publish([{ name: 'OrderStatusChanged', payload: { orderId: 'a' }, to: [{ restaurant: 1 }] }]);
    expect(await received).toEqual(['OrderStatusChanged', { orderId: 'a' }]);
  });

  it('[F2] closes a socket at the first frame after its hello, without acting on it', async () => {
    const ana = connect('ana');
    const admin = connect('admin');
    await Promise.all([ana, admin].map(outcome));
    const received = nextOf(admin);
    const cut = closed(ana);
    ana.emit('join', 'role:2');
    ana.emit('OrderPlaced', { orderId: 'forged' });
    expect(await cut).toBe('transport close');
    bus.publish([{ name: 'Mine', payload: {}, to: [{ user: 'user-1' }] }]);
    expect(await received).toEqual(['Mine', {}]);
  });
});
