import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Role } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import { RedisPushBus } from '@portal/platform/stores/push-bus/redis.push-bus';
import { testPerson } from '@portal/platform/testing/query-kit';
import { redisIsInstalled, RedisServer } from '@portal/platform/testing/redis-server';
import { io, type Socket } from 'socket.io-client';
import { createGateway } from './gateway';

const installed = redisIsInstalled();
if (!installed) process.stderr.write('\nSKIPPED: presence over Redis, as there is no redis-server here\n\n');

const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const marta = { userId: 1, name: 'Marta Soler' };
const berta = { userId: 2, name: 'Berta Gil' };
const people = new Map<string, Person>([
  ['marta', testPerson(Role.Administrator, { ...marta, restaurants: [], sessionId: 's-1' })],
  ['berta', testPerson(Role.Editor, { ...berta, restaurants: [], sessionId: 's-2' })],
]);
/** Max milliseconds after the browser's last message. */
const gone = 10_000;

interface Change {
  readonly isAll: boolean;
  readonly orders: readonly { readonly orderId: string; readonly people: readonly object[] }[];
}

async function openGateway(url: string, stream: string) {
  const bus = new RedisPushBus({ url, stream, onError: () => undefined });
  await bus.ready();
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = createGateway({
    server,
    bus,
    cookieName: 'portal-es',
    sessions: {
      identify: async (secret: string | null) => people.get(secret ?? '') ?? null,
      lookAgain: () => undefined,
    } as never,
    orderIsThere: async (id) => id === orderId,
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** As if killed. */
    lose: () => bus.close(),
    close: async () => {
      await gateway.close();
      server.close();
      await bus.close();
    },
  };
}
type Gateway = Awaited<ReturnType<typeof openGateway>>;

(installed ? describe : describe.skip)('presence at two gateways, on a real Redis', () => {
  let redis: RedisServer;
  let streams = 0;
  let gateways: readonly [Gateway, Gateway];
  const sockets: Socket[] = [];

  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  beforeEach(async () => {
    const stream = `pushes-${(streams += 1)}`;
    gateways = [await openGateway(redis.url, stream), await openGateway(redis.url, stream)];
  });
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.disconnect());
    for (const gateway of gateways) await gateway.close();
  });
  afterAll(() => redis.remove());

  async function connect({ url }: Gateway, who: string) {
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: `portal-es=${who}` },
    });
    sockets.push(socket);
    const viewers = new Map<string, readonly object[]>();
    socket.on('OrderLookersChanged', ({ orders }: Change) =>
      orders.forEach((each) => viewers.set(each.orderId, each.people)),
    );
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, looking: () => viewers.get(orderId) ?? [] };
  }
  async function until(isSo: () => boolean, most = 2_000) {
    const since = performance.now();
    while (!isSo() && performance.now() - since < most)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isSo()).toBe(true);
  }

  it('[R-ORD-19] shows who looks at the other one, newcomers within the next report, and who has left', async () => {
    const here = await connect(gateways[0], 'marta');
    const there = await connect(gateways[1], 'berta');
    here.socket.emit('looking', { orderId });
    await until(() => there.looking().length === 1);
    expect(there.looking()).toEqual([marta]);
    there.socket.emit('looking', { orderId });
    await until(() => here.looking().length === 2);
    expect(here.looking()).toEqual([marta, berta]);
    const late = await connect(gateways[1], 'berta');
    await until(() => late.looking().length === 2);
    here.socket.disconnect();
    await until(() => there.looking().length === 1);
    expect(there.looking()).toEqual([berta]);
  });

  it(
    '[R-ORD-19] forgets the viewers of a lost gateway within ten seconds',
    async () => {
      const here = await connect(gateways[0], 'marta');
      const there = await connect(gateways[1], 'berta');
      here.socket.emit('looking', { orderId });
      await until(() => there.looking().length === 1);
      await gateways[0].lose();
      await until(() => there.looking().length === 0, gone);
    },
    gone * 2,
  );
});
