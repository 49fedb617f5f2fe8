import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hostileFrame } from '../fuzz/hostile-frames';
import { makeWorldOnDisk, type WorldOnDisk } from '../faults/world-on-disk';
import { buildPortal, type PortalProcess, startPortal, startRefused, emptyDataDir } from './portal-process';
import { type Listener, listenAt } from './listening';

/* Anonymous and hostile clients against the program and its gateway. */

const socketSessions = Number(process.env.FUZZ_SOCKETS ?? 60);
const framesPerSession = 12;

/** MiB. */
const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const unfinished = (cookie: string, announced = 1_000_000) =>
  `POST /api/order/add HTTP/1.1\r\nHost: x\r\n${cookie}Content-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n`;
const almostAll = Buffer.alloc(1_000_000 - 100, 'x');

describe('the program under hostile load', () => {
  let world: WorldOnDisk;
  let portal: PortalProcess;
  let port: number;

  beforeAll(async () => {
    await buildPortal();
    world = await makeWorldOnDisk('ES');
    portal = await startPortal({
      DATA_DIR: world.dataDir,
      PORTAL_BODY_SECONDS: '2',
      PORTAL_COMMAND_BURST: '60',
      PORTAL_REFUSAL_BURST: '40',
      PORTAL_NEW_CONNECTIONS_PER_SECOND: '200',
    });
    port = Number(new URL(portal.url).port);
  }, 240_000);
  afterAll(() => portal.end('SIGTERM'));

  function open(data: string, allowHalfOpen = true): Socket {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
    socket.on('error', () => undefined);
    socket.write(data);
    return socket;
  }
  const reads = async () =>
    (await fetch(`${portal.url}/api/order?size=1`, { headers: { ...world.restaurant } })).status;

  it('[F1] answers two hundred strangers before it has read their bodies, and holds none of them', async () => {
    const before = residentOf(portal.child.pid ?? 0);
    let peak = 0;
    const looking = setInterval(() => (peak = Math.max(peak, residentOf(portal.child.pid ?? 0))), 50);
    const sockets = Array.from({ length: 200 }, () => open(unfinished('')));
    const answers = sockets.map((socket) => text(socket));
    sockets.forEach((socket) => socket.write(almostAll));
    const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
    expect(new Set(statuses)).toEqual(new Set(['403']));
    expect(await reads()).toBe(200);
    clearInterval(looking);
    expect(peak - before).toBeLessThan(50);
  }, 60_000);

  it('[F1] cuts endless bodies of signed-in people, stays within its share of memory, and serves others', async () => {
    const before = residentOf(portal.child.pid ?? 0);
    const { cookie, 'x-csrf-token': token } = world.administrator;
    const sockets = Array.from({ length: 60 }, () =>
      open(
        unfinished(`Cookie: ${cookie}\r\nX-CSRF-Token: ${token}\r\n`).replace(
          'order/add',
          `order/${crypto.randomUUID()}/status`,
        ),
      ),
    );
    const answers = sockets.map((socket) => text(socket));
    sockets.forEach((socket) => socket.write(almostAll));
    expect(await reads()).toBe(200);
    const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
    expect(statuses.filter((status) => status === '408').length).toBe(8);
    expect(statuses.filter((status) => status === '429').length).toBe(52);
    expect(residentOf(portal.child.pid ?? 0) - before).toBeLessThan(50);
  }, 60_000);

  it('[F1] limits the concurrent commands of one person, separately for each', async () => {
    const send = (person: WorldOnDisk['restaurant']) =>
      fetch(`${portal.url}/api/user/notices/read`, {
        method: 'POST',
        headers: { ...person, 'content-type': 'application/json' },
        body: JSON.stringify({ up_to: new Date().toISOString() }),
      });
    const answers = await Promise.all(Array.from({ length: 120 }, () => send(world.restaurant)));
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(taken.length + refused.length).toBe(120);
    expect(taken.length).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeGreaterThan(20);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = (await refused[0]?.json()) as { error: { code: string; details: object } };
    expect(error).toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    const [other] = world.crew;
    if (other) expect((await send(other)).status).toBe(200);
  }, 60_000);

  describe('on sockets that are handed over to the gateway process', () => {
    let honest: Listener & { close(): void };
    beforeAll(async () => void (honest = await listenAt(portal.url, world.administrator)));
    afterAll(() => honest.close());

    const handshake = () =>
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        'Host: 127.0.0.1',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        `Cookie: ${world.restaurant.cookie}`,
        '\r\n',
      ].join('\r\n');

    const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));
    async function attack(frames: readonly Buffer[]): Promise<void> {
      const socket = open(handshake(), false);
      const over = closed(socket);
      await once(socket, 'data');
      for (const frame of frames) socket.write(frame);
      socket.end();
      socket.setTimeout(2_000, () => socket.destroy());
      socket.resume();
      await over;
    }
    /** A push over the honest client's first socket. */
    async function reportHonest(): Promise<void> {
      const [member] = world.crew;
      const receivedBefore = honest.received.length;
      const answer = await fetch(`${portal.url}/api/mop_request/add`, {
        method: 'POST',
        headers: { ...member, 'content-type': 'application/json' },
        body: JSON.stringify(aPause()),
      });
      expect(answer.status).toBe(200);
      await honest.until((hint) => honest.received.indexOf(hint) >= receivedBefore);
    }

    it(
      '[F2] malformed frames end nothing but the connection they came on: everybody else goes on hearing',
      async () => {
        const frames = fc.array(hostileFrame, { minLength: 1, maxLength: framesPerSession });
        await fc.assert(fc.asyncProperty(frames, attack), { numRuns: socketSessions });
        // No reconnect, so a push proves a continuous connection.
        await reportHonest();
      },
      20 * 60_000,
    );

    it('[F2] a socket that sends too much in a second is closed, and a person has no more than twenty', async () => {
      const flooding = open(handshake(), false);
      await once(flooding, 'data');
      const cut = closed(flooding);
      flooding.resume();
      const pong = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x33]);
      for (let at = 0; at < 1_000; at += 1) flooding.write(pong);
      await cut;
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, () => listenAt(portal.url, world.crew[1] ?? world.restaurant)),
      );
      const there = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(there).toHaveLength(20);
      there.forEach((listener) => listener.close());
    }, 60_000);
  });
});

const hour = 3_600_000;
let hours = 0;
const aPause = () => {
  const start = Date.UTC(2031, 0, 1) + (hours += 1) * hour;
  return {
    restaurant_id: 1,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + hour / 2).toISOString(),
    value: 'Cerramos la cocina media hora para cambiar las freidoras y el suelo.',
  };
};

describe('the address at which the program listens', () => {
  it('is one that only this machine reaches, and no demo is seeded where others do unless it was asked for', async () => {
    const { output } = await startRefused({ DATA_DIR: emptyDataDir(), HOST: '203.0.113.77' });
    expect(output).toContain('EADDRNOTAVAIL');
    const portal = await startPortal({ DATA_DIR: emptyDataDir() });
    const port = Number(new URL(portal.url).port);
    const listening = readFileSync('/proc/net/tcp', 'utf8').split('\n');
    const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
    const lines = listening.filter((line) => line.includes(`:${hexPort} 00000000:0000 0A`));
    expect(lines.map((line) => line.trim().split(/\s+/)[1])).toEqual([`0100007F:${hexPort}`]);
    await portal.end('SIGTERM');
  }, 60_000);
});
