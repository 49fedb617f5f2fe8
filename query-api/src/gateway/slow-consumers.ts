import type { Server } from 'socket.io';

/** A browser that does not read is cut before it costs memory; it comes back and refetches (R14). */
const mostQueuedPackets = 500;
const mostQueuedBytes = 1024 * 1024;

interface RawConnection {
  readonly transport?: { readonly socket?: { readonly bufferedAmount?: number } };
}

/** Cuts every socket with too much waiting to be sent. @returns how many were cut */
export function cutSlowConsumers(io: Pick<Server, 'sockets'>): number {
  let cut = 0;
  for (const socket of io.sockets.sockets.values()) {
    const queuedBytes = (socket.conn as unknown as RawConnection).transport?.socket?.bufferedAmount ?? 0;
    const queuedPackets = (socket.conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length;
    if (queuedBytes <= mostQueuedBytes && queuedPackets <= mostQueuedPackets) continue;
    socket.disconnect(true);
    cut += 1;
  }
  return cut;
}
