import type { Duplex } from 'node:stream';
import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * A connection of the driver that always notices the end of its socket. The driver's own waits for `drain` after a
 * write returns false, and a socket that ends without an error never emits it: the call waits for ever. If it is the
 * monitor's, its client never finds the server again.
 */
export class LateWriteGuard extends Connection {
  constructor(socket: Duplex, options: object) {
    super(refusingLateWrites(socket), options);
    socket.once('close', () => {
      // Waiting for `drain` ends with an error, as on any broken socket.
      if (socket.listenerCount('drain') > 0) socket.emit('error', brokenSocket());
    });
  }
}

/** Throws when it is written to after its end, which the driver takes for a network error. */
function refusingLateWrites(socket: Duplex): Duplex {
  const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
  socket.write = (...written: unknown[]) => {
    if (socket.destroyed) throw brokenSocket();
    return write(...written);
  };
  return socket;
}

const brokenSocket = () => Object.assign(new Error('the server has ended the connection'), { code: 'EPIPE' });
