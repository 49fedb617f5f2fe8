import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Role } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import { InProcessPushBus } from '@portal/platform/stores/push-bus/in-process.push-bus';
import { testPerson } from '@portal/platform/testing/query-kit';
import { io, type Socket } from 'socket.io-client';
import { createGateway } from './gateway';
import { type Viewer, Presence } from './presence';

const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const marta = { userId: 1, name: 'Marta Soler' };
const berta = { userId: 2, name: 'Berta Gil' };

describe('who looks at an order', () => {
  const opened: Presence[] = [];
  afterEach(() => opened.splice(0).forEach((presence) => presence.close()));

  function two() {
    const bus = new InProcessPushBus(() => undefined);
    const time = { now: 0 };
    const changes: (readonly Viewer[])[][] = [[], []];
    const gateways = changes.map((log) => {
      const presence = new Presence({
        bus,
        repeat: 3_000,
        expiry: 8_000,
        clock: () => time.now,
        onChange: (_order, lookers) => log.push(lookers),
      });
      opened.push(presence);
      return presence;
    });
    return { time, changes, first: gateways[0] as Presence, second: gateways[1] as Presence };
  }

  it('[R-ORD-19] is known to every gateway, each person once, and only changes are reported', () => {
    const { first, second, changes } = two();
    first.look('a', marta, orderId);
    first.look('a', marta, orderId);
    first.look('b', marta, orderId);
    second.look('c', berta, orderId);
    expect(changes).toEqual([
      [[marta], [marta, berta]],
      [[marta], [marta, berta]],
    ]);
    first.leave('a');
    expect(second.all().get(orderId)).toEqual([marta, berta]);
    first.leave('b');
    expect(second.all().get(orderId)).toEqual([berta]);
  });

  it('[R-ORD-19] is forgotten within ten seconds of the last word of a browser, or of its gateway', () => {
    const { first, second, time } = two();
    first.look('a', marta, orderId);
    second.look('c', berta, orderId);
    time.now = 7_000;
    second.look('c', berta, orderId);
    time.now = 8_500;
    first.review();
    expect(second.all().get(orderId)).toEqual([berta]);
    // The second gateway stops.
    time.now = 16_600;
    first.review();
    expect(first.all().size).toBe(0);
  });
});

describe('presence over sockets', () => {
  const people = new Map<string, Person>([
    ['marta', testPerson(Role.Administrator, { ...marta, restaurants: [], sessionId: 's-1' })],
    ['berta', testPerson(Role.Editor, { ...berta, restaurants: [], sessionId: 's-2' })],
    ['ana', testPerson(Role.Franchisee, { userId: 12, restaurants: [1], sessionId: 's-3' })],
  ]);
  let server: Server;
  let gateway: ReturnType<typeof createGateway>;
  let url: string;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    gateway = createGateway({
      server,
      bus: new InProcessPushBus(() => undefined),
      cookieName: 'portal-es',
      sessions: {
        identify: async (secret: string | null) => people.get(secret ?? '') ?? null,
        lookAgain: () => undefined,
      } as never,
      orderIsThere: async (id) => id === orderId,
    });
  });
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.disconnect());
    await gateway.close();
    server.close();
  });

  async function connect(who: string) {
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: `portal-es=${who}` },
    });
    sockets.push(socket);
    const received: unknown[] = [];
    socket.on('OrderLookersChanged', (changes: unknown) => received.push(changes));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, received };
  }
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; !isSo() && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isSo()).toBe(true);
  };
  const change = (...lookers: Viewer[]) => ({ isAll: false, orders: [{ orderId, people: lookers }] });

  it('[R-ORD-19] shows administrators who looks and who has left, newcomers at once, and restaurants nothing', async () => {
    const first = await connect('marta');
    const second = await connect('berta');
    const ana = await connect('ana');
    first.socket.emit('looking', { orderId });
    await until(() => second.received.length === 2);
    expect(second.received).toEqual([{ isAll: true, orders: [] }, change(marta)]);
    const late = await connect('berta');
    await until(() => late.received.length === 1);
    expect(late.received).toEqual([{ isAll: true, orders: [{ orderId, people: [marta] }] }]);

    first.socket.disconnect();
    await until(() => second.received.length === 3);
    expect(second.received.at(-1)).toEqual(change());
    expect(ana.received).toEqual([]);
  });

  it('[R-ROL-08] does not show people of restaurants, nor viewers of a missing order', async () => {
    const watching = await connect('marta');
    const ana = await connect('ana');
    ana.socket.emit('looking', { orderId });
    const other = await connect('berta');
    other.socket.emit('looking', { orderId: '00000000-0000-4000-8000-000000000009' });
    other.socket.emit('looking', { orderId });
    await until(() => watching.received.length === 2);
    expect(watching.received.at(-1)).toEqual(change(berta));
  });

  it('[F2] closes a browser that sends anything else', async () => {
    const { socket } = await connect('marta');
    const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    socket.emit('looking', { orderId, name: 'Another person' });
    expect(await gone).toBe('transport close');
  });
});
