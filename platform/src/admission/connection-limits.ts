import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { neighbourhood, networkKey, type TrustProxy } from './caller-address';
import { Counts } from './counts';
import type { Limits } from './limits';
import { NewConnections } from './new-connections';

type ConnectionLimits = Pick<
  Limits,
  'connections' | 'connectionsPerAddress' | 'connectionsPerPerson' | 'newConnectionsPerSecond'
>;

/** A connection that is counted: as a stranger's by its address, later as a person's. */
interface Counted {
  /** @returns whether the person has room for it */
  giveTo(userId: number): boolean;
  release(): void;
}
const counted = new WeakMap<Socket, Counted>();

/** The connection is not counted any more: it is a socket, which has limits of its own. */
export const releaseConnection = (socket: Socket): void => counted.get(socket)?.release();

/** The connection is a person's now. @returns whether the person has room for it; those of proxies are nobody's */
export const giveConnection = (socket: Socket, userId: number): boolean =>
  counted.get(socket)?.giveTo(userId) ?? true;

/** Counts open connections, of strangers by address, of people by themselves. @returns counts one more, or tells that it is too much */
function countConnections({
  connectionsPerAddress,
  connectionsPerPerson,
}: ConnectionLimits): (socket: Socket) => boolean {
  const strangers = new Counts<string>();
  const people = new Counts<number>();
  return (socket) => {
    const network = networkKey(socket.remoteAddress);
    if (strangers.of(network) >= connectionsPerAddress) return false;
    strangers.change(network, 1);
    let owner: number | undefined;
    let leave = () => strangers.change(network, -1);
    const release = () => {
      counted.delete(socket);
      leave();
      leave = () => undefined;
    };
    counted.set(socket, {
      release,
      giveTo(userId) {
        if (owner === userId) return true;
        if (people.of(userId) >= connectionsPerPerson) return false;
        leave();
        owner = userId;
        people.change(userId, 1);
        leave = () => people.change(userId, -1);
        return true;
      },
    });
    socket.once('close', release);
    return true;
  };
}

/**
 * Caps the open connections of a server, in total, of one person, and without a session from one address; paces new ones.
 * Trusted proxies count as many people.
 * @returns accepts the waiting ones, because the server ends
 */
export function limitConnections(server: Server, limits: ConnectionLimits, isProxy: TrustProxy): () => void {
  // What Node's own server does with a connection happens when it is accepted.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  const accept = (socket: Socket) => listeners.forEach((listener) => listener.call(server, socket));
  const arrivals = new NewConnections(limits, accept);
  const count = countConnections(limits);
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return accept(socket);
    if (!count(socket)) return void socket.destroy();
    return arrivals.add(socket, networkKey(remoteAddress, neighbourhood));
  });
  return () => arrivals.close();
}
