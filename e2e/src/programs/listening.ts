import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from '@portal/query-api';
import { cookieNameFor } from '@portal/platform/session/session-cookie';
import { io, type Socket } from 'socket.io-client';
import type { InProcessPortal, SignedIn } from './in-process-portal';

export interface ReceivedPush {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Listener {
  /** In order of arrival. */
  readonly received: readonly ReceivedPush[];
  /** Includes earlier pushes. */
  until(fits: (hint: ReceivedPush) => boolean): Promise<void>;
}

function listenerOn(socket: Socket): Listener {
  const received: ReceivedPush[] = [];
  const bell = new EventEmitter();
  socket.onAny((name: string, payload: ReceivedPush['payload']) => {
    received.push({ name, payload });
    bell.emit('hint');
  });
  return {
    received,
    async until(fits) {
      while (!received.some(fits)) await once(bell, 'hint');
    },
  };
}

export interface OpenListener extends Listener {
  close(): void;
}

/** @param comesBack reconnects, as the web app does */
export async function listenAt(url: string, { cookie }: SignedIn, comesBack = false): Promise<OpenListener> {
  const options = { transports: ['websocket'], reconnection: comesBack, forceNew: true };
  const socket = io(url, { ...options, extraHeaders: { cookie } });
  const listener = listenerOn(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { ...listener, close: () => void socket.disconnect() };
}

/** On its own port. */
export async function openGateway(portal: InProcessPortal) {
  const server = createServer();
  const cookieName = cookieNameFor({ https: false, market: portal.market });
  const gateway = createGateway({ server, bus: portal.stores.pushes, sessions: portal.sessions, cookieName });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listeners: OpenListener[] = [];
  return {
    async listen(signedIn: SignedIn): Promise<Listener> {
      const listener = await listenAt(url, signedIn);
      listeners.push(listener);
      return listener;
    },
    async close() {
      listeners.forEach((listener) => listener.close());
      await gateway.close();
    },
  };
}
