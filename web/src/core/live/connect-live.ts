import {
  hintsMissed,
  type SocketHello,
  socketWithoutSession,
  tooManySockets,
} from '@portal/contracts/kernel';
import { io } from 'socket.io-client';

/** `connecting` before the first connection, `lost` after a break. */
export type ConnectionStatus = 'connecting' | 'live' | 'lost';

/** Unacknowledged. */
export type Say = (name: string, payload: object) => void;

export interface LiveSubscriber {
  readonly onStatus: (status: ConnectionStatus) => void;
  readonly onPush: (name: string, payload: object) => void;
  /** Reconnected; pushes were missed. */
  readonly onMissed: () => void;
  /** The session may be over. */
  readonly onRejected: () => void;
  readonly onReady?: (say: Say) => void;
}

/**
 * @param shownSince when the page's first data was requested, `performance.now()` milliseconds
 * @returns closes the socket.
 */
export type ConnectLive = (subscriber: LiveSubscriber, shownSince: number) => () => void;

/** Milliseconds: after a refusal, or too many sockets. */
const againAfter = 10_000;
const roomAfter = 60_000;
const closedByServer = 'io server disconnect';

/** Rooms come from the session. Refetches what was missed. */
export const connectLive: ConnectLive = (subscriber, shownSince) => {
  let wasConnected = false;
  let comingBack: ReturnType<typeof setTimeout> | undefined;
  const hello = (): SocketHello | object =>
    wasConnected ? {} : { shownFor: performance.now() - shownSince };
  const socket = io({
    transports: ['websocket'],
    withCredentials: true,
    reconnectionDelayMax: 10_000,
    auth: (notify) => notify(hello()),
  });
  subscriber.onReady?.((name, payload) => void (socket.connected && socket.emit(name, payload)));
  socket.on('connect', () => {
    if (wasConnected && !socket.recovered) subscriber.onMissed();
    wasConnected = true;
    subscriber.onStatus('live');
  });
  /** Socket.IO does not reconnect closed or refused sockets. */
  const comeBackIn = (milliseconds: number) => {
    subscriber.onStatus('lost');
    clearTimeout(comingBack);
    comingBack = setTimeout(() => socket.connect(), milliseconds);
  };
  socket.on('disconnect', (reason) => {
    if (reason !== closedByServer) return void subscriber.onStatus('lost');
    comeBackIn(againAfter);
    subscriber.onRejected();
  });
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return;
    comeBackIn(message === tooManySockets ? roomAfter : againAfter);
    if (message === socketWithoutSession) subscriber.onRejected();
  });
  socket.on(hintsMissed, () => subscriber.onMissed());
  socket.onAny((name: string, payload: unknown) => {
    if (typeof payload === 'object' && payload !== null) subscriber.onPush(name, payload);
  });
  return () => {
    clearTimeout(comingBack);
    socket.disconnect();
  };
};
