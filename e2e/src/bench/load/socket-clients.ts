import { once } from 'node:events';
import { WebSocket } from 'ws';
import { sharedClock } from './paced';
import type { Destination } from './work';

/** Engine.IO and Socket.IO packets. */
const connectPacket = '40';
const connectedPacket = '40';
const ping = '2';
const pong = '3';
/** Others, e.g. the bell, have the same positions. */
const statusPacket = '42["OrderChanged",';

export interface Receipts {
  /** Number of sockets. */
  readonly sockets: number;
  /** On the shared clock. */
  readonly lastAt: number;
}

/** Raw Socket.IO: full clients would take more time than the measured work. */
export class SocketClients {
  readonly #receipts = new Map<number, { sockets: number; lastAt: number }>();

  private constructor(sockets: readonly WebSocket[]) {
    for (const socket of sockets) socket.on('message', (data) => this.#onMessage(socket, String(data)));
  }

  static async open({ port, visitors }: Destination, count: number): Promise<SocketClients> {
    const sockets: WebSocket[] = [];
    // In batches: a thousand handshakes would measure the listen backlog.
    for (let from = 0; from < count; from += 50) {
      const next = Array.from({ length: Math.min(50, count - from) }, (_, at) =>
        connected(port, visitors[(from + at) % visitors.length]?.cookie ?? ''),
      );
      sockets.push(...(await Promise.all(next)));
    }
    return new SocketClients(sockets);
  }

  /** By log position; clears the record. */
  takeReceipts(): ReadonlyMap<number, Receipts> {
    const receipts = new Map(this.#receipts);
    this.#receipts.clear();
    return receipts;
  }

  #onMessage(socket: WebSocket, packet: string): void {
    if (packet === ping) return socket.send(pong);
    if (!packet.startsWith(statusPacket)) return;
    const position = Number(/"position":(\d+)/.exec(packet)?.[1]);
    const known = this.#receipts.get(position) ?? { sockets: 0, lastAt: 0 };
    known.sockets += 1;
    known.lastAt = sharedClock();
    this.#receipts.set(position, known);
  }
}

/** Resolves after the server accepts it. */
async function connected(port: number, cookie: string): Promise<WebSocket> {
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
  await once(socket, 'message');
  socket.send(connectPacket);
  const [answer] = (await once(socket, 'message')) as [Buffer];
  if (!String(answer).startsWith(connectedPacket)) throw new Error(`a socket was refused: ${String(answer)}`);
  return socket;
}
