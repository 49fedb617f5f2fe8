import type { Server } from 'socket.io';

/** Slow clients are disconnected; they reconnect and refetch (R14). */
const maxQueuedPackets = 500;
const maxQueuedBytes = 1024 * 1024;

interface RawConnection {
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
}

/** @returns disconnected sockets */
export function cutSlowConsumers(io: Pick<Server, 'sockets'>): number {
  let cut = 0;
  for (const socket of io.sockets.sockets.values()) {
    const { writeBuffer, transport } = socket.conn as unknown as RawConnection;
    const queuedBytes = transport.socket?.bufferedAmount ?? 0;
    if (queuedBytes <= maxQueuedBytes && writeBuffer.length <= maxQueuedPackets) continue;
    // A close frame would queue behind the backlog and prevent reconnects.
    transport.socket?.terminate();
    cut += 1;
  }
  return cut;
}
