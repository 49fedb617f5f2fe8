import { createServer, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { allViews } from '@portal/contracts';
import { createGateway, orderIsThereIn } from '@portal/query-api';
import { collectGarbageAtRest } from '@portal/platform/program/collect-garbage';
import { cookieNameFor } from '@portal/platform/session/session-cookie';
import { createSessionGuard } from '@portal/platform/session/session-guard';
import { openStores } from '@portal/platform/stores/open-stores';
import { readConfig } from './config';
import type { FromGateway, ToGateway } from './messages';

/*
 * Push fan-out in its own process: sockets do not delay commands.
 * No port: the main process passes sockets at the WebSocket upgrade.
 */

function requestFrom(message: Extract<ToGateway, { kind: 'upgrade' }>, socket: Socket): IncomingMessage {
  const request = new IncomingMessage(socket);
  request.method = message.method;
  request.url = message.url;
  request.httpVersion = '1.1';
  request.rawHeaders = [...message.rawHeaders];
  for (let at = 0; at < message.rawHeaders.length; at += 2) {
    request.headers[String(message.rawHeaders[at]).toLowerCase()] = message.rawHeaders[at + 1];
  }
  return request;
}

const config = readConfig(process.env);
const stores = openStores(
  { world: 'embedded', dataDir: config.dataDir },
  { views: allViews, onError: (error) => console.error(error) },
);
const server = createServer();
const gateway = createGateway({
  ...config,
  server,
  bus: stores.pushes,
  sessions: createSessionGuard({
    ...config,
    views: stores.views,
    now: () => new Date(),
    // Only calls extend a session, not sockets.
    onUse: () => undefined,
  }),
  cookieName: cookieNameFor(config),
  orderIsThere: orderIsThereIn(stores.views),
});

const send = (message: FromGateway) => process.send?.(message);
const figuresMilliseconds = 2_000;
const reporting = setInterval(
  () => send({ kind: 'figures', figures: gateway.figures() }),
  figuresMilliseconds,
);

/** Shutdown timeout: an orphan must not block a restart. */
const shutdownTimeoutMs = 2_000;

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  clearInterval(reporting);
  await gateway.close();
  await stores.close();
  process.exit(0);
}

process.on('message', (message: ToGateway, socket?: Socket) => {
  if (message.kind === 'pushes') stores.pushes.publish(message.pushes);
  else if (message.kind === 'stop') void stop();
  else if (socket) {
    server.emit('upgrade', requestFrom(message, socket), socket, Buffer.from(message.head, 'base64'));
  }
});
// Ctrl-C reaches the process group; the main process decides.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void stop());
send({ kind: 'ready' });
collectGarbageAtRest();
