import { createServer } from 'node:http';
import { smallServer, smallServerConnections } from '../admission/limits';
import { securityHeaderLines } from './security-headers';

/** For programs without HTTP: `/livez` always 200, else 503 until ready. */
export interface HealthServer {
  isReady(): void;
  close(): void;
}

/** Listens at `port` on all interfaces. */
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
