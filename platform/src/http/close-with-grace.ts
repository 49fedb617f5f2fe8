import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** For idle connections: a request may be under way. */
const graceMilliseconds = 500;

/** Graceful shutdown (R17). Node's own `close` cuts idle connections even while a request arrives. */
export function closeWithGrace(server: Server): void {
  const closeAtOnce = server.close.bind(server);
  let closing = false;
  server.close = (done) => {
    if (!closing && !server.listening) return closeAtOnce(done);
    setImmediate(() => NetServer.prototype.close.call(server, done));
    if (closing) return server;
    closing = true;
    const grace = setTimeout(() => server.closeIdleConnections(), graceMilliseconds);
    server.once('close', () => clearTimeout(grace));
    return server;
  };
}
