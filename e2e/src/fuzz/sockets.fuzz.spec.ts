import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect as connectTcp, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { InProcessPushBus } from '@portal/platform/stores/push-bus/in-process.push-bus';
import { testPerson } from '@portal/platform/testing/query-kit';
import { createGateway } from '@portal/query-api';
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { hostileFrame } from './hostile-frames';

/*
 * F2: malformed frames on sockets of people who are signed in. `npm run verify:fuzz` sends many more.
 */

const sessions = Number(process.env.FUZZ_SOCKETS ?? 150);
const framesPerSession = 12;
const cookie = 'portal-es=ana';
const handshake = (port: number) =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');

describe('[F2] hostile frames', () => {
  let server: Server;
  let bus: InProcessPushBus;
  let gateway: ReturnType<typeof createGateway>;
  let port: number;
  let honest: Socket;
  const troubles: unknown[] = [];

  beforeEach(async () => {
    server = createServer();
    bus = new InProcessPushBus((error) => troubles.push(error));
    gateway = createGateway({
      server,
      bus,
      cookieName: 'portal-es',
      sessions: {
        identify: async (secret) =>
          secret === 'ana' ? testPerson(Role.Manager, { restaurants: [1] }) : null,
        forget: () => undefined,
        lookAgain: () => undefined,
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
    honest = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], extraHeaders: { cookie } });
    await new Promise<void>((resolve) => honest.once('connect', resolve));
  });
  afterEach(async () => {
    honest.disconnect();
    await gateway.close();
  });

  async function attack(frames: readonly Buffer[]): Promise<void> {
    const socket = connectTcp(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write(handshake(port));
    await once(socket, 'data');
    for (const frame of frames) socket.write(frame);
    // A hang-up by either side ends it; ours comes after everything was written.
    socket.end();
    socket.setTimeout(2_000, () => socket.destroy());
    socket.resume();
    await closed;
  }

  it(
    'end nothing but the connection they came on: everybody else goes on hearing',
    async () => {
      const heard: unknown[] = [];
      honest.onAny((name, payload) => heard.push([name, payload]));
      const property = fc.asyncProperty(
        fc.array(hostileFrame, { minLength: 1, maxLength: framesPerSession }),
        (frames) => attack(frames),
      );
      await fc.assert(property, { numRuns: sessions });
      const last = new Promise((resolve) => honest.once('Last', resolve));
      bus.publish([{ name: 'Last', payload: { position: 1 }, to: [{ restaurant: 1 }] }]);
      await last;
      // Nobody's forged event reached somebody else.
      expect(heard).toEqual([['Last', { position: 1 }]]);
      expect(troubles).toEqual([]);
    },
    20 * 60_000,
  );
});
