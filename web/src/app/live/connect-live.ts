import { hintsMissed, type SocketHello, tooManySockets } from '@portal/contracts/kernel';
import { io } from 'socket.io-client';
import type { ConnectLive } from './live-subscriber';

/** Milliseconds after which a page asks again whose person had too many sockets: other tabs may be closed by then. */
const roomAfter = 60_000;

/**
 * Opens the one socket of this page. Rooms come from the session cookie; the browser names none. Loaded on its own,
 * after the first screen: what was pushed until it stands is asked for, and after a break everything is refetched.
 */
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
  subscriber.onSpeaker?.((name, payload) => void (socket.connected && socket.emit(name, payload)));
  socket.on('connect', () => {
    if (wasConnected && !socket.recovered) subscriber.onMissed();
    wasConnected = true;
    subscriber.onStatus('live');
  });
  socket.on('disconnect', () => subscriber.onStatus('lost'));
  socket.on('connect_error', ({ message }) => {
    if (message !== tooManySockets) return;
    subscriber.onStatus('lost');
    comingBack = setTimeout(() => socket.connect(), roomAfter);
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
