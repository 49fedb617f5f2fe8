import { createServer } from 'node:http';

/** The answers of a program that has no others: `/livez` always 200, anything else 503 until it is ready. */
export interface HealthServer {
  /** From now on it answers 200. */
  isReady(): void;
  close(): void;
}

/** Listens at `port` on every interface, as every program of the production world does. */
export function openHealthServer(port: number): HealthServer {
  let ready = false;
  const server = createServer(({ url }, response) => {
    response.writeHead(ready || url === '/livez' ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url === '/livez' ? { alive: true } : { ready }));
  });
  server.listen(port);
  return { isReady: () => void (ready = true), close: () => void server.close() };
}
