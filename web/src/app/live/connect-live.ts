import { io } from 'socket.io-client';
import type { ConnectLive } from './live-context';

/**
 * Opens the one socket of this page. Rooms come from the session cookie; the browser names none. Loaded on its own,
 * after the first screen.
 */
export const connectLive: ConnectLive = (subscriber) => {
  const socket = io({ transports: ['websocket'], withCredentials: true, reconnectionDelayMax: 10_000 });
  let wasConnected = false;
  socket.on('connect', () => {
    if (wasConnected && !socket.recovered) subscriber.onMissed();
    wasConnected = true;
    subscriber.onStatus('live');
  });
  socket.on('disconnect', () => subscriber.onStatus('lost'));
  socket.onAny((name: string, payload: unknown) => {
    if (typeof payload === 'object' && payload !== null) subscriber.onPush(name, payload);
  });
  return () => void socket.disconnect();
};
