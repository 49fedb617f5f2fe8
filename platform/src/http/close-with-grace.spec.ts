import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { closeWithGrace } from './close-with-grace';

const request = 'GET / HTTP/1.1\r\nhost: portal\r\n\r\n';
let server: Server;
let asked: ServerResponse[];
beforeEach(async () => {
  asked = [];
  server = createServer((_request, response) => void asked.push(response));
  closeWithGrace(server);
  server.listen(0);
  await once(server, 'listening');
});

async function connected(sent = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port);
  await once(socket, 'connect');
  socket.write(sent);
  await pause(20);
  return socket;
}
const closed = () => new Promise<void>((resolve) => server.close(() => resolve()));
const milliseconds = async (work: Promise<unknown>) => {
  const startedAt = performance.now();
  await work;
  return performance.now() - startedAt;
};

describe('[R17] closing a server', () => {
  it.each([
    ['has not sent anything', ''],
    ['has sent half a request', 'GET / HTTP/1.1\r\nho'],
  ])('ends a connection that %s', async (_what, sent) => {
    const socket = await connected(sent);
    const ending = once(socket.resume(), 'close');
    expect(await milliseconds(closed())).toBeLessThan(5_000);
    await ending;
  });

  it('ends a connection after its last answer', async () => {
    const socket = await connected(request);
    asked[0]?.end('first');
    await once(socket, 'data');
    const ending = once(socket.resume(), 'close');
    await closed();
    await ending;
  });

  it('answers what arrives in the grace, and what takes longer than it', async () => {
    const early = await connected(request);
    const late = await connected();
    const answers = [text(early), text(late)];
    const closing = closed();
    await pause(700);
    late.write(request);
    await pause(50);
    expect(asked).toHaveLength(2);
    asked.forEach((response, at) => response.end(`answer ${at}`));
    for (const [at, answer] of (await Promise.all(answers)).entries())
      expect(answer).toContain(`answer ${at}`);
    await closing;
  });

  it('tells those that wait for their answer that it is the last of their connection', async () => {
    const socket = await connected(request);
    const answer = text(socket);
    const closing = closed();
    asked[0]?.end();
    expect(await answer).toContain('Connection: close');
    await closing;
  });
});
