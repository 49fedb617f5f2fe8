import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { releaseConnection } from '@portal/platform/admission/connection-limits';
import { stopReading } from '@portal/platform/admission/stop-reading';
import { hasTwoHosts } from '@portal/platform/http/client-errors';
import { refusingRaw } from '@portal/platform/http/raw-answer';
import type { GatewayFigures } from '@portal/platform/metrics/gateway-metrics';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';
import type { FromGateway, ToGateway } from './messages';

export interface GatewayLink {
  publish(pushes: readonly Push[]): void;
  takeUpgradesOf(server: Server): void;
  stop(): Promise<void>;
}

const socketPath = /^\/socket\.io\//;
const restartMilliseconds = 500;

export async function startGateway(
  env: NodeJS.ProcessEnv,
  config: { readonly https: boolean },
  onFigures: (figures: GatewayFigures) => void,
): Promise<GatewayLink> {
  const entry = fileURLToPath(new URL('./gateway.process.js', import.meta.url));
  const refuse = refusingRaw(config);
  let stopping = false;
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = fork(entry, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'json' });
    child.once('exit', () => {
      if (!stopping) setTimeout(() => void start(), restartMilliseconds);
    });
    child.on('message', (message: FromGateway) => {
      if (message.kind === 'figures') onFigures(message.figures);
    });
    await once(child, 'message');
  }

  const send = (message: ToGateway, socket?: Socket) => {
    if (!child.connected) return socket?.destroy();
    // Node drops data read before the handover: early frames would be lost.
    if (socket) stopReading(socket);
    child.send(message, socket);
  };
  await start();

  return {
    publish: (pushes) => send({ kind: 'pushes', pushes }),
    takeUpgradesOf(server) {
      server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
        const { method = '', url = '/', rawHeaders } = request;
        if (!socketPath.test(url)) return refuse(socket, 'not_found');
        if (hasTwoHosts(request)) return refuse(socket, 'invalid_request');
        releaseConnection(socket);
        send({ kind: 'upgrade', method, url, rawHeaders, head: head.toString('base64') }, socket);
      });
    },
    async stop() {
      stopping = true;
      if (!child.connected) return;
      const ended = once(child, 'exit');
      send({ kind: 'stop' });
      await ended;
    },
  };
}
