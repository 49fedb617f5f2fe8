import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Between looks for idle connections: a request may be under way. */
const graceMilliseconds = 500;
/** For connections that have not sent a request. */
const silenceMilliseconds = 2_500;

/**
 * Graceful shutdown (R17). Node's own `close` cuts idle connections even while a request arrives, and waits for those that
 * send none, as browsers open them ahead of need.
 */
export function closeWithGrace(server: Server): void {
  const closeAtOnce = server.close.bind(server);
  const silent = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let closing = false;

  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }, answer) => {
    silent.delete(socket);
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });

  server.close = (done) => {
    if (!closing && !server.listening) return closeAtOnce(done);
    setImmediate(() => NetServer.prototype.close.call(server, done));
    if (closing) return server;
    closing = true;
    // Or their connections are used again. Fastify does the same for later requests.
    for (const answer of answers) answer.shouldKeepAlive = false;
    const looking = setInterval(() => server.closeIdleConnections(), graceMilliseconds);
    const silence = setTimeout(() => silent.forEach((socket) => socket.destroy()), silenceMilliseconds);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(silence);
    });
    return server;
  };
}
