import type { Server } from 'socket.io';

/** A browser that does not read is cut before it costs memory; it comes back and refetches (R14). */
const maxQueuedPackets = 500;
const maxQueuedBytes = 1024 * 1024;

/** The WebSocket below a connection, as far as we need it. */
interface RawConnection {
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
}

/** Cuts every socket with too much waiting to be sent. @returns how many were cut */
export function cutSlowConsumers(io: Pick<Server, 'sockets'>): number {
  let cut = 0;
  for (const socket of io.sockets.sockets.values()) {
    const { writeBuffer, transport } = socket.conn as unknown as RawConnection;
    const queuedBytes = transport.socket?.bufferedAmount ?? 0;
    if (queuedBytes <= maxQueuedBytes && writeBuffer.length <= maxQueuedPackets) continue;
    // Not a goodbye, which would wait behind all that is queued and after which no browser comes back.
    transport.socket?.terminate();
    cut += 1;
  }
  return cut;
}
