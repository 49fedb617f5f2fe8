import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { HttpConnection } from './http-connection';
import { getRequest, postRequest } from './requests';

const visitor = { cookie: 'portal-es=secret', csrf: 'token' };
let server: Server;

async function serving(listener: RequestListener): Promise<HttpConnection> {
  server = createServer(listener).listen(0);
  await once(server, 'listening');
  return HttpConnection.open((server.address() as AddressInfo).port);
}

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('a connection of the load', () => {
  it('sends one request after the other over the same socket and reads each answer whole', async () => {
    const ports = new Set<number | undefined>();
    const big = 'x'.repeat(300_000);
    const connection = await serving((request, response) => {
      ports.add(request.socket.remotePort);
      const body = JSON.stringify({ url: request.url, cookie: request.headers.cookie, big });
      response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body);
    });
    for (const path of ['/api/order', '/api/order?page=2']) {
      const { status, body } = await connection.send(getRequest(path, visitor));
      expect(status).toBe(200);
      expect(JSON.parse(body.toString())).toEqual({ url: path, cookie: visitor.cookie, big });
    }
    expect(ports.size).toBe(1);
    connection.close();
  });

  it('sends a body with its length in bytes and what a changing call needs', async () => {
    const connection = await serving((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const content = JSON.stringify({ body, headers: request.headers });
        response.writeHead(422, { 'content-length': Buffer.byteLength(content) }).end(content);
      });
    });
    const { status, body } = await connection.send(
      postRequest('/api/order/add', visitor, '{"a":"ñ"}', 'key-00001'),
    );
    expect(status).toBe(422);
    expect(JSON.parse(body.toString())).toMatchObject({
      body: '{"a":"ñ"}',
      headers: {
        'x-csrf-token': 'token',
        'idempotency-key': 'key-00001',
        'content-type': 'application/json',
      },
    });
    connection.close();
  });

  it('fails the request under way when the server hangs up', async () => {
    const connection = await serving((request) => request.socket.destroy());
    await expect(connection.send(getRequest('/', visitor))).rejects.toThrow('closed the connection');
  });
});
