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

interface Counted {
  /** @returns whether the person is within the limit */
  assignTo(userId: number): boolean;
  release(): void;
}
const counted = new WeakMap<Socket, Counted>();

/** Stops counting: sockets have own limits. */
export const releaseConnection = (socket: Socket): void => counted.get(socket)?.release();

/** @returns whether the person is within the limit; proxies are not counted */
export const assignConnection = (socket: Socket, userId: number): boolean =>
  counted.get(socket)?.assignTo(userId) ?? true;

function countConnections({
  connectionsPerAddress,
  connectionsPerPerson,
}: ConnectionLimits): (socket: Socket) => boolean {
  const byNetwork = new Counts<string>();
  const byPerson = new Counts<number>();
  return (socket) => {
    const network = networkKey(socket.remoteAddress);
    if (byNetwork.of(network) >= connectionsPerAddress) return false;
    byNetwork.change(network, 1);
    let owner: number | undefined;
    let decrement = () => byNetwork.change(network, -1);
    const release = () => {
      counted.delete(socket);
      decrement();
      decrement = () => undefined;
    };
    counted.set(socket, {
      release,
      assignTo(userId) {
        if (owner === userId) return true;
        if (byPerson.of(userId) >= connectionsPerPerson) return false;
        decrement();
        owner = userId;
        byPerson.change(userId, 1);
        decrement = () => byPerson.change(userId, -1);
        return true;
      },
    });
    socket.once('close', release);
    return true;
  };
}

/**
 * Limits open connections and paces new ones. Proxies count as many people.
 * @returns accepts all waiting connections, for shutdown
 */
export function limitConnections(server: Server, limits: ConnectionLimits, isProxy: TrustProxy): () => void {
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
