import type { Duplex } from 'node:stream';
import { Connection } from 'mongodb/lib/cmap/connection.js';

/** Driver bug: calls wait for `drain` for ever when the socket ends; the monitor would never reconnect. */
export class LateWriteGuard extends Connection {
  constructor(socket: Duplex, options: object) {
    super(refusingLateWrites(socket), options);
    socket.once('close', () => {
      if (socket.listenerCount('drain') > 0) socket.emit('error', brokenSocket());
    });
  }
}

/** Throws on writes after the end; the driver treats it as a network error. */
function refusingLateWrites(socket: Duplex): Duplex {
  const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
  socket.write = (...written: unknown[]) => {
    if (socket.destroyed) throw brokenSocket();
    return write(...written);
  };
  return socket;
}

const brokenSocket = () => Object.assign(new Error('the server has ended the connection'), { code: 'EPIPE' });
