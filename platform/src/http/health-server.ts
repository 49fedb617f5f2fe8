import { createServer } from 'node:http';
import { smallServer, smallServerConnections } from '../admission/limits';
import { securityHeaderLines } from './security-headers';

/** The answers of a program that has no others: `/livez` always 200, anything else 503 until it is ready. */
export interface HealthServer {
  /** From now on it answers 200. */
  isReady(): void;
  close(): void;
}

/** Listens at `port` on every interface, as every program of the production world does. */
export function openHealthServer(port: number): HealthServer {
  let ready = false;
  const headers = { ...securityHeaderLines({ https: false }), 'content-type': 'application/json' };
  const server = createServer(smallServer, ({ url }, response) => {
    response.writeHead(ready || url === '/livez' ? 200 : 503, headers);
    response.end(JSON.stringify(url === '/livez' ? { alive: true } : { ready }));
  });
  server.maxConnections = smallServerConnections;
  server.listen(port);
  return { isReady: () => void (ready = true), close: () => void server.close() };
}
