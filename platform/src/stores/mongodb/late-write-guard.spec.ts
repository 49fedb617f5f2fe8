import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoNetworkError } from 'mongodb';
import { Connection } from 'mongodb/lib/cmap/connection.js';
import { LateWriteGuard } from './late-write-guard';

/** Accepts everything, answers nothing; if slow, reads nothing. */
let server: Server;
let slow = false;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = createServer((socket) => (slow ? socket.pause() : socket.resume()).on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => void server.close());

async function socketTo(reads: 'at once' | 'never'): Promise<Socket> {
  slow = reads === 'never';
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const options = { id: 1, generation: 0, hostAddress: '127.0.0.1:1' };
const admin = { db: 'admin' };
const tooMuchAtOnce = { ping: 1, comment: 'x'.repeat(8_000_000) };

const outcome = (call: Promise<unknown>) =>
  Promise.race([call.catch((error: unknown) => error), pause(500, 'waits for ever')]);

async function afterItsSocketWasGone(Kind: typeof Connection): Promise<unknown> {
  const socket = await socketTo('at once');
  const connection = new Kind(socket, options);
  socket.destroy();
  return outcome(connection.command(admin, { ping: 1 }, {}));
}

async function whileItsSocketGoes(Kind: typeof Connection): Promise<unknown> {
  const socket = await socketTo('never');
  const call = new Kind(socket, options).command(admin, tooMuchAtOnce, {});
  await pause(50);
  socket.destroy();
  return outcome(call);
}

describe('LateWriteGuard', () => {
  it('[R15] fails when its socket was gone just before the call', async () => {
    expect(await afterItsSocketWasGone(LateWriteGuard)).toBeInstanceOf(MongoNetworkError);
  });

  it('[R15] fails when its socket goes before all of the call is sent', async () => {
    expect(await whileItsSocketGoes(LateWriteGuard)).toMatchObject({ code: 'EPIPE' });
  });

  // If these fail, the driver is fixed: remove the class.
  it.each([
    ['was gone just before the call', afterItsSocketWasGone],
    ['goes before all of the call is sent', whileItsSocketGoes],
  ])('is needed: the driver’s own connection waits for ever when its socket %s', async (_, ending) => {
    expect(await ending(Connection)).toBe('waits for ever');
  });
});
