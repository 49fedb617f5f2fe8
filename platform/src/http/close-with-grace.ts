import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long a connection is kept on which nothing is asked while its program ends: a request may be on its way. */
const graceMilliseconds = 500;

/**
 * Makes a server end without failing anybody (R17): it listens no more at once and answers what still comes on the
 * connections that are open. Node's own `close` cuts every connection that is between two requests, be one arriving or
 * not.
 */
export function closeWithGrace(server: Server): void {
  const closeAtOnce = server.close.bind(server);
  let closing = false;
  server.close = (done) => {
    if (!closing && !server.listening) return closeAtOnce(done);
    // Connections that are already open are accepted before the server closes.
    setImmediate(() => NetServer.prototype.close.call(server, done));
    if (closing) return server;
    closing = true;
    const grace = setTimeout(() => server.closeIdleConnections(), graceMilliseconds);
    server.once('close', () => clearTimeout(grace));
    return server;
  };
}
