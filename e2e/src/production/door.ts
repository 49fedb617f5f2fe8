import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { appFor, type CallApp } from '@portal/contracts';

/** Port by app. */
export type AppPorts = Readonly<Record<CallApp, number>>;

/** The proxy, as nginx in production; routes come from the contracts. */
export interface OpenProxy {
  readonly url: string;
  close(): Promise<void>;
}

const host = '127.0.0.1';

function pass(ports: AppPorts, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = request;
  const port = ports[appFor(method, url.split('?', 1)[0] ?? '/')];
  const onward = forward({ host, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // A broken answer breaks the browser's, too.
    pipeline(answer, response, () => undefined);
  });
  onward.on('error', () => {
    if (response.headersSent) return response.destroy();
    return response.writeHead(502, { 'content-type': 'text/plain' }).end('the app behind this door is away');
  });
  request.pipe(onward);
}

/** With the browser's raw head. */
function passUpgrade(port: number, request: IncomingMessage, browser: Socket, head: Buffer): void {
  const app = connect(port, host, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    app.write(`${lines.join('\r\n')}\r\n\r\n`);
    app.write(head);
    app.pipe(browser).pipe(app);
  });
  app.on('error', () => browser.destroy());
  browser.on('error', () => app.destroy());
}

export async function openProxy(ports: AppPorts): Promise<OpenProxy> {
  const server = createServer((request, response) => pass(ports, request, response));
  // Milliseconds; longer than any client, to avoid closing races.
  server.keepAliveTimeout = 120_000;
  const upgraded = new Set<Socket>();
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    passUpgrade(ports['query-api'], request, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      upgraded.forEach((socket) => socket.destroy());
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
