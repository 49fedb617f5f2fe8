import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { addressOf, type Attack, firstOutcome } from './attack';

const pause = 50;
const path = 'socket.io/?EIO=4&transport=websocket';
/** For the default namespace. */
const connectPacket = '40';
const event = '42["join","role:2"]';
/** Bytes of backpressure. */
const maxBuffered = 64 * 1024;

/** Resolves at the end of the connection or the signal. */
const ended = (socket: WebSocket, signal: AbortSignal): Promise<string> =>
  firstOutcome({
    signal,
    close: () => socket.terminate(),
    watch(end) {
      socket.on('error', () => end('closed'));
      socket.on('close', () => end('closed'));
      socket.on('unexpected-response', (_request, response) => end(String(response.statusCode)));
    },
  });

/** Unauthenticated sockets that stay open. */
export const strangersSockets: Attack = {
  name: 'sockets of strangers',
  concurrency: 100,
  async attempt({ port }, n, signal) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`, { localAddress: addressOf(n, 16) });
    socket.on('open', () => socket.send(connectPacket));
    const outcome = await ended(socket, signal);
    await delay(pause);
    return outcome;
  },
};

async function sendUntilClosed(socket: WebSocket): Promise<void> {
  while (socket.readyState === WebSocket.OPEN) {
    for (let sent = 0; sent < 100 && socket.bufferedAmount < maxBuffered; sent += 1) socket.send(event);
    await delay(0);
  }
}

/** Events from a session, as fast as possible. */
export const frames: Attack = {
  name: 'frames of one person',
  concurrency: 2,
  async attempt({ port, managers }, _n, signal) {
    const headers = { cookie: managers[0]?.cookie ?? '' };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`, { headers });
    socket.on('open', () => {
      socket.send(connectPacket);
      void sendUntilClosed(socket);
    });
    const outcome = await ended(socket, signal);
    await delay(pause);
    return outcome;
  },
};
