import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { neighbourhood, networkKey, type TrustProxy } from './caller-address';
import type { Limits } from './limits';
import { NewConnections } from './new-connections';

type ConnectionLimits = Pick<Limits, 'connections' | 'connectionsPerAddress' | 'newConnectionsPerSecond'>;

/** How a connection stops being counted as a stranger's. */
const releases = new WeakMap<Socket, () => void>();

/** The connection belongs to a known person, or is closed. */
export const releaseConnection = (socket: Socket): void => releases.get(socket)?.();

/** Counts the open connections of strangers by address. @returns counts one more, or tells that it is too much */
function countStrangers(most: number): (socket: Socket) => boolean {
  const strangers = new Map<string, number>();
  return (socket) => {
    const network = networkKey(socket.remoteAddress);
    const open = strangers.get(network) ?? 0;
    if (open >= most) return false;
    strangers.set(network, open + 1);
    const release = () => {
      if (!releases.delete(socket)) return;
      const left = (strangers.get(network) ?? 1) - 1;
      if (left > 0) strangers.set(network, left);
      else strangers.delete(network);
    };
    releases.set(socket, release);
    socket.once('close', release);
    return true;
  };
}

/**
 * Caps the open connections of a server, in total and those without a session from one address, and paces new ones.
 * Trusted proxies count as many people.
 * @returns accepts the waiting ones, because the server ends
 */
export function limitConnections(server: Server, limits: ConnectionLimits, isProxy: TrustProxy): () => void {
  // What Node's own server does with a connection happens when it is accepted.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  const accept = (socket: Socket) => listeners.forEach((listener) => listener.call(server, socket));
  const arrivals = new NewConnections(limits, accept);
  const countStranger = countStrangers(limits.connectionsPerAddress);
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return accept(socket);
    if (!countStranger(socket)) return void socket.destroy();
    return arrivals.add(socket, networkKey(remoteAddress, neighbourhood));
  });
  return () => arrivals.close();
}
