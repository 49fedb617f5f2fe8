import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { smallServer, smallServerConnections } from '../admission/limits';

export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Own port, not published by the proxy. */
export async function serveMetrics(
  registry: Registry,
  { port, host }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer(smallServer, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = smallServerConnections;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
