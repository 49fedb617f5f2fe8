import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { sendArchive } from './send-archive';

const opened: Readable[] = [];
let file: () => PassThrough;
let app: FastifyInstance;

beforeEach(async () => {
  opened.length = 0;
  file = () => {
    const stream = new PassThrough();
    stream.write(Buffer.alloc(1_000));
    return stream;
  };
  app = fastify();
  app.get('/zip', (_request, reply) => {
    const files = {
      open: async () => {
        const stream = file();
        opened.push(stream);
        return { stream, bytes: 0 };
      },
    };
    return sendArchive(files, { filename: 'all.zip', archive: [{ key: 'a', filename: 'a.pdf' }] }, reply);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;

async function begin() {
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET /zip HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

describe('an archive of stored files', () => {
  it('[R13] leaves no file open when the client disconnects', async () => {
    const socket = await begin();
    const [first] = opened as [Readable];
    expect(first.destroyed).toBe(false);
    const closed = once(first, 'close');
    socket.destroy();
    await closed;
    expect(first.destroyed).toBe(true);
  });

  it('[R15] breaks off, and nothing else, when a file cannot be read to its end', async () => {
    const socket = await begin();
    const ended = once(socket, 'close');
    socket.resume();
    opened[0]?.destroy(new Error('the store went away'));
    await ended;
    expect((await app.inject({ method: 'HEAD', url: '/zip' })).statusCode).toBe(200);
  });

  it('opens no file for a HEAD request', async () => {
    const { headers } = await app.inject({ method: 'HEAD', url: '/zip' });
    expect(headers).toMatchObject({ 'content-type': 'application/zip' });
    expect(opened).toHaveLength(0);
  });
});
